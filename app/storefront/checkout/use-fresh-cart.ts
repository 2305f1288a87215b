import { useEffect, useRef } from "react";
import { useRevalidator } from "../../../client/router/router.tsx";
import type { CartView } from "../../../features/cart/cart.contract.ts";
import { useCart } from "../../../features/cart/ui/cart-store.ts";

/** Reads the checkout again when the cart differs from the shown one; an ended cart stays, with what was typed. */
export function useFreshCart(shown: CartView, onAnother: () => void): void {
  const { cart } = useCart();
  const { revalidate } = useRevalidator();
  const isOther = cart !== undefined && cart.products.length > 0 && stateOf(cart) !== stateOf(shown);
  const now = isOther ? stateOf(cart) : "";
  useEffect(() => {
    if (now !== "") void revalidate();
    // Once for each state of the cart, whatever the answer.
  }, [now, revalidate]);
  const before = useRef(stateOf(shown));
  const tell = useRef(onAnother);
  const here = stateOf(shown);
  useEffect(() => {
    tell.current = onAnother;
  }, [onAnother]);
  useEffect(() => {
    if (before.current === here) return;
    before.current = here;
    tell.current();
  }, [here]);
}

const stateOf = ({ orderId, price, counter }: CartView): string => `${orderId} ${price} ${counter}`;
