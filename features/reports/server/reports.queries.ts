import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import { kopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { OrderStatus } from "../../orders/orders.contract.ts";
import type { Span } from "../reports.rules.ts";

type Db = Kysely<Tables>;

/** Kopiykas and pieces of the span's orders; `back`: returned since then, at any time. */
export type Sold = { orders: number; pieces: number; sum: Kopiykas; back: number; back_sum: Kopiykas };
type Named = { name_uk: string; name_ru: string };
export type SoldProduct = Sold & Named & { product_id: Id<"product">; article: string };
export type SoldCategory = Sold & { category_id: Id<"category"> | null; name_uk: string | null; name_ru: string | null };
export type SoldCustomer = Sold & { account_id: Id<"account">; phone: string; name: string };

/** Neither cancelled nor waiting for payment. */
const isSoldIn = ({ from, to }: Span) =>
  sql`o.placed_at >= ${from} and o.placed_at < ${to} and o.status not in ('cancelled', 'awaiting_payment')`;

/** Returned goods are worth what was paid for them (`paidForPieces`). */
const soldIn = (span: Span) => sql`
  sold as (
    select o.id as order_id, o.account_id, o.placed_at, l.product_id, l.variation_id, l.pieces, l.sum, went.back,
      l.price * went.back - l.discount * went.back / greatest(l.pieces, 1) as back_sum
    from placed_order o join order_line l on l.order_id = o.id,
      lateral (select case when o.status = 'returned' then l.pieces else l.returned end as back) went
    where ${isSoldIn(span)})`;

const figures = sql`count(distinct order_id)::int as orders, coalesce(sum(pieces), 0)::float8 as pieces, coalesce(sum(sum), 0)::float8 as sum,
  coalesce(sum(back), 0)::float8 as back, coalesce(sum(back_sum), 0)::float8 as back_sum`;

const rowsOf = async <Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(db)).rows;

export const countOrders = async (db: Db, span: Span): Promise<number> => {
  const [counted] = await rowsOf(db, sql<{ orders: number }>`select count(*)::int as orders from placed_order o where ${isSoldIn(span)}`);
  return counted?.orders ?? 0;
};

/** `at`: the day's place in the span, from 1; days without sales are left out. */
export const selectSoldByDay = (db: Db, span: Span, starts: readonly Instant[]): Promise<(Sold & { at: number })[]> =>
  rowsOf(
    db,
    sql<Sold & { at: number }>`with ${soldIn(span)}
      select width_bucket(placed_at, array[${sql.join(starts.map((start) => sql`${start}::timestamptz`))}]) as at, ${figures}
      from sold group by 1 order by 1`,
  );

export const selectSoldByProduct = (db: Db, span: Span): Promise<SoldProduct[]> =>
  rowsOf(
    db,
    sql<SoldProduct>`with ${soldIn(span)}, counted as (select product_id, ${figures} from sold group by 1)
      select counted.*, p.article, p.name_uk, p.name_ru from counted join product p on p.id = counted.product_id
      order by counted.sum desc, counted.product_id`,
  );

/** A product counts once, under its first category. */
export const selectSoldByCategory = (db: Db, span: Span): Promise<SoldCategory[]> =>
  rowsOf(
    db,
    sql<SoldCategory>`with ${soldIn(span)},
      grouped as (select distinct on (product_id) product_id, category_id from product_category order by product_id, position, category_id),
      counted as (select g.category_id, ${figures} from sold left join grouped g on g.product_id = sold.product_id group by 1)
      select counted.*, c.name_uk, c.name_ru from counted left join category c on c.id = counted.category_id
      order by counted.sum desc, counted.category_id`,
  );

export const selectSoldByCustomer = (db: Db, span: Span): Promise<SoldCustomer[]> =>
  rowsOf(
    db,
    sql<SoldCustomer>`with ${soldIn(span)}, counted as (select account_id, ${figures} from sold group by 1)
      select counted.*, a.phone, trim(a.surname || ' ' || a.name) as name from counted join account a on a.id = counted.account_id
      order by counted.sum desc, counted.account_id`,
  );

export type SoldOrder = {
  number: number;
  placed_at: Instant;
  status: OrderStatus;
  name: string;
  phone: string;
  payment_method: string;
  carrier: string;
  delivery_kind: string;
  parcel_number: string;
} & OrderSums;
/** Kopiykas; `sum` after the discount of a promo code, `to_pay` with the fee and the debts paid along. */
export type OrderSums = { pieces: number; sum: Kopiykas; bonuses: Kopiykas; balance: Kopiykas; to_pay: Kopiykas };

