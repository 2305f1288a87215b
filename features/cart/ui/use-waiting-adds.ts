import { useEffect } from "react";
import { recall } from "../../../client/memory/device-memory.ts";

/** The page answers to presses first. */
const LATER_MS = 4_000;

/** Loads the code for waiting adds beforehand: a worker keeps it for offline use, else the page has it. */
function useCodeOfWaiting(): void {
  useEffect(() => {
    if (navigator.serviceWorker?.controller) return undefined;
    const timer = setTimeout(() => void import("./waiting/let-wait.ts").catch(() => undefined), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Sends waiting adds once the connection, the page or the signed-in person is back; undefined while unknown. */
export function useWaitingAdds(isSignedIn: boolean | undefined): void {
  useCodeOfWaiting();
  useEffect(() => {
    if (isSignedIn === undefined) return undefined;
    const send = async () => {
      if (recall("cart_waiting") === undefined) return;
      // Code that does not load is asked for again with the next connection.
      const part = await import("./waiting/send-waiting.ts").catch(() => undefined);
      await part?.sendWaiting();
    };
    void send();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [isSignedIn]);
}
