import { useEffect, useEffectEvent } from "react";

const POLL_MS = 8_000;

/** News come over the customer's stream; without one the shop is asked every few seconds. */
export function useChatEvents({ onNews, onTyping }: { onNews: () => void; onTyping: () => void }): void {
  const tellNews = useEffectEvent(onNews);
  const tellTyping = useEffectEvent(onTyping);
  useEffect(() => {
    const source = new EventSource("/api/cart-events");
    let poll: ReturnType<typeof setInterval> | undefined;
    const look = () => document.visibilityState === "visible" && tellNews();
    source.addEventListener("chat", ({ data }) => (data === "typing" ? tellTyping() : tellNews()));
    // Messages may have come while there was no stream.
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
