import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Id } from "../../../platform/ids.ts";

type Db = Kysely<Tables>;

export const selectShownFavourites = async (db: Db, accountId: Id<"account">): Promise<Id<"product">[]> => {
  const rows = await db
    .selectFrom("favourite")
    .innerJoin("product", "product.id", "favourite.product_id")
    .select("favourite.product_id")
    .where("favourite.account_id", "=", accountId)
    .where("product.hidden", "=", false)
    .orderBy("favourite.added_at", "desc")
    .orderBy("favourite.product_id", "desc")
    .execute();
  return rows.map((row) => row.product_id);
};

export const countKept = async (db: Db, accountId: Id<"account">): Promise<number> => {
  const { count } = await db
    .selectFrom("favourite")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return count;
};

export const countShown = async (db: Db, accountId: Id<"account">): Promise<number> => {
  const { count } = await db
    .selectFrom("favourite")
    .innerJoin("product", "product.id", "favourite.product_id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("favourite.account_id", "=", accountId)
    .where("product.hidden", "=", false)
    .executeTakeFirstOrThrow();
  return count;
};

/** Devices of an account wait for each other, since they share the limit. */
export const lockFavourites = (tx: Db, accountId: Id<"account">) =>
  sql`select pg_advisory_xact_lock(hashtextextended('favourites', ${accountId}::bigint))`.execute(tx);

export const insertFavourites = (
  tx: Db,
  { accountId, ids, most, now }: { accountId: Id<"account">; ids: readonly Id<"product">[]; most: number; now: Instant },
) =>
  sql`
    insert into favourite (account_id, product_id, added_at)
    select ${accountId}::bigint, product.id, ${now}::timestamptz - min(wanted.place) * interval '1 microsecond'
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as wanted (id, place)
    join product on product.id = wanted.id::bigint
    where not exists (select from favourite where account_id = ${accountId}::bigint and product_id = product.id)
    group by product.id
    order by min(wanted.place)
    limit ${most}`.execute(tx);

export const deleteFavourite = (tx: Db, accountId: Id<"account">, productId: Id<"product">) =>
  tx.deleteFrom("favourite").where("account_id", "=", accountId).where("product_id", "=", productId).execute();

export const deleteOldest = (tx: Db, { accountId, most }: { accountId: Id<"account">; most: number }) =>
  sql`
    delete from favourite where account_id = ${accountId} and product_id in (
      select product_id from favourite where account_id = ${accountId} order by added_at desc, product_id desc offset ${most})`.execute(tx);
