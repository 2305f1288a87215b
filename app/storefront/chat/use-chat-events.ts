import { useEffect, useRef } from "react";

const POLL_MS = 8_000;

/** News of the conversation over the customer's stream; where there is none, asked for every few seconds. */
export function useChatEvents({ onNews, onTyping }: { onNews: () => void; onTyping: () => void }): void {
  const latest = useRef({ onNews, onTyping });
  useEffect(() => {
    latest.current = { onNews, onTyping };
  });
  useEffect(() => {
    const source = new EventSource("/api/cart-events");
    let poll: ReturnType<typeof setInterval> | undefined;
    const look = () => document.visibilityState === "visible" && latest.current.onNews();
    source.addEventListener("chat", ({ data }) => (data === "typing" ? latest.current.onTyping() : latest.current.onNews()));
    // What came while there was no stream.
    source.addEventListener("open", look);
    source.addEventListener("error", () => {
      if (source.readyState === EventSource.CLOSED) poll ??= setInterval(look, POLL_MS);
    });
    document.addEventListener("visibilitychange", look);
    return () => {
      source.close();
      clearInterval(poll);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
}
