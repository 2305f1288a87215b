import { useEffect, useEffectEvent } from "react";

const POLL_MS = 10_000;

/** News of any conversation, with its account, and who types; without a stream the shop is asked every few seconds. */
export function useStaffChatEvents(onNews: () => void, onTyping: (account: string) => void = () => undefined): void {
  const tellNews = useEffectEvent(onNews);
  const tellTyping = useEffectEvent(onTyping);
  useEffect(() => {
    const source = new EventSource("/api/admin/chat-events");
    let poll: ReturnType<typeof setInterval> | undefined;
    source.addEventListener("chat", ({ data }: MessageEvent<string>) => {
      const [event, account = ""] = data.split(" ");
      if (event === "typing") tellTyping(account);
      else tellNews();
    });
    source.addEventListener("open", () => tellNews());
    source.addEventListener("error", () => {
      if (source.readyState === EventSource.CLOSED) poll ??= setInterval(() => tellNews(), POLL_MS);
    });
    return () => {
      source.close();
      clearInterval(poll);
    };
  }, []);
}
