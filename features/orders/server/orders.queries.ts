import type { OrderStatus } from "../orders.contract.ts";
import { sql, type Insertable, type Kysely, type RawBuilder } from "kysely";
import type { OrderDelivery, OrderRecipient } from "../../../db/json-columns.ts";
import type { Tables } from "../../../db/tables.ts";
import type { Locale } from "../../../platform/i18n.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Kopiykas } from "../../../platform/money/money.ts";
import type { BillPart } from "../../cart/bill.rules.ts";
import type { Id } from "../../../platform/ids.ts";
import type { StaffMember, Tx } from "../../shop.ts";
import { recordEvents } from "../../webhooks/webhooks.server.ts";

type Db = Kysely<Tables>;

export type NewOrder = {
  id: string;
  accountId: Id<"account">;
  cartId: string;
  companionOf: string | null;
  goesWith: string | null;
  delivery: OrderDelivery;
  status: OrderStatus;
  payment: string;
  carrier: string;
  deliveryKind: string;
  recipient: OrderRecipient;
  comment: string;
  bill: BillPart;
  /** The code that took `bill.discount`, if any. */
  promo: { id: Id<"promo_code">; code: string } | undefined;
  freeDelivery: boolean;
  /** The sum a reseller's buyer pays, kopiykas. */
  collected: Kopiykas | null;
  shipsInDays: number;
  placedAt: Instant;
  waitsUntil: Instant | null;
  unpaidUntil: Instant | null;
  paidAt: Instant | null;
  locale: Locale;
  /** Staff who took the order on the phone; null where the customer placed it. */
  placedBy: Pick<StaffMember, "id" | "email"> | null;
  lines: readonly Insertable<Tables["order_line"]>[];
};

export async function insertOrder(tx: Db, order: NewOrder): Promise<number> {
  const { number } = await tx
    .with("placed", (db) => db.insertInto("placed_order").values(rowOf(order)).returning("number"))
    .with("lines", (db) => db.insertInto("order_line").values([...order.lines]))
    .with("event", (db) =>
      db
        .insertInto("order_event")
        .values(eventRow({ ...order, orderId: order.id, byWhom: order.placedBy?.email ?? "customer", at: order.placedAt })),
    )
    .selectFrom("placed")
    .select("number")
    .executeTakeFirstOrThrow();
  return number;
}

const rowOf = (order: NewOrder): Insertable<Tables["placed_order"]> => ({
  id: order.id,
  account_id: order.accountId,
  cart_id: order.cartId,
  companion_of: order.companionOf,
  goes_with: order.goesWith,
  status: order.status,
  payment_method: order.payment,
  carrier: order.carrier,
  delivery_kind: order.deliveryKind,
  delivery: JSON.stringify(order.delivery),
  recipient: JSON.stringify(order.recipient),
  comment: order.comment,
  free_delivery: order.freeDelivery,
  goods: order.bill.goods,
  promo_code_id: order.promo?.id ?? null,
  promo_code: order.promo?.code ?? "",
  discount: order.bill.discount,
  fee: order.bill.fee,
  bonuses_used: order.bill.bonuses,
  balance_used: order.bill.balance,
  debts_paid: order.bill.debts,
  to_pay: order.bill.toPay,
  prepayment: order.bill.prepayment,
  collected: order.collected,
  ships_in_days: order.shipsInDays,
  placed_at: order.placedAt,
  waits_until: order.waitsUntil,
  unpaid_until: order.unpaidUntil,
  paid_at: order.paidAt,
  locale: order.locale,
  placed_by: order.placedBy?.id ?? null,
});

type NewEvent = { orderId: string; status: OrderStatus; byWhom: string; note?: string; at: Instant };

export const insertOrderEvent = (tx: Db, event: NewEvent) => tx.insertInto("order_event").values(eventRow(event)).execute();

