import { notFound } from "../../../platform/contracts/errors.ts";
import { rowsOfPage, type ListPage } from "../../../platform/contracts/pagination.ts";
import type { Id } from "../../../platform/ids.ts";
import { balanceOf } from "../../balance/balance.server.ts";
import { bonusSum } from "../../loyalty/loyalty.server.ts";
import { staffOf, type Visit } from "../../shop.ts";
import { MOST_READ } from "../chat.rules.ts";
import type { ChatRow, StaffChat } from "../staff-chat.contract.ts";
import { hasOlder, viewMessages } from "./chat.view.ts";
import { selectNotes, type MessageWindow } from "./messages.queries.ts";
import { selectBeside, selectThread, selectThreads, type Filter, type ThreadRow } from "./threads.queries.ts";

type List = Omit<Filter, "staffId"> & ListPage;

export async function staffChats(visit: Visit, { page, perPage, ...filter }: List) {
  const part = rowsOfPage({ page, perPage });
  const { rows, total } = await selectThreads(visit.shop.db.read, { ...filter, staffId: staffOf(visit).id }, part);
  return { data: rows.map(viewChatRow), total };
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
    ...viewChatRow(row),
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

export const viewChatRow = (row: ThreadRow): ChatRow => ({
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
