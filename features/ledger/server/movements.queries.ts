import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import { kopiykas, sumKopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { CustomerLedger, Ledger, Reason } from "../ledger.contract.ts";

type Db = Kysely<Tables>;

/** The effect of one entry on one ledger of a customer; spending three lots is one movement. */
export type Movement = {
  id: Id<"journal_entry">;
  ledger: CustomerLedger;
  reason: Reason;
  at: Instant;
  amount: Kopiykas;
  orderNumber: number | null;
  debtOrderNumber: number | null;
  byWhom: string;
  note: string;
};

/** The entry that made a debt names its order; the debt's later entries take the name from it. */
const moved = (accountId: Id<"account">, ledgers: readonly CustomerLedger[]) => sql`
  select id, ledger, reason, at, sum(amount)::bigint as amount, order_number as "orderNumber", max(debt_order) as "debtOrderNumber", by_whom as "byWhom", note
  from (
    select e.id, p.ledger, e.reason, e.at, p.amount, e.order_number, e.by_whom, e.note,
      max(e.order_number) filter (where e.reason = 'delivery_debt') over (partition by p.debt_id) as debt_order
    from posting p join journal_entry e on e.id = p.entry_id
    where p.account_id = ${accountId} and p.ledger = any(${[...ledgers]}::text[])
  ) posted
  group by id, ledger, reason, at, order_number, by_whom, note`;

export async function selectMovements(
  db: Db,
  which: { accountId: Id<"account">; ledgers: readonly CustomerLedger[]; offset: number; limit: number },
): Promise<{ movements: Movement[]; total: number }> {
  const { rows } = await sql<Movement & { total: number }>`
    with moved as materialized (${moved(which.accountId, which.ledgers)})
    select moved.*, (select count(*) from moved) as total from moved
    order by at desc, id desc, ledger limit ${which.limit} offset ${which.offset}`.execute(db);
  return { movements: rows.map(({ total: _, ...movement }) => movement), total: rows[0]?.total ?? 0 };
}

type Standing = { part: "opening" | "closing"; ledger: CustomerLedger; amount: Kopiykas };
export type StatementRow = Standing | ({ part: "entry" } & Movement);

/** Sums before `from`, movements until `to`, and sums then, of one moment; oldest first. */
export async function selectStatement(db: Db, which: { accountId: Id<"account">; from: Instant; to: Instant }): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    with moved as materialized (
      select * from (${moved(which.accountId, ["customer_balance", "customer_bonus", "delivery_debt"])}) m where at < ${which.to}
    )
    select 'opening' as part, null::bigint as id, ledger, null as reason, null::timestamptz as at, sum(amount)::bigint as amount,
      null::bigint as "orderNumber", null::bigint as "debtOrderNumber", null as "byWhom", null as note
      from moved where at < ${which.from} group by ledger
    union all select 'entry', id, ledger, reason, at, amount, "orderNumber", "debtOrderNumber", "byWhom", note from moved where at >= ${which.from}
    union all select 'closing', null, ledger, null, null, sum(amount)::bigint, null, null, null, null from moved group by ledger
    order by at nulls first, id, ledger`.execute(db);
  return rows;
}

type PostedForOrder = { orderId: string; ledger: Ledger; reasons: readonly Reason[] };

export async function selectPostedForOrder(
  db: Db,
  which: PostedForOrder,
): Promise<{ reason: Reason; lotId: Id<"bonus_lot"> | null; amount: Kopiykas }[]> {
  const rows = await db
    .selectFrom("journal_entry as e")
    .innerJoin("posting as p", "p.entry_id", "e.id")
    .select(["e.reason", "p.lot_id as lotId", "p.amount"])
    .where("e.order_id", "=", which.orderId)
    .where("p.ledger", "=", which.ledger)
    .where("e.reason", "in", [...which.reasons])
    .orderBy("e.id")
    .orderBy("p.position")
    .execute();
  return rows as { reason: Reason; lotId: Id<"bonus_lot"> | null; amount: Kopiykas }[];
}

/** Kopiykas that entries of these reasons posted for an order. */
export const sumPostedForOrder = async (db: Db, which: PostedForOrder): Promise<Kopiykas> =>
  sumKopiykas((await selectPostedForOrder(db, which)).map(({ amount }) => amount));

/** Kopiykas that entries of this reason posted to these lots. */
export async function selectPostedForLots(db: Db, which: { lotIds: readonly Id<"bonus_lot">[]; reason: Reason }): Promise<Kopiykas> {
  const { rows } = await sql<{ sum: Kopiykas }>`
    select coalesce(sum(p.amount), 0)::bigint as sum from posting p join journal_entry e on e.id = p.entry_id
    where p.lot_id = any(${[...which.lotIds]}::bigint[]) and e.reason = ${which.reason}`.execute(db);
  return rows[0]?.sum ?? kopiykas(0);
}