const eventRow = ({ orderId, status, byWhom, note = "", at }: NewEvent): Insertable<Tables["order_event"]> => ({
  order_id: orderId,
  status,
  by_whom: byWhom,
  note,
  at,
});

/** Two parts count as one purchase. */
export async function selectOrderCounts(db: Db, accountId: Id<"account">): Promise<{ purchases: number; unpaid: number }> {
  const { rows } = await sql<{ purchases: number; unpaid: number }>`
    select (count(*) filter (where companion_of is null))::int as purchases,
      (count(distinct cart_id) filter (where status = 'awaiting_payment'))::int as unpaid
    from placed_order where account_id = ${accountId}`.execute(db);
  return rows[0] ?? { purchases: 0, unpaid: 0 };
}

export const selectNumberOfCart = async (
  db: Db,
  { accountId, cartId }: { accountId: Id<"account">; cartId: string },
): Promise<number | undefined> =>
  (
    await db
      .selectFrom("placed_order")
      .select("number")
      .where("account_id", "=", accountId)
      .where("cart_id", "=", cartId)
      .where("companion_of", "is", null)
      .executeTakeFirst()
  )?.number;

export type OrderCardRow = {
  id: string;
  number: number;
  purchase: number;
  status: OrderStatus;
  placed_at: Instant;
  to_pay: Kopiykas;
  payment_method: string;
  paid_at: Instant | null;
  parcel_number: string;
  suborder: boolean;
  collected: Kopiykas | null;
  waits_until: Instant | null;
  pieces: number;
  pictures: { picture: string; colour: string }[];
};

const cardOf = sql`
  o.id, o.number, o.status, o.placed_at, o.to_pay, o.payment_method, o.paid_at, o.parcel_number, o.waits_until, o.collected, o.id <> o.cart_id as suborder,
  coalesce((select sum(l.pieces)::int from order_line l where l.order_id = o.id), 0) as pieces,
  coalesce((select jsonb_agg(jsonb_build_object('picture', l.picture, 'colour', l.colour) order by l.position) from (
    select l.picture, l.colour, min(l.position) as position from order_line l where l.order_id = o.id
    group by l.picture, l.colour order by min(l.position) limit 4) l), '[]'::jsonb) as pictures`;

