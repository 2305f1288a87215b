import { useEffect, useEffectEvent } from "react";
import { browserName } from "./browser-name.ts";
import { refreshCart } from "./cart-store.ts";

const COLLECT_MS = 300;
const POLL_MS = 30_000;
/** Laptops sleep, so a page hidden this long reads anew. */
const STALE_MS = 10_000;
const LOCK = "cart-events";

type Heard = {
  /** A message in the conversation with the shop, or time in which one may have come. */
  onMessage?: () => void;
};

/** Keeps the cart the same on all devices: one tab of a browser holds the stream; without streams it polls every half minute. */
export function useCartEvents(isSignedIn: boolean, { onMessage }: Heard = {}): void {
  const tellMessage = useEffectEvent(() => onMessage?.());
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const stop = new AbortController();
    const follow = () => followUntil(stop.signal, tellMessage);
    if ("locks" in navigator) navigator.locks.request(LOCK, { signal: stop.signal }, follow).catch(() => undefined);
    else void follow();
    const stopLooking = whenLookedAtAgain(() => {
      void refreshCart();
      tellMessage();
    });
    return () => {
      stop.abort();
      stopLooking();
    };
  }, [isSignedIn]);
}

function followUntil(signal: AbortSignal, tellMessage: () => void): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const source = new EventSource("/api/cart-events");
    let timer: ReturnType<typeof setTimeout> | undefined;
    let poll: ReturnType<typeof setInterval> | undefined;
    const readSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void refreshCart();
      }, COLLECT_MS);
    };
    source.addEventListener("cart", ({ data }) => data !== browserName() && readSoon());
    source.addEventListener("chat", ({ data }) => data !== "typing" && tellMessage());
    source.addEventListener("error", () => {
      if (source.readyState === EventSource.CLOSED)
        poll ??= setInterval(() => document.visibilityState === "visible" && readSoon(), POLL_MS);
    });
    signal.addEventListener("abort", () => {
      source.close();
      clearTimeout(timer);
      clearInterval(poll);
      resolve();
    });
    return undefined;
  });
}

function whenLookedAtAgain(tell: () => void): () => void {
  let leftAt = Date.now();
  const look = () => {
    if (document.visibilityState === "hidden") leftAt = Date.now();
    else if (Date.now() - leftAt > STALE_MS) tell();
  };
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}
