import type { OrderStatus } from "../orders.contract.ts";
import type { Kopiykas } from "../../../platform/money.ts";
import { sql, type Kysely } from "kysely";
import type { OrderRecipient } from "../../../db/json-columns.ts";
import type { Tables } from "../../../db/tables.ts";
import { containing, containingDigits } from "../../../platform/db/like-part.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";

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
  customer?: Id<"account"> | undefined;
  sort: "placedAt" | "toPayKopiykas";
  order: "ASC" | "DESC";
};

export async function selectStaffOrders(
  db: Db,
  { status, q, waits, customer, sort, order }: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StaffOrderRecord[]; total: number }> {
  const [part, digits] = [containing(q), containingDigits(q)];
  const where = sql`
    (${status ?? ""} = '' or o.status = ${status ?? ""})
    and (${waits ?? ""} = '' or (o.status = 'new' and o.waits_until is not null))
    and (${customer ?? 0} = 0 or o.account_id = ${customer ?? 0})
    and (${part} = '' or o.parcel_number like ${part} or (${digits} <> '' and (o.number::text like ${digits} or o.parcel_number like ${digits}
        or o.recipient->>'phone' like ${digits} or o.account_id in (select a.id from account a where a.phone like ${digits})))
      or (o.recipient->>'surname') || ' ' || (o.recipient->>'name') || ' ' || (o.recipient->>'surname') ilike ${part})`;
  const by = sort === "toPayKopiykas" ? sql`o.to_pay` : sql`o.placed_at`;
  const direction = order === "ASC" ? sql`asc` : sql`desc`;
  const [{ rows }, counted] = await Promise.all([
    sql<StaffOrderRecord>`
      select o.number, o.status, o.placed_at, o.recipient, o.to_pay, o.payment_method, o.paid_at, o.carrier, o.delivery_kind, o.parcel_number, o.waits_until, o.placed_by, o.id <> o.cart_id as suborder,
        coalesce((select sum(l.pieces)::int from order_line l where l.order_id = o.id), 0) as pieces
      from placed_order o where ${where} order by ${by} ${direction}, o.number desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from placed_order o where ${where}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
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
