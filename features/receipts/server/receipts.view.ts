import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Shop, Visit } from "../../shop.ts";
import type { ReceiptView, StaffReceiptView } from "../receipts.contract.ts";
import { selectReceipts, selectReceiptsOfOrder, selectReceiptText } from "./receipts.queries.ts";
import { rowsOfPage, type ListPage } from "../../../platform/contracts/pagination.ts";

type Row = Awaited<ReturnType<typeof selectReceiptsOfOrder>>[number];

export const viewReceiptsOfOrder = async ({ db }: Shop, orderId: string): Promise<ReceiptView[]> =>
  (await selectReceiptsOfOrder(db.read, orderId)).map(viewReceipt);

/** A made receipt's text, for one account or for staff; undefined when there is none. */
export const readReceiptText = (
  { db }: Shop,
  of: { id: Id<"fiscal_receipt">; accountId: Id<"account"> | undefined },
): Promise<string | undefined> => selectReceiptText(db.read, of);

type Asked = { undone: boolean; order?: number | undefined } & ListPage;

export async function listStaffReceipts({ shop }: Visit, { undone, order, page, perPage }: Asked) {
  const { rows, total } = await selectReceipts(shop.db.read, { undone, order, ...rowsOfPage({ page, perPage }) });
  const data = rows.map((row): StaffReceiptView => ({
    ...viewReceipt(row),
    state: row.state,
    orderNumber: row.order_number,
    wantedAt: row.wanted_at.toISOString(),
    error: row.error,
  }));
  return { data, total };
}

const viewReceipt = ({ id, kind, amount, state, fiscal_code, fiscal_at, link }: Row): ReceiptView => ({
  id,
  kind,
  amountKopiykas: amount,
  isMade: state === "made",
  fiscalCode: fiscal_code,
  at: (fiscal_at as Instant | null)?.toISOString() ?? null,
  link,
});
