import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import { kopiykas, type Kopiykas } from "../../../../platform/money/money.ts";
import type { OrderSums } from "../../shortage/shortage.rules.ts";

type Db = Kysely<Tables>;

/** Prefix of the source of money given back for missing goods, in the ledger and in refunds. */
export const SHORTAGE = "shortage";

export async function takeMissing(
  tx: Db,
  { orderId, position, missing }: { orderId: string; position: number; missing: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("order_line")
    .set((eb) => ({
      pieces: eb("pieces", "-", missing),
      missing: eb("missing", "+", missing),
      discount: sql<Kopiykas>`${discountLeft(missing)}`,
      sum: sql<Kopiykas>`price * (pieces - ${missing}::int) - ${discountLeft(missing)}`,
    }))
    .where("order_id", "=", orderId)
    .where("position", "=", position)
    .where("pieces", ">=", missing)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** `discountOfPieces` in SQL. */
const discountLeft = (missing: number) => sql`discount * (pieces - ${missing}::int) / pieces`;

export const setOrderSums = (tx: Db, orderId: string, sums: OrderSums & { discount: Kopiykas; prepayment: Kopiykas }) =>
  tx
    .updateTable("placed_order")
    .set((eb) => ({ ...sums, version: eb("version", "+", 1) }))
    .where("id", "=", orderId)
    .execute();

/** Kopiykas given back for missing goods; the order's `to_pay` is that much below what was paid. */
export async function selectShortageRefunded(db: Db, orderId: string): Promise<Kopiykas> {
  const { rows } = await sql<{ sum: Kopiykas }>`
    select coalesce(-sum(p.amount), 0)::bigint as sum from journal_entry e join posting p on p.entry_id = e.id
    where p.order_id = ${orderId} and p.ledger = 'order_funds' and e.reason in ('refund_due', 'refund_to_balance')
      and e.source like ${`${SHORTAGE} %`}`.execute(db);
  return rows[0]?.sum ?? kopiykas(0);
}
