import { useEffect } from "react";
import { recall } from "../../../client/memory/device-memory.ts";

/** The page answers to presses first. */
const LATER_MS = 4_000;

/** The code that lets adds wait: a worker keeps it for when there is no connection; where none answers, the page has it beforehand. */
function useCodeOfWaiting(): void {
  useEffect(() => {
    if (navigator.serviceWorker?.controller) return undefined;
    const timer = setTimeout(() => void import("./waiting/let-wait.ts").catch(() => undefined), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Adds that waited for a connection are sent once it is back, the page is there or somebody has signed in; undefined while unknown. */
export function useWaitingAdds(isSignedIn: boolean | undefined): void {
  useCodeOfWaiting();
  useEffect(() => {
    if (isSignedIn === undefined) return undefined;
    const send = async () => {
      if (recall("cart_waiting") === undefined) return;
      // Code that is not here without a connection is asked for again with the next one.
      const part = await import("./waiting/send-waiting.ts").catch(() => undefined);
      await part?.sendWaiting();
    };
    void send();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [isSignedIn]);
}
