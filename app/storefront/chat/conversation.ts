import type { ChatMessage, ChatView } from "../../../features/chat/chat.contract.ts";
import { merged } from "../../../features/chat/shown-messages.rules.ts";

/** The last number before a gap; everything after it is asked for again. */
export function lastWithoutGap(messages: readonly ChatMessage[]): number {
  let last = messages[0]?.seq ?? 0;
  for (const { seq } of messages) if (seq === last + 1) last = seq;
  return last;
}

/** Read marks only grow. */
export const withNews = (before: ChatView, news: ChatView): ChatView => ({
  ...news,
  messages: merged(before.messages, news.messages),
  hasOlder: before.hasOlder,
  staffRead: Math.max(before.staffRead, news.staffRead),
  customerRead: Math.max(before.customerRead, news.customerRead),
  lastSeq: Math.max(before.lastSeq, news.lastSeq),
});
