import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { StockCounts } from "../../stock-counts.rules.ts";
import type { Instant } from "../../../../platform/time/time.ts";

type Db = Kysely<Tables>;

export const selectAccess = (db: Db) => db.selectFrom("exchange_access").selectAll().executeTakeFirst();

export const upsertAccess = (db: Db, { passwordHash, now }: { passwordHash: Uint8Array; now: Instant }) =>
  db
    .insertInto("exchange_access")
    .values({ password_hash: passwordHash, created_at: now })
    .onConflict((conflict) => conflict.column("single").doUpdateSet({ password_hash: passwordHash, created_at: now }))
    .execute();

export const setTerms = (db: Db, { stockCounts, isTrial }: { stockCounts: StockCounts; isTrial: boolean }) =>
  db.updateTable("exchange_access").set({ stock_counts: stockCounts, is_trial: isTrial }).execute();

export const deleteAccess = (db: Db) => db.deleteFrom("exchange_access").execute();

export const endSessions = (db: Db, now: Instant) =>
  db.updateTable("exchange_session").set({ ends_at: now }).where("ends_at", ">", now).execute();

/** When 1C last sent goods, sent orders, and confirmed orders. */
export async function selectLastCalls(
  db: Db,
): Promise<{ goods_at: Instant | null; orders_at: Instant | null; confirmed_at: Instant | null }> {
  const { rows } = await sql<{ goods_at: Instant | null; orders_at: Instant | null; confirmed_at: Instant | null }>`
    select max(last_call_at) filter (where kind = 'catalog') as goods_at, max(last_call_at) filter (where kind = 'sale') as orders_at,
      (select max(confirmed_at) from order_in_1c where sent_in is null and reader = 0) as confirmed_at
    from exchange_session`.execute(db);
  return rows[0] ?? { goods_at: null, orders_at: null, confirmed_at: null };
}
