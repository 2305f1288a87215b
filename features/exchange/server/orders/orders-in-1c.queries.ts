import { sql, type Kysely } from "kysely";
import type { OrderDelivery, OrderRecipient } from "../../../../db/json-columns.ts";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import { recordset, rowsAsJson } from "../../../../platform/db/recordset.ts";
import type { Kopiykas } from "../../../../platform/money/money.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { OrderStatus } from "../../../orders/orders.contract.ts";
import { ONE_C, type Reader } from "../../readers.rules.ts";

type Db = Kysely<Tables>;

/** Orders that changed since the reader confirmed them; none that waits for money or staff, or was cancelled before the reader knew it. */
const unconfirmedBy = (reader: Reader) => sql`
  placed_order o left join order_in_1c known on known.order_id = o.id and known.reader = ${reader}
  where o.status <> 'awaiting_payment' and not (o.status = 'new' and o.waits_until is not null)
    and not (o.status = 'cancelled' and known.confirmed_version is null)
    and known.confirmed_version is distinct from o.version`;

export type OrderFor1c = {
  id: string;
  number: number;
  version: number;
  status: OrderStatus;
  account_id: Id<"account">;
  account_1c: string | null;
  account_name: string;
  account_phone: string;
  account_email: string;
  placed_at: Instant;
  paid_at: Instant | null;
  payment_method: string;
  carrier: string;
  delivery_kind: string;
  delivery: OrderDelivery;
  recipient: OrderRecipient;
  comment: string;
  goes_with: number | null;
  goods: Kopiykas;
  fee: Kopiykas;
  bonuses_used: Kopiykas;
  balance_used: Kopiykas;
  prepayment: Kopiykas;
  debts_paid: Kopiykas;
  promo_code: string;
  discount: Kopiykas;
  /** The sum a reseller's buyer pays, kopiykas. */
  collected: Kopiykas | null;
  to_pay: Kopiykas;
  parcel_number: string;
};

/** The oldest first, above the number `after`. */
export async function selectUnconfirmed(
  db: Db,
  { reader, limit, after = 0 }: { reader: Reader; limit: number; after?: number },
): Promise<OrderFor1c[]> {
  const { rows } = await sql<OrderFor1c>`
    select o.id, o.number, o.version, o.status, o.account_id, a.id_1c as account_1c, a.phone as account_phone, a.email as account_email,
      trim(a.surname || ' ' || a.name || ' ' || a.patronymic) as account_name,
      o.placed_at, o.paid_at, o.payment_method, o.carrier, o.delivery_kind, o.delivery, o.recipient, o.comment, o.goods, o.promo_code, o.discount, o.fee,
      (select b.number from placed_order b where b.id = o.goes_with) as goes_with,
      o.bonuses_used, o.balance_used, o.prepayment, o.debts_paid, o.collected, o.to_pay, o.parcel_number
    from (select o.* from ${unconfirmedBy(reader)} and o.number > ${after} order by o.number limit ${limit}) o join account a on a.id = o.account_id order by o.number`.execute(
    db,
  );
  return rows;
}

/** While the exchange is on: orders placed or changed before `since` that 1C lacks, and unsettled remarks. */
export async function selectExchangeFacts(db: Db, since: Instant): Promise<{ lateOrders: number; remarks: number }> {
  const { rows } = await sql<{ lateOrders: number; remarks: number }>`
    select (select count(*)::int from ${unconfirmedBy(ONE_C)} and o.placed_at < ${since} and exists (select 1 from exchange_access)
        and not exists (select 1 from order_event e where e.order_id = o.id and e.at >= ${since})) as "lateOrders",
      (select count(*)::int from exchange_remark) as remarks`.execute(db);
  return rows[0] ?? { lateOrders: 0, remarks: 0 };
}

