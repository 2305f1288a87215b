import { useEffect, useRef } from "react";
import type { CartView } from "../../features/cart/cart.contract.ts";
import { viewCart } from "./cart-events.ts";
import { useIsTold } from "./consent.ts";
import { tellEvents } from "./tell-events.ts";

/** Undefined while it is not on the screen; changing it is no new view. */
export function useViewedCart(cart: CartView | undefined): void {
  const isTold = useIsTold();
  const lines = cart?.products ?? [];
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  });
  const isSeen = isTold && lines.length > 0;
  useEffect(() => {
    if (isSeen) tellEvents([viewCart(latest.current)]);
  }, [isSeen]);
}
