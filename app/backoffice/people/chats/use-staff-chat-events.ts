import { useEffect, useRef } from "react";

const POLL_MS = 10_000;

/** News of any conversation, with its account, and who types; without a stream the shop is asked every few seconds. */
export function useStaffChatEvents(onNews: () => void, onTyping: (account: string) => void = () => undefined): void {
  const latest = useRef({ onNews, onTyping });
  useEffect(() => {
    latest.current = { onNews, onTyping };
  });
  useEffect(() => {
    const source = new EventSource("/api/admin/chat-events");
    let poll: ReturnType<typeof setInterval> | undefined;
    source.addEventListener("chat", ({ data }: MessageEvent<string>) => {
      const [event, account = ""] = data.split(" ");
      if (event === "typing") latest.current.onTyping(account);
      else latest.current.onNews();
    });
    source.addEventListener("open", () => latest.current.onNews());
    source.addEventListener("error", () => {
      if (source.readyState === EventSource.CLOSED) poll ??= setInterval(() => latest.current.onNews(), POLL_MS);
    });
    return () => {
      source.close();
      clearInterval(poll);
    };
  }, []);
}
