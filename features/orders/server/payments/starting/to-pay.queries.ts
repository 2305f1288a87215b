import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../../db/tables.ts";
import type { Id } from "../../../../../platform/ids.ts";
import { kopiykas, type Kopiykas } from "../../../../../platform/money/money.ts";
import type { Locale } from "../../../../../platform/i18n.ts";
import type { Instant } from "../../../../../platform/time/time.ts";

type Db = Kysely<Tables>;

/** `dueByCard` of `prepayment.rules.ts`, for a row of `placed_order`. */
const dueByCard = sql<Kopiykas>`case when prepayment > 0 then prepayment else to_pay end`;

/** Sum of orders that wait for their payment, with the debts paid along. */
export async function selectUnpaidSum(db: Db, accountId: Id<"account">): Promise<Kopiykas> {
  const { sum } = await db
    .selectFrom("placed_order")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string | number>(dueByCard), eb.lit(0)).as("sum"))
    .where("account_id", "=", accountId)
    .where("status", "=", "awaiting_payment")
    .where("paid_at", "is", null)
    .executeTakeFirstOrThrow();
  return kopiykas(Number(sum));
}

export type UnpaidPurchase = { number: number; accountId: Id<"account">; locale: Locale; toPay: Kopiykas; until: Instant };

/** None whose money a provider holds: it is paid, and does not end. */
export async function selectPurchasesToRemind(
  db: Db,
  { now, endsBefore, placedBefore, limit }: { now: Instant; endsBefore: Instant; placedBefore: Instant; limit: number },
): Promise<UnpaidPurchase[]> {
  const { rows } = await sql<UnpaidPurchase>`
    select min(o.number) as number, o.account_id as "accountId", min(o.locale) as locale, sum(${dueByCard})::bigint as "toPay", min(o.unpaid_until) as until
    from placed_order o
    where o.status = 'awaiting_payment' and o.paid_at is null and o.unpaid_until > ${now} and o.unpaid_until <= ${endsBefore} and o.placed_at <= ${placedBefore}
      and not exists (select from payment p where p.cart_id = o.cart_id and p.state = 'open' and p.held_since is not null)
    group by o.account_id, o.cart_id
    having not exists (select from notice n where n.account_id = o.account_id and n.kind = 'payment_waits' and n.source = 'order ' || min(o.number))
    order by min(o.unpaid_until) limit ${limit}`.execute(db);
  return rows;
}