const linesOfOrder = sql`lateral (select sum(pieces) as pieces, sum(sum) as sum from order_line where order_id = o.id) g`;

/** The first `most` orders of the span, the oldest first. */
export const selectSoldOrders = (db: Db, span: Span, most: number): Promise<SoldOrder[]> =>
  rowsOf(
    db,
    sql<SoldOrder>`select o.number, o.placed_at, o.status, trim(a.surname || ' ' || a.name) as name, a.phone, o.payment_method, o.carrier, o.delivery_kind,
        o.parcel_number, g.pieces::float8 as pieces, g.sum::float8 as sum, o.bonuses_used::float8 as bonuses, o.balance_used::float8 as balance,
        o.to_pay::float8 as to_pay
      from placed_order o join account a on a.id = o.account_id, ${linesOfOrder}
      where ${isSoldIn(span)} order by o.placed_at, o.number limit ${most}`,
  );

/** Lines are joined once, since sums of each order's own cost a search per order. */
export async function sumSoldOrders(db: Db, span: Span): Promise<OrderSums & { orders: number }> {
  const [sums] = await rowsOf(
    db,
    sql<OrderSums & { orders: number }>`select of_orders.*, of_lines.* from
        (select count(*)::int as orders, coalesce(sum(o.bonuses_used), 0)::float8 as bonuses, coalesce(sum(o.balance_used), 0)::float8 as balance,
          coalesce(sum(o.to_pay), 0)::float8 as to_pay from placed_order o where ${isSoldIn(span)}) of_orders,
        (select coalesce(sum(l.pieces), 0)::float8 as pieces, coalesce(sum(l.sum), 0)::float8 as sum
          from placed_order o join order_line l on l.order_id = o.id where ${isSoldIn(span)}) of_lines`,
  );
  return sums ?? { orders: 0, pieces: 0, sum: kopiykas(0), bonuses: kopiykas(0), balance: kopiykas(0), to_pay: kopiykas(0) };
}

export type Debtor = {
  account_id: Id<"account">;
  phone: string;
  name: string;
  debts: number;
  debt_sum: Kopiykas;
  since: Instant | null;
  balance_owed: Kopiykas;
};

/** Unpaid deliveries, and balances below zero. */
export const selectDebtors = (db: Db): Promise<Debtor[]> =>
  rowsOf(
    db,
    sql<Debtor>`with debts as (
        select account_id, count(*)::int as debts, sum(amount)::float8 as debt_sum, min(created_at) as since
        from delivery_debt where settled_at is null group by 1),
      owed as (select account_id, -sum(amount)::float8 as owed from posting where ledger = 'customer_balance' group by 1 having sum(amount) < 0)
      select a.id as account_id, a.phone, trim(a.surname || ' ' || a.name) as name, coalesce(d.debts, 0) as debts, coalesce(d.debt_sum, 0) as debt_sum,
        d.since, coalesce(owed.owed, 0) as balance_owed
      from debts d full join owed on owed.account_id = d.account_id join account a on a.id = coalesce(d.account_id, owed.account_id)
      order by coalesce(d.debt_sum, 0) + coalesce(owed.owed, 0) desc, a.id`,
  );

export type RunningOut = Named & {
  product_id: Id<"product">;
  article: string;
  colour_name_uk: string;
  colour_name_ru: string;
  size: string;
  sold: number;
  free: number;
};

/** Visible variations sold in the span, the ones sold out soonest at that pace first. */
export const selectRunningOut = (db: Db, span: Span): Promise<RunningOut[]> =>
  rowsOf(
    db,
    sql<RunningOut>`with ${soldIn(span)},
      counted as (select variation_id, sum(pieces - back)::int as sold from sold group by 1 having sum(pieces - back) > 0)
      select p.id as product_id, p.article, p.name_uk, p.name_ru, v.colour_name_uk, v.colour_name_ru, v.size, counted.sold,
        greatest(s.on_hand - s.reserved, 0) as free
      from counted join variation v on v.id = counted.variation_id join product p on p.id = v.product_id join stock s on s.variation_id = v.id
      where not p.hidden and not v.hidden
      order by greatest(s.on_hand - s.reserved, 0)::float8 / counted.sold, counted.sold desc, v.id`,
  );