export async function countUnconfirmed(db: Db, reader: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${unconfirmedBy(reader)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type LineFor1c = {
  order_id: string;
  id_1c: string;
  article: string;
  barcode: string;
  name_uk: string;
  size: string;
  colour_name_uk: string;
  pieces: number;
  /** How many of `pieces` came back. */
  returned: number;
  price: Kopiykas;
  /** Discount by a promo code; `sum` is after it. */
  discount: Kopiykas;
  sum: Kopiykas;
};

export async function selectLinesFor1c(db: Db, orderIds: readonly string[]): Promise<LineFor1c[]> {
  const { rows } = await sql<LineFor1c>`
    select l.order_id, v.id_1c, v.article, v.barcode, l.name_uk, l.size, l.colour_name_uk, l.pieces, l.returned, l.price, l.discount, l.sum
    from order_line l join variation v on v.id = l.variation_id
    where l.order_id = any(${[...orderIds]}::uuid[]) and l.pieces > 0 order by l.order_id, l.position`.execute(db);
  return rows;
}

export const markSent = (db: Db, sessionId: Id<"exchange_session">, orders: readonly { id: string; version: number }[]) =>
  orders.length === 0
    ? undefined
    : db
        .insertInto("order_in_1c")
        .values(orders.map(({ id, version }) => ({ order_id: id, sent_version: version, sent_in: sessionId })))
        .onConflict((conflict) =>
          conflict
            .columns(["order_id", "reader"])
            .doUpdateSet((eb) => ({ sent_version: eb.ref("excluded.sent_version"), sent_in: eb.ref("excluded.sent_in") })),
        )
        .execute();

/** Confirms what the session was sent last; a repeat changes nothing. */
export const confirmSent = (db: Db, sessionId: Id<"exchange_session">, now: Instant) =>
  db
    .updateTable("order_in_1c")
    .set((eb) => ({ confirmed_version: eb.ref("sent_version"), confirmed_at: now, sent_in: null }))
    .where("sent_in", "=", sessionId)
    .execute();

/** `is_given`: the reader may read it, or could before. */
export async function selectGivenOrders(
  db: Db,
  reader: Reader,
  numbers: readonly number[],
): Promise<{ id: string; number: number; version: number; is_given: boolean }[]> {
  const { rows } = await sql<{ id: string; number: number; version: number; is_given: boolean }>`
    select o.id, o.number, o.version, known.confirmed_version is not null or not (o.status in ('awaiting_payment', 'cancelled')
      or (o.status = 'new' and o.waits_until is not null)) as is_given
    from placed_order o left join order_in_1c known on known.order_id = o.id and known.reader = ${reader}
    where o.number in (select value::int from jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`.execute(db);
  return rows;
}

/** Never confirms an older version; a repeat changes nothing. */
export const confirmVersions = (
  db: Db,
  reader: Reader,
  { orders, now }: { orders: readonly { id: string; version: number }[]; now: Instant },
) =>
  orders.length === 0
    ? undefined
    : sql`
        insert into order_in_1c (order_id, reader, sent_version, confirmed_version, confirmed_at)
        select r.id::uuid, ${reader}, r.version, r.version, ${now} from ${recordset({ id: "text", version: "int" }, rowsAsJson(orders.map(({ id, version }) => ({ id, version }))))}
        on conflict (order_id, reader) do update set sent_version = excluded.sent_version, confirmed_version = excluded.confirmed_version,
          confirmed_at = excluded.confirmed_at
        where order_in_1c.confirmed_version is null or order_in_1c.confirmed_version < excluded.confirmed_version`.execute(db);

/** A reader's own change is not sent back to it, unless the shop has changed something since. */
export const confirmChangeBy = (
  db: Db,
  { reader, orderId, before, after }: { reader: Reader; orderId: string; before: number; after: number },
) =>
  db
    .updateTable("order_in_1c")
    .set({ confirmed_version: after })
    .where("order_id", "=", orderId)
    .where("reader", "=", reader)
    .where("confirmed_version", "=", before)
    .execute();

/** Orders that are over when the exchange begins are no news for its reader. */
export const confirmEndedOrders = (db: Db, reader: Reader, now: Instant) =>
  sql`
    insert into order_in_1c (order_id, reader, sent_version, confirmed_version, confirmed_at)
    select id, ${reader}, version, version, ${now} from placed_order where status in ('delivered', 'completed', 'cancelled', 'returned')
    on conflict (order_id, reader) do update set confirmed_version = excluded.confirmed_version, confirmed_at = excluded.confirmed_at`.execute(
    db,
  );

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The order by the shop's own id, else by its number. */
export async function selectOrderNamed(db: Db, { id, number }: { id: string; number: string }) {
  const orders = db.selectFrom("placed_order").select(["id", "number", "status", "version"]);
  const named = UUID.test(id) ? await orders.where("id", "=", id).executeTakeFirst() : undefined;
  return named ?? (/^\d{1,9}$/.test(number) ? await orders.where("number", "=", Number(number)).executeTakeFirst() : undefined);
}

/** Written once for the same words of one reader. */
export const insertRemark = (
  db: Db,
  { number, reason, said, reader, now }: { number: string; reason: string; said: string; reader: Reader; now: Instant },
) =>
  sql`
    insert into exchange_remark (order_number, reason, said, reader, at) select ${number}, ${reason}, ${said}, ${reader}, ${now}
    where not exists (select 1 from exchange_remark r where r.order_number = ${number} and r.reason = ${reason} and r.said = ${said}
      and r.reader = ${reader})`.execute(db);

export const selectRemarks = (db: Db, limit: number) =>
  db
    .selectFrom("exchange_remark as r")
    .leftJoin("placed_order as o", (join) => join.on((eb) => eb(eb.cast("o.number", "text"), "=", eb.ref("r.order_number"))))
    .leftJoin("exchange_key as k", (join) => join.on(sql<boolean>`k.id = r.reader`))
    .select(["r.id", "r.order_number as orderNumber", "r.reason", "r.said", "r.at", "o.number as known", "k.name as program"])
    .orderBy("r.id", "desc")
    .limit(limit)
    .execute();

export const deleteRemark = (db: Db, id: Id<"exchange_remark">) =>
  db.deleteFrom("exchange_remark").where("id", "=", id).returning(["order_number", "reason", "said"]).executeTakeFirst();
