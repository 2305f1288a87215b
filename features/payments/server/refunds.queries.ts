import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import { kopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";

type Db = Kysely<Tables>;

export type NewRefund = {
  reference: string;
  payment_id: Id<"payment">;
  account_id: Id<"account">;
  order_id: string | null;
  amount: Kopiykas;
  reason: string;
  source: string;
  by_whom: string;
  made_at: Instant;
};

/** No row when this reason and source were refunded before. */
export const insertRefund = (tx: Db, refund: NewRefund): Promise<{ id: Id<"refund"> } | undefined> =>
  tx
    .insertInto("refund")
    .values({ ...refund, state: "due", next_try_at: refund.made_at })
    .onConflict((on) => on.columns(["reason", "source"]).doNothing())
    .returning("id")
    .executeTakeFirst();

/** Number and kopiykas of a payment's refunds, refused ones included, since the customer has that money. */
export async function selectRefunded(db: Db, paymentId: Id<"payment">): Promise<{ count: number; sum: Kopiykas }> {
  const { rows } = await sql<{ count: number; sum: Kopiykas }>`
    select count(*)::int as count, coalesce(sum(amount), 0)::bigint as sum from refund where payment_id = ${paymentId}`.execute(db);
  return rows[0] ?? { count: 0, sum: kopiykas(0) };
}

/** Kopiykas that went to the card for one reason and source; what the bank refused is on the balance instead. */
export async function selectSentToCard(db: Db, { reason, source }: Pick<NewRefund, "reason" | "source">): Promise<Kopiykas> {
  const sent = db.selectFrom("refund").select("amount").where("reason", "=", reason).where("source", "=", source);
  return (await sent.where("state", "<>", "refused").executeTakeFirst())?.amount ?? kopiykas(0);
}

/** Kopiykas of a payment that the provider was asked to give back, whether it did or not. */
export async function selectAsked(db: Db, paymentId: Id<"payment">): Promise<Kopiykas> {
  const { rows } = await sql<{ sum: Kopiykas }>`
    select coalesce(sum(amount), 0)::bigint as sum from refund where payment_id = ${paymentId} and state in ('asked', 'done')`.execute(db);
  return rows[0]?.sum ?? kopiykas(0);
}

export type RefundToAsk = {
  id: Id<"refund">;
  reference: string;
  amount: Kopiykas;
  tries: number;
  accountId: Id<"account">;
  orderId: string | null;
  orderNumber: number | null;
  wasAsked: boolean;
  provider: string;
  paymentReference: string;
  providerId: string;
  refundedBefore: Kopiykas;
  paymentId: Id<"payment">;
  /** Sent back to the payer without the shop's asking. */
  sentBack: Kopiykas;
};

/** A payment's refunds go one after another, since only the vendor's total tells whether one was made. */
const isNext = sql<boolean>`
  r.state in ('due', 'asked')
    and not exists (select from refund before where before.payment_id = r.payment_id and before.id < r.id and before.state in ('due', 'asked'))`;

export async function selectDueRefunds(db: Db, { now, limit }: { now: Instant; limit: number }): Promise<Id<"refund">[]> {
  const { rows } = await sql<{ id: Id<"refund"> }>`
    select r.id from refund r where r.next_try_at <= ${now} and ${isNext} order by r.next_try_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Notes it as asked before anybody is asked (security.md S19), reserved until `until`; undefined for one not due or settled. */
export async function takeRefund(
  tx: Db,
  id: Id<"refund">,
  { now, until }: { now: Instant; until: Instant },
): Promise<RefundToAsk | undefined> {
  const { rows } = await sql<RefundToAsk>`
    with due as (
      select r.id, r.state from refund r where r.id = ${id} and r.next_try_at <= ${now} and ${isNext} for update
    ), taken as (
      update refund r set state = 'asked', tries = tries + 1, next_try_at = ${until} from due where r.id = due.id
      returning r.*, due.state = 'asked' as "wasAsked"
    )
    select t.id, t.reference, t.amount, t.tries, t.account_id as "accountId", t.order_id as "orderId", (select max(e.order_number) from journal_entry e where e.order_id = t.order_id) as "orderNumber", t."wasAsked", p.provider, p.id as "paymentId", p.sent_back as "sentBack",
      p.reference as "paymentReference", p.provider_id as "providerId",
      coalesce((select sum(b.amount) from refund b where b.payment_id = p.id and b.state = 'done'), 0)::bigint as "refundedBefore"
    from taken t join payment p on p.id = t.payment_id`.execute(tx);
  return rows[0];
}

/** False when it was settled before. */
export const settleRefundRow = async (
  tx: Db,
  id: Id<"refund">,
  { state, failure, at }: { state: "done" | "refused"; failure: string; at: Instant },
): Promise<boolean> =>
  (await tx
    .updateTable("refund")
    .set({ state, failure, settled_at: at, next_try_at: null })
    .where("id", "=", id)
    .where("state", "in", ["due", "asked"])
    .returning("id")
    .executeTakeFirst()) !== undefined;

export const updateNextTry = (db: Db, id: Id<"refund">, { at, failure }: { at: Instant; failure: string }) =>
  db.updateTable("refund").set({ next_try_at: at, failure }).where("id", "=", id).where("state", "=", "asked").execute();

export const selectRefundsOfPayments = (db: Db, paymentIds: readonly Id<"payment">[]) =>
  paymentIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom("refund").selectAll().where("payment_id", "in", paymentIds).orderBy("id").execute();
