import { useEffect, useRef } from "react";
import type { CartView } from "../../features/cart/cart.contract.ts";
import { useIsTold } from "./consent.ts";
import { whenTold } from "./when-told.ts";

/** `cart` is undefined while hidden; a change is no new view. */
export function useViewedCart(cart: CartView | undefined): void {
  const isTold = useIsTold();
  const lines = cart?.products ?? [];
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  });
  const isSeen = isTold && lines.length > 0;
  useEffect(() => {
    if (isSeen) whenTold(({ tellEvents, viewCart }) => tellEvents([viewCart(latest.current)]));
  }, [isSeen]);
}
