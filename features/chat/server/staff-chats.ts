import { invalid, notFound } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import { balanceOf } from "../../balance/balance.server.ts";
import { bonusSum } from "../../loyalty/loyalty.server.ts";
import { recordAudit } from "../../staff/staff.server.ts";
import { staffOf, type Visit } from "../../shop.ts";
import { chatTopic, chatTypingTopic } from "../../topics.ts";
import { MOST_READ } from "../chat.rules.ts";
import type { ChatRow, StaffChat } from "../staff-chat.contract.ts";
import { typingKey } from "./chat-events.ts";
import { hasOlder, viewMessages } from "./chat.view.ts";
import { insertNote, selectNotes, type MessageWindow } from "./messages.queries.ts";
import {
  lockThread,
  selectBeside,
  selectStaffByEmail,
  selectThread,
  selectThreads,
  updateThread,
  type Filter,
  type ThreadRow,
} from "./threads.queries.ts";
import { rowsOfPage, type ListPage } from "../../../platform/contracts/pagination.ts";

type List = Omit<Filter, "staffId"> & ListPage;

export async function staffChats(visit: Visit, { page, perPage, ...filter }: List) {
  const part = rowsOfPage({ page, perPage });
  const { rows, total } = await selectThreads(visit.shop.db.read, { ...filter, staffId: staffOf(visit).id }, part);
  return { data: rows.map(viewRow), total };
}

type Which = MessageWindow & { id: Id<"chat_thread"> };

/** With what the shop knows of the customer; 404 when there is none. */
export async function staffChat(visit: Visit, { id, ...window }: Which): Promise<StaffChat> {
  const { shop, now } = visit;
  const row = await selectThread(shop.db.read, id);
  if (!row) throw notFound();
  const [messages, notes, beside, balance, bonuses] = await Promise.all([
    viewMessages(visit, { threadId: id, ...window, limit: MOST_READ }),
    selectNotes(shop.db.read, id),
    selectBeside(shop.db.read, row.accountId, now),
    balanceOf(shop.db.read, row.accountId),
    bonusSum(shop.db.read, row.accountId, now),
  ]);
  return {
    ...viewRow(row),
    accountId: row.accountId,
    customerRead: row.customerRead,
    messages,
    hasOlder: hasOlder(messages, window),
    lastSeq: row.lastSeq,
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    orders: beside.orders.map(({ toPay, placedAt, ...order }) => ({ ...order, toPayKopiykas: toPay, placedAt: placedAt.toISOString() })),
    balanceKopiykas: balance.total,
    bonusesKopiykas: bonuses,
    cart: { pieces: beside.cart.pieces, until: beside.cart.until?.toISOString() ?? null },
  };
}

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
  return viewRow(row);
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

const viewRow = (row: ThreadRow): ChatRow => ({
  id: row.id,
  name: [row.name, row.surname].filter(Boolean).join(" "),
  phone: row.phone,
  state: row.state,
  assignedTo: row.assignedTo,
  waitsSince: row.waitsSince?.toISOString() ?? null,
  unread: row.unread,
  lastText: row.lastText,
  changedAt: row.changedAt.toISOString(),
});
