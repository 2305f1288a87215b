import type { Id } from "../../../platform/ids.ts";
import { requireBudgets } from "../../../platform/limits/require-budgets.ts";
import { readSettings } from "../../settings/settings.server.ts";
import { customerOf, type Visit } from "../../shop.ts";
import { chatTopic, chatTypingTopic } from "../../topics.ts";
import type { ChatMessage, ChatView } from "../chat.contract.ts";
import { answersBy, MOST_READ } from "../chat.rules.ts";
import { typingKey } from "./chat-events.ts";
import { hasOlder, viewMessages } from "./chat.view.ts";
import { lockOwnThread, selectOwnThread, countUnread, updateThread } from "./threads.queries.ts";
import type { MessageWindow } from "./messages.queries.ts";

/** Empty before its first message. */
export async function readChat(visit: Visit, window: MessageWindow): Promise<ChatView> {
  const { shop, now } = visit;
  const [thread, settings] = await Promise.all([selectOwnThread(shop.db.read, customerOf(visit).id), readSettings(shop)]);
  const hours = {
    from: settings.chat_from_hour,
    to: settings.chat_to_hour,
    lastDay: settings.chat_last_day,
    answerMinutes: settings.chat_answer_minutes,
  };
  const messages = thread ? await viewMessages(visit, { threadId: thread.id, ...window, limit: MOST_READ }) : [];
  return {
    messages,
    hasOlder: hasOlder(messages, window),
    lastSeq: thread?.last_seq ?? 0,
    staffRead: thread?.staff_read ?? 0,
    customerRead: thread?.customer_read ?? 0,
    isClosed: thread?.state === "closed",
    answersBy: answersBy(now, hours).toISOString(),
  };
}

export async function readMessage(visit: Visit, threadId: Id<"chat_thread">, seq: number): Promise<ChatMessage> {
  const [message] = await viewMessages(visit, { threadId, after: seq - 1, limit: 1 });
  if (message?.seq !== seq) throw new Error(`message ${seq} of conversation ${threadId} is gone`);
  return message;
}

/** Never backwards, and never beyond the last message. */
export async function markChatRead(visit: Visit, seq: number): Promise<void> {
  const { shop } = visit;
  const { id: accountId } = customerOf(visit);
  const seen = await selectOwnThread(shop.db.read, accountId);
  if (!seen || seen.customer_read >= Math.min(seq, seen.last_seq)) return;
  await shop.db.write(async (tx) => {
    const thread = await lockOwnThread(tx, { accountId, at: shop.clock.now() });
    await updateThread(tx, thread.id, { customer_read: Math.max(thread.customer_read, Math.min(seq, thread.last_seq)) });
    tx.changed(chatTopic, [String(accountId)]);
  });
}

export const unreadMessages = async (visit: Visit): Promise<number> => countUnread(visit.shop.db.read, customerOf(visit).id);

/** 429 past one a second. */
export async function tellTyping(visit: Visit): Promise<void> {
  const { shop } = visit;
  const { id: accountId } = customerOf(visit);
  await requireBudgets(shop, [{ name: "chat typing", of: String(accountId), limit: 10, windowSeconds: 10 }]);
  await shop.db.write(async (tx) => tx.changed(chatTypingTopic, [typingKey(accountId, "customer")]));
}
