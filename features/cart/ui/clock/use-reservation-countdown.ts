import { useEffect, useState } from "react";
import { askAfterExpiry, refreshCart, useCart } from "../cart-store.ts";
import { pageNow, wasInterrupted } from "./page-now.ts";

const ASK_AGAIN_MS = 5_000;

export type Countdown = { seconds: number; share: number };

/** Seconds left by the server's clock, asked again after the device slept or its clock was set; undefined without a reservation. */
export function useReservationCountdown(): Countdown | undefined {
  const { cart, clockShift } = useCart();
  const end = cart?.reservationEnd ?? undefined;
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (end === undefined) return undefined;
    const tick = () => {
      setNow(pageNow() + clockShift);
      if (document.visibilityState === "visible" && wasInterrupted()) void refreshCart();
    };
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [end, clockShift]);
  const seconds = end === undefined || now === 0 ? undefined : Math.max(0, Math.floor((end - now) / 1_000));
  // Asked within the last second, the server would say that the cart lives.
  const isOver = end !== undefined && now >= end;
  useEffect(() => {
    if (!isOver) return undefined;
    const ask = () => void askAfterExpiry();
    ask();
    const again = setInterval(ask, ASK_AGAIN_MS);
    return () => clearInterval(again);
  }, [isOver]);
  if (seconds === undefined || !cart) return undefined;
  return { seconds, share: Math.min(1, seconds / cart.reservationSeconds) };
}

/** `m:ss`; `95:12` above an hour. */
export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
