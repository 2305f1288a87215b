import { invalid, notFound } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import { recordAudit } from "../../staff/staff.server.ts";
import { staffOf, type Visit } from "../../shop.ts";
import { chatTopic, chatTypingTopic } from "../../topics.ts";
import type { ChatRow } from "../staff-chat.contract.ts";
import { typingKey } from "./chat-events.ts";
import { insertNote } from "./messages.queries.ts";
import { viewChatRow } from "./staff-chats.view.ts";
import { lockThread, selectStaffByEmail, selectThread, updateThread } from "./threads.queries.ts";

export async function markStaffRead({ shop }: Visit, { id, seq }: { id: Id<"chat_thread">; seq: number }): Promise<void> {
  await shop.db.write(async (tx) => {
    const thread = await lockThread(tx, id);
    if (!thread) throw notFound();
    await updateThread(tx, id, { staff_read: Math.max(thread.staff_read, Math.min(seq, thread.last_seq)) });
    tx.changed(chatTopic, [String(thread.account_id)]);
  });
}

export async function tellStaffTyping({ shop }: Visit, id: Id<"chat_thread">): Promise<void> {
  const row = await selectThread(shop.db.read, id);
  if (!row) throw notFound();
  await shop.db.write(async (tx) => tx.changed(chatTypingTopic, [typingKey(row.accountId, "staff")]));
}

type Change = { id: Id<"chat_thread">; state?: "open" | "closed" | undefined; assignedTo?: string | undefined };

/** Closing ends the wait. 422 at `assignedTo` for somebody who does not work here. */
export async function changeChat(visit: Visit, { id, state, assignedTo }: Change): Promise<ChatRow> {
  const { shop } = visit;
  await shop.db.write(async (tx) => {
    const thread = await lockThread(tx, id);
    if (!thread) throw notFound();
    const assignee = assignedTo ? await selectStaffByEmail(tx, assignedTo) : undefined;
    if (assignedTo && !assignee) throw invalid({ assignedTo: ["chat.nobody"] });
    await updateThread(tx, id, {
      changed_at: shop.clock.now(),
      ...(state && { state }),
      ...(state === "closed" && { waits_since: null }),
      ...(assignedTo !== undefined && { assigned_to: assignee?.id ?? null }),
    });
    tx.changed(chatTopic, [String(thread.account_id)]);
    await recordAudit(tx, visit, {
      action: "change",
      entity: "chat",
      entityId: id,
      before: { state: thread.state, assignedTo: thread.assigned_to },
      after: { state: state ?? thread.state, ...(assignedTo === undefined ? {} : { assignedTo }) },
    });
  });
  const row = await selectThread(shop.db.read, id);
  if (!row) throw notFound();
  return viewChatRow(row);
}

/** Only staff see it. */
export async function addNote(visit: Visit, { id, text }: { id: Id<"chat_thread">; text: string }) {
  const { shop } = visit;
  const staff = staffOf(visit);
  const at = shop.clock.now();
  return shop.db.write(async (tx) => {
    if (!(await lockThread(tx, id))) throw notFound();
    const note = await insertNote(tx, { threadId: id, staffId: staff.id, text, at });
    return { id: note.id, author: staff.name, text, at: at.toISOString() };
  });
}
