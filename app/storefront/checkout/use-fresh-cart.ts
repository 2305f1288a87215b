import { useEffect } from "react";
import { useRevalidator } from "../../../client/way/way.tsx";
import type { CartView } from "../../../features/cart/cart.contract.ts";
import { useCart } from "../../../features/cart/ui/cart-store.ts";

/**
 * The checkout is read anew when the cart is another than it shows: reserved again after its time was over, or changed in another
 * tab. One that has ended stays on the screen, as what was typed does.
 */
export function useFreshCart(shown: CartView): void {
  const { cart } = useCart();
  const { revalidate } = useRevalidator();
  const isOther = cart !== undefined && cart.products.length > 0 && stateOf(cart) !== stateOf(shown);
  const now = isOther ? stateOf(cart) : "";
  useEffect(() => {
    if (now !== "") void revalidate();
    // Once for each state of the cart, whatever comes of it.
  }, [now, revalidate]);
}

const stateOf = ({ orderId, price, counter }: CartView): string => `${orderId} ${price} ${counter}`;
