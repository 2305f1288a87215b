import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time.ts";

type Db = Kysely<Tables>;

export const selectFavourites = async (db: Db, accountId: number, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom("favourite")
    .select("product_id")
    .where("account_id", "=", accountId)
    .orderBy("added_at", "desc")
    .orderBy("product_id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => row.product_id);
};

export const countFavourites = async (db: Db, accountId: number): Promise<number> => {
  const { count } = await db
    .selectFrom("favourite")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return count;
};

/** Adds the known ones of these products, as long as the account stays within `limit`. */
export const insertFavourites = (
  db: Db,
  { accountId, ids, limit, now }: { accountId: number; ids: readonly number[]; limit: number; now: Instant },
) =>
  sql`
    insert into favourite (account_id, product_id, added_at)
    select ${accountId}, product.id, ${now} from product
    where product.id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    limit greatest(0, ${limit} - (select count(*) from favourite where account_id = ${accountId}))
    on conflict do nothing`.execute(db);

export const deleteFavourite = (db: Db, accountId: number, productId: number) =>
  db.deleteFrom("favourite").where("account_id", "=", accountId).where("product_id", "=", productId).execute();
