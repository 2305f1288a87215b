import { invalid, notFound } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import { notify } from "../../notifications/notifications.server.ts";
import { staffOf, type Visit } from "../../shop.ts";
import { chatTopic } from "../../topics.ts";
import { insertMessage, selectSentAs } from "./messages.queries.ts";
import { attachChatPhotos } from "./photos.queries.ts";
import { lockThread, updateThread } from "./threads.queries.ts";

type Answer = { id: Id<"chat_thread">; messageId: string; text: string; photos: readonly string[] };

/** Once a `messageId`; the author takes the conversation over, and a customer who read all gets a notice (decisions.md §7). 404, 422. */
export async function answerChat(visit: Visit, { id, messageId, text, photos }: Answer): Promise<number> {
  const { shop } = visit;
  const staff = staffOf(visit);
  return shop.db.write(async (tx) => {
    const thread = await lockThread(tx, id);
    if (!thread) throw notFound();
    const before = await selectSentAs(tx, id, messageId);
    if (before !== undefined) return before;
    const at = shop.clock.now();
    const seq = thread.last_seq + 1;
    await insertMessage(tx, { thread_id: id, seq, message_id: messageId, side: "staff", staff_id: staff.id, text, at });
    const attached = await attachChatPhotos(tx, { ids: photos, sender: { staff_id: staff.id }, threadId: id, seq });
    if (attached < photos.length) throw invalid({ photos: ["chat.photoGone"] });
    await updateThread(tx, id, {
      last_seq: seq,
      staff_read: seq,
      state: "open",
      waits_since: null,
      assigned_to: staff.id,
      changed_at: at,
    });
    const { account_id: accountId } = thread;
    tx.changed(chatTopic, [String(accountId)]);
    const hasReadAll = thread.customer_read >= thread.last_seq;
    if (hasReadAll) await notify(tx, shop, { accountId, news: { kind: "chat_answer" }, source: `chat ${id} ${seq}`, at });
    return seq;
  });
}
