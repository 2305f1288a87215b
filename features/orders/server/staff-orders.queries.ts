import type { OrderStatus } from "../orders.contract.ts";
import type { Kopiykas } from "../../../platform/money/money.ts";
import { sql, type Kysely, type RawBuilder } from "kysely";
import type { OrderRecipient } from "../../../db/json-columns.ts";
import type { Tables } from "../../../db/tables.ts";
import { containingDigits } from "../../../platform/db/like-part.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { containsText } from "./finding/contains-text.queries.ts";
import { isLeftAtCarrier } from "./parcels/waybills/waybills.queries.ts";

type Db = Kysely<Tables>;

export type StaffOrderRecord = {
  number: number;
  status: OrderStatus;
  placed_at: Instant;
  recipient: OrderRecipient;
  pieces: number;
  to_pay: Kopiykas;
  payment_method: string;
  paid_at: Instant | null;
  carrier: string;
  delivery_kind: string;
  parcel_number: string;
  suborder: boolean;
  waits_until: Instant | null;
  placed_by: Id<"staff_member"> | null;
};

export type OrderFilter = {
  status?: string | undefined;
  q?: string | undefined;
  waits?: "true" | undefined;
  waybill?: "left" | "handled" | undefined;
  customer?: Id<"account"> | undefined;
  sort: "placedAt" | "toPayKopiykas";
  order: "ASC" | "DESC";
};

/** Lines are counted for the shown page alone, however far back it is (decision 0103). */
export async function selectStaffOrders(
  db: Db,
  filter: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StaffOrderRecord[]; total: number }> {
  const where = matching(filter);
  const by = filter.sort === "toPayKopiykas" ? sql`o.to_pay` : sql`o.placed_at`;
  const direction = filter.order === "ASC" ? sql`asc` : sql`desc`;
  const order = sql`order by ${by} ${direction}, o.number ${direction}`;
  const [{ rows }, counted] = await Promise.all([
    sql<StaffOrderRecord>`
      select o.number, o.status, o.placed_at, o.recipient, o.to_pay, o.payment_method, o.paid_at, o.carrier, o.delivery_kind, o.parcel_number, o.waits_until, o.placed_by, o.id <> o.cart_id as suborder,
        coalesce((select sum(l.pieces)::int from order_line l where l.order_id = o.id), 0) as pieces
      from (select o.* from placed_order o where ${where} ${order} limit ${limit} offset ${offset}) o ${order}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from placed_order o where ${where}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Only what is asked for, so that an index can answer each condition. */
function matching({ status, q, waits, waybill, customer }: OrderFilter): RawBuilder<boolean> {
  const asked = [
    status && sql<boolean>`o.status = ${status}`,
    waits && sql<boolean>`o.status = 'new' and o.waits_until is not null`,
    waybill &&
      sql<boolean>`o.status = 'cancelled' and o.id in (select w.order_id from waybill w where ${isLeftAtCarrier} and (w.handled_at is null) = ${waybill === "left"})`,
    customer && sql<boolean>`o.account_id = ${customer}`,
    q && found(q),
  ].filter((part) => typeof part === "object");
  return asked.length === 0 ? sql`true` : sql`${sql.join(asked, sql` and `)}`;
}

/** The order's own words and its account's phone are asked in separate subqueries, each by its index; one OR would read every row. */
function found(q: string): RawBuilder<boolean> {
  const digits = containingDigits(q);
  if (digits === "") return containsText(sql`o.found_by`, q);
  const ways = [
    digits === `%${q}%` ? undefined : containsText(sql`f.found_by`, q),
    containsText(sql`f.found_by`, digits.slice(1, -1)),
    sql<boolean>`f.account_id = any(array(select a.id from account a where a.phone like ${digits}))`,
  ].filter((way) => way !== undefined);
  const selected = ways.map((way) => sql`select f.id from placed_order f where ${way}`);
  return sql`o.id in (${sql.join(selected, sql` union all `)})`;
}

export const selectAnyOrder = (db: Db, number: number) =>
  db
    .selectFrom("placed_order as o")
    .innerJoin("account", "account.id", "o.account_id")
    .selectAll("o")
    .select("account.phone as account_phone")
    .where("o.number", "=", number)
    .executeTakeFirst();

export const selectWholeHistory = (db: Db, orderId: string) =>
  db.selectFrom("order_event").select(["status", "at", "by_whom", "note"]).where("order_id", "=", orderId).orderBy("id").execute();

export const setParcelNumber = (tx: Db, orderId: string, parcelNumber: string) =>
  tx.updateTable("placed_order").set({ parcel_number: parcelNumber }).where("id", "=", orderId).execute();