export async function selectOrderCards(
  db: Db,
  accountId: Id<"account">,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrderCardRow[]> {
  const { rows } = await sql<OrderCardRow>`
    with page as materialized (
      select p.cart_id, p.number, p.placed_at from placed_order p where p.account_id = ${accountId} and p.companion_of is null
      order by p.placed_at desc, p.number desc limit ${limit} offset ${offset}
    )
    select page.number as purchase, ${cardOf}
    from page join placed_order o on o.account_id = ${accountId} and o.cart_id = page.cart_id
    order by page.placed_at desc, page.number desc, o.companion_of is not null`.execute(db);
  return rows;
}

/** Orders of the `found` purchases, by `cart_id` and `placed_at`; `total` of them. */
export async function selectFoundCards(
  db: Db,
  accountId: Id<"account">,
  { limit, offset, found }: { limit: number; offset: number; found: RawBuilder<unknown> },
): Promise<{ rows: OrderCardRow[]; total: number }> {
  const { rows } = await sql<OrderCardRow & { total: number }>`
    with found as materialized (${found}),
      page as materialized (select * from found order by placed_at desc, cart_id limit ${limit} offset ${offset})
    select first.number as purchase, counted.total, ${cardOf}
    from (select count(*)::int as total from found) counted left join page on true
      left join placed_order first on first.account_id = ${accountId} and first.cart_id = page.cart_id and first.companion_of is null
      left join placed_order o on o.account_id = ${accountId} and o.cart_id = page.cart_id
    order by page.placed_at desc, page.cart_id, o.companion_of is not null`.execute(db);
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
}

export const selectHasOrders = async (db: Db, accountId: Id<"account">): Promise<boolean> =>
  (await db.selectFrom("placed_order").select("id").where("account_id", "=", accountId).limit(1).executeTakeFirst()) !== undefined;

export async function selectOrderCardsById(db: Db, accountId: Id<"account">, ids: readonly string[]): Promise<OrderCardRow[]> {
  const { rows } = await sql<OrderCardRow>`
    select coalesce(first.number, o.number) as purchase, ${cardOf}
    from placed_order o left join placed_order first on first.id = o.companion_of
    where o.account_id = ${accountId} and o.id = any(${[...ids]}::uuid[]) order by o.number`.execute(db);
  return rows;
}

export const selectOrder = (db: Db, accountId: Id<"account">, number: number) =>
  db.selectFrom("placed_order").selectAll().where("account_id", "=", accountId).where("number", "=", number).executeTakeFirst();

/** Locks both parts of an account's purchase by id (security.md S2). */
export const lockPurchase = (tx: Db, accountId: Id<"account">, number: number) =>
  tx
    .selectFrom("placed_order")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("cart_id", "=", (eb) =>
      eb.selectFrom("placed_order").select("cart_id").where("account_id", "=", accountId).where("number", "=", number),
    )
    .orderBy("id")
    .forUpdate()
    .execute();

/** Locks the order with the other part of its purchase; undefined for another account's. */
export const lockOrder = async (tx: Db, accountId: Id<"account">, number: number) =>
  (await lockPurchase(tx, accountId, number)).find((part) => part.number === number);

export const selectOrderLines = (db: Db, orderId: string) =>
  db.selectFrom("order_line").selectAll().where("order_id", "=", orderId).orderBy("position").execute();

export const selectOrderEvents = (db: Db, orderId: string) =>
  db.selectFrom("order_event").select(["status", "at", "by_whom"]).where("order_id", "=", orderId).orderBy("id").execute();

export const selectCompanionNumber = async (
  db: Db,
  { id, companion_of: mainId }: { id: string; companion_of: string | null },
): Promise<number | null> => {
  const companion = await db
    .selectFrom("placed_order")
    .select("number")
    .where((eb) => (mainId ? eb("id", "=", mainId) : eb("companion_of", "=", id)))
    .executeTakeFirst();
  return companion?.number ?? null;
};

export const selectVersion = async (tx: Db, orderId: string): Promise<number> =>
  (await tx.selectFrom("placed_order").select("version").where("id", "=", orderId).executeTakeFirstOrThrow()).version;

/** The order is locked. Programs are told only of a status that differs (decision 0088). */
export async function setOrderStatus(tx: Tx, orderId: string, { status, at }: { status: OrderStatus; at: Instant }): Promise<void> {
  const { rows } = await sql<{ number: number; paid: boolean; previousStatus: OrderStatus }>`
    with before as (select id, status from placed_order where id = ${orderId})
    update placed_order o set status = ${status}, version = o.version + 1 from before where o.id = before.id
    returning o.number, o.paid_at is not null as paid, before.status as "previousStatus"`.execute(tx);
  const [moved] = rows;
  if (!moved || moved.previousStatus === status) return;
  const data = { number: moved.number, status, previousStatus: moved.previousStatus, paid: moved.paid };
  await recordEvents(tx, [
    { type: "order.status_changed", data, at },
    ...(status === "cancelled" ? [{ type: "order.cancelled" as const, data, at }] : []),
  ]);
}

/** An open prepayment never exceeds what is to be paid. */
export const setOrderFee = (tx: Db, orderId: string, fee: Kopiykas) =>
  tx
    .updateTable("placed_order")
    .set((eb) => ({
      fee,
      to_pay: eb(eb("to_pay", "-", eb.ref("fee")), "+", fee),
      prepayment: sql<Kopiykas>`case when prepaid_by is null then least(prepayment, to_pay - fee + ${fee}::bigint) else prepayment end`,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", orderId)
    .where("fee", "<>", fee)
    .execute();
