import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import { containing } from "../../../platform/db/like-part.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { ReturnReason, ReturnStatus } from "../returns.rules.ts";

type Db = Kysely<Tables>;

export const insertReturn = async (
  tx: Db,
  asked: {
    order_id: string;
    account_id: Id<"account">;
    reason: ReturnReason;
    comment: string;
    refund_to: "card" | "balance";
    asked_at: Instant;
    request_key: string;
    request_hash: Uint8Array;
  },
): Promise<Id<"goods_return">> =>
  (
    await tx
      .insertInto("goods_return")
      .values({ ...asked, status: "asked", changed_at: asked.asked_at })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

export const selectAskedUnder = (db: Db, accountId: Id<"account">, key: string) =>
  db
    .selectFrom("goods_return")
    .select(["id", "request_hash"])
    .where("account_id", "=", accountId)
    .where("request_key", "=", key)
    .executeTakeFirst();

export const insertReturnLines = (tx: Db, id: Id<"goods_return">, lines: readonly { variationId: Id<"variation">; pieces: number }[]) =>
  tx
    .insertInto("goods_return_line")
    .values(lines.map(({ variationId, pieces }) => ({ return_id: id, variation_id: variationId, pieces })))
    .execute();

export const insertReturnEvent = (
  tx: Db,
  event: { id: Id<"goods_return">; status: ReturnStatus; byWhom: string; note?: string; at: Instant },
) =>
  tx
    .insertInto("goods_return_event")
    .values({ return_id: event.id, status: event.status, by_whom: event.byWhom, note: event.note ?? "", at: event.at })
    .execute();

/** Pieces of an order's returns that wait for staff or for the goods, by variation. */
export async function selectAskedPieces(db: Db, orderId: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("goods_return as r")
    .innerJoin("goods_return_line as l", "l.return_id", "r.id")
    .select(["l.variation_id as variationId", (eb) => eb.fn.sum<number>("l.pieces").as("pieces")])
    .where("r.order_id", "=", orderId)
    .where("r.status", "in", ["asked", "approved"])
    .groupBy("l.variation_id")
    .execute();
  return new Map(rows.map(({ variationId, pieces }) => [variationId, Number(pieces)]));
}

/** Whether goods of the account are to come back, or the shop is to decide about them. */
export async function hasOpenReturn(db: Db, accountId: Id<"account">): Promise<boolean> {
  const returns = db.selectFrom("goods_return").select("id").where("account_id", "=", accountId);
  return (await returns.where("status", "in", ["asked", "approved"]).limit(1).executeTakeFirst()) !== undefined;
}

/** What waits for staff or for goods of an order that came back whole without it. */
export const selectOpenOfReturned = (db: Db, limit: number) =>
  db
    .selectFrom("goods_return as r")
    .innerJoin("placed_order as o", "o.id", "r.order_id")
    .select(["r.id", "o.locale"])
    .where("r.status", "in", ["asked", "approved"])
    .where("o.status", "=", "returned")
    .orderBy("r.id")
    .limit(limit)
    .execute();

const withOrder = (db: Db) =>
  db
    .selectFrom("goods_return as r")
    .innerJoin("placed_order as o", "o.id", "r.order_id")
    .innerJoin("account as a", "a.id", "r.account_id")
    .selectAll("r")
    .select(["o.number as orderNumber", "o.locale", "a.phone"]);
export type ReturnRow = Awaited<ReturnType<ReturnType<typeof withOrder>["executeTakeFirstOrThrow"]>>;

export function selectReturn(db: Db, id: Id<"goods_return">, accountId?: Id<"account">): Promise<ReturnRow | undefined> {
  const one = withOrder(db).where("r.id", "=", id);
  return (accountId === undefined ? one : one.where("r.account_id", "=", accountId)).executeTakeFirst();
}

export const lockReturn = (tx: Db, id: Id<"goods_return">) =>
  tx.selectFrom("goods_return").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const selectReturnsOf = (
  db: Db,
  accountId: Id<"account">,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReturnRow[]> =>
  withOrder(db).where("r.account_id", "=", accountId).orderBy("r.id", "desc").limit(limit).offset(offset).execute();

export async function countReturnsOf(db: Db, accountId: Id<"account">): Promise<number> {
  const { total } = await db
    .selectFrom("goods_return")
    .select((eb) => eb.fn.countAll<string | number>().as("total"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

type StaffReturnRow = {
  id: Id<"goods_return">;
  orderNumber: number;
  phone: string;
  status: ReturnStatus;
  reason: ReturnReason;
  pieces: number;
  askedAt: Instant;
};

/** The newest first; what a row says of its order and customer is read for the shown page alone. */
export async function selectStaffReturns(
  db: Db,
  { status, q }: { status?: ReturnStatus | undefined; q?: string | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StaffReturnRow[]; total: number }> {
  const part = containing(q);
  const asked = [
    sql<boolean>`true`,
    status && sql<boolean>`r.status = ${status}`,
    part &&
      sql<boolean>`(r.account_id in (select id from account where phone like ${part}) or r.order_id in (select id from placed_order where number::text like ${part}))`,
  ].filter((condition) => typeof condition === "object");
  const where = sql.join(asked, sql` and `);
  const [{ rows }, counted] = await Promise.all([
    sql<StaffReturnRow>`
      select r.id, o.number as "orderNumber", a.phone, r.status, r.reason, r.asked_at as "askedAt",
        (select sum(l.pieces)::int from goods_return_line l where l.return_id = r.id) as pieces
      from (select r.* from goods_return r where ${where} order by r.id desc limit ${limit} offset ${offset}) r
        join placed_order o on o.id = r.order_id join account a on a.id = r.account_id
      order by r.id desc`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from goods_return r where ${where}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export const selectReturnLines = (db: Db, { id, order_id: orderId }: Pick<ReturnRow, "id" | "order_id">) =>
  db
    .selectFrom("goods_return_line as l")
    .innerJoin("order_line as o", (join) => join.onRef("o.variation_id", "=", "l.variation_id").on("o.order_id", "=", orderId))
    .select(["l.variation_id", "l.pieces", "l.received", "l.fit"])
    .select(["o.article", "o.name_uk", "o.name_ru", "o.size", "o.colour", "o.colour_name_uk", "o.colour_name_ru", "o.picture", "o.price"])
    .where("l.return_id", "=", id)
    .orderBy("o.position")
    .execute();

export const selectReturnEvents = (db: Db, id: Id<"goods_return">) =>
  db.selectFrom("goods_return_event").select(["status", "at", "by_whom", "note"]).where("return_id", "=", id).orderBy("id").execute();

export const updateReturn = (tx: Db, id: Id<"goods_return">, change: { status: ReturnStatus; answer?: string; at: Instant }) =>
  tx
    .updateTable("goods_return")
    .set((eb) => ({
      status: change.status,
      changed_at: change.at,
      version: eb("version", "+", 1),
      ...(change.answer === undefined ? {} : { answer: change.answer }),
    }))
    .where("id", "=", id)
    .execute();

export async function updateReceived(
  tx: Db,
  id: Id<"goods_return">,
  lines: readonly { variationId: Id<"variation">; received: number; fit: number }[],
): Promise<void> {
  for (const { variationId, received, fit } of lines)
    await tx
      .updateTable("goods_return_line")
      .set({ received, fit })
      .where("return_id", "=", id)
      .where("variation_id", "=", variationId)
      .execute();
}

export const updateGiven = (tx: Db, id: Id<"goods_return">, given: { money: Kopiykas; balance: Kopiykas; bonuses: Kopiykas }) =>
  tx
    .updateTable("goods_return")
    .set({ given_money: given.money, given_balance: given.balance, given_bonuses: given.bonuses })
    .where("id", "=", id)
    .execute();

export const selectNotReturnable = async (db: Db, productIds: readonly Id<"product">[]): Promise<Set<number>> =>
  new Set(
    productIds.length === 0
      ? []
      : (
          await db
            .selectFrom("product")
            .select("id")
            .where("id", "in", [...productIds])
            .where("returnable", "=", false)
            .execute()
        ).map(({ id }) => id),
  );
