import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { Rights } from "../../programs/rights.rules.ts";
import type { StockCounts } from "../../stock-counts.rules.ts";

type Db = Kysely<Tables>;

export type NewKey = Rights & { name: string; stockCounts: StockCounts };

/** Undefined where a key in use has the name. */
export const insertKey = (
  db: Db,
  { name, goods, prices, orders, stockCounts }: NewKey,
  { keyHash, now }: { keyHash: Uint8Array; now: Instant },
) =>
  db
    .insertInto("exchange_key")
    .values({
      name,
      key_hash: keyHash,
      may_goods: goods,
      may_prices: prices,
      may_orders: orders,
      stock_counts: stockCounts,
      made_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();

export const countKeys = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom("exchange_key")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("withdrawn_at", "is", null)
      .executeTakeFirstOrThrow()
  ).count;

export const selectKeys = (db: Db, limit: number) =>
  db
    .selectFrom("exchange_key")
    .selectAll()
    .orderBy(sql`withdrawn_at is not null`)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** Undefined for a key withdrawn before. */
export const withdrawKey = (db: Db, id: Id<"exchange_key">, now: Instant) =>
  db
    .updateTable("exchange_key")
    .set({ withdrawn_at: now })
    .where("id", "=", id)
    .where("withdrawn_at", "is", null)
    .returning("name")
    .executeTakeFirst();

/** Notes the use. Undefined for an unknown key. */
export const useKey = (db: Db, { keyHash, network, now }: { keyHash: Uint8Array; network: string; now: Instant }) =>
  db
    .updateTable("exchange_key")
    .set({ last_used_at: now, last_network: network })
    .where("key_hash", "=", keyHash)
    .where("withdrawn_at", "is", null)
    .returningAll()
    .executeTakeFirst();

export type Program = NonNullable<Awaited<ReturnType<typeof useKey>>>;

export const selectKey = (db: Db, id: Id<"exchange_key">) =>
  db.selectFrom("exchange_key").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Requests with one key run one after the other. */
export const lockKey = (tx: Db, id: Id<"exchange_key">) =>
  tx.selectFrom("exchange_key").select("id").where("id", "=", id).forUpdate().executeTakeFirst();
