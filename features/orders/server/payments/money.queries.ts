import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import { kopiykas, type Kopiykas } from "../../../../platform/money/money.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { Tx } from "../../../shop.ts";
import { recordEvents } from "../../../webhooks/webhooks.server.ts";
import { SHORTAGE } from "../shortage/shortage.queries.ts";

type Db = Kysely<Tables>;

/** Locks the parts of a purchase by id (security.md S2). */
export const lockPartsOfCart = (tx: Db, cartId: string) =>
  tx.selectFrom("placed_order").selectAll().where("cart_id", "=", cartId).orderBy("id").forUpdate().execute();

export type Part = Awaited<ReturnType<typeof lockPartsOfCart>>[number];

/** Money of an order that is neither earned nor given back yet, kopiykas (decision 0041). */
export async function selectFunds(db: Db, orderId: string): Promise<Kopiykas> {
  const { rows } = await sql<{ sum: Kopiykas }>`
    select coalesce(sum(amount), 0)::bigint as sum from posting where order_id = ${orderId} and ledger = 'order_funds'`.execute(db);
  return rows[0]?.sum ?? kopiykas(0);
}

/** Kopiykas given back of the money for an order's goods, to card or balance; without debts settled twice and missing goods. */
export async function selectGivenBack(db: Db, orderId: string): Promise<Kopiykas> {
  const { rows } = await sql<{ sum: Kopiykas }>`
    select coalesce(-sum(p.amount), 0)::bigint as sum from journal_entry e join posting p on p.entry_id = e.id
    where p.order_id = ${orderId} and p.ledger = 'order_funds' and e.reason in ('refund_due', 'refund_to_balance') and e.source not like 'debts of %' and e.source not like ${`${SHORTAGE} %`}`.execute(
    db,
  );
  return rows[0]?.sum ?? kopiykas(0);
}

/** Programs hear of it (decision 0088). */
export async function markPaid(
  tx: Tx,
  orderId: string,
  { paymentId, at }: { paymentId: Id<"payment"> | null; at: Instant },
): Promise<void> {
  const { number, status } = await tx
    .updateTable("placed_order")
    .set((eb) => ({ paid_at: at, paid_by: paymentId, version: eb("version", "+", 1) }))
    .where("id", "=", orderId)
    .returning(["number", "status"])
    .executeTakeFirstOrThrow();
  await recordEvents(tx, [{ type: "order.paid", data: { number, status, paid: true }, at }]);
}

export const markPrepaid = (tx: Db, orderId: string, paymentId: Id<"payment">) =>
  tx
    .updateTable("placed_order")
    .set((eb) => ({ prepaid_by: paymentId, version: eb("version", "+", 1) }))
    .where("id", "=", orderId)
    .execute();

export const selectLastAuthor = async (db: Db, orderId: string): Promise<string | undefined> =>
  (await db.selectFrom("order_event").select("by_whom").where("order_id", "=", orderId).orderBy("id", "desc").limit(1).executeTakeFirst())
    ?.by_whom;

/** Purchases whose time to pay is over, one part of each, the longest first; where a provider holds the money, its word is awaited. */
export const selectUnpaidTooLong = (
  db: Db,
  { now, limit }: { now: Instant; limit: number },
): Promise<{ number: number; accountId: Id<"account"> }[]> =>
  db
    .selectFrom("placed_order")
    .select(["number", "account_id as accountId"])
    .where("status", "=", "awaiting_payment")
    .where("unpaid_until", "<=", now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("payment")
            .select("payment.id")
            .whereRef("payment.cart_id", "=", "placed_order.cart_id")
            .where("payment.state", "=", "open")
            .where("payment.held_since", "is not", null),
        ),
      ),
    )
    .orderBy("unpaid_until")
    .limit(limit)
    .execute();

/** Both parts of purchases that wait for their payment, the one whose time ends first before the others. */
export const selectUnpaidParts = (db: Db, accountId: Id<"account">) =>
  db
    .selectFrom("placed_order")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("status", "=", "awaiting_payment")
    .orderBy("unpaid_until")
    .orderBy("number")
    .execute();

export const countAttempts = async (tx: Db, cartId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom("payment")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("cart_id", "=", cartId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const selectPartsOfCart = (db: Db, cartId: string) =>
  db.selectFrom("placed_order").selectAll().where("cart_id", "=", cartId).orderBy("number").execute();
