import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import type { Locale } from "../../../../platform/i18n.ts";
import type { Instant } from "../../../../platform/time/time.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;

export const insertBackInStock = (
  tx: Db,
  request: { accountId: Id<"account">; variationId: Id<"variation">; locale: Locale; now: Instant },
) =>
  tx
    .insertInto("back_in_stock")
    .values({ account_id: request.accountId, variation_id: request.variationId, asked_at: request.now, locale: request.locale })
    .onConflict((oc) => oc.doNothing())
    .execute();

export async function selectAsked(db: Db, accountId: Id<"account">, productId: Id<"product">): Promise<Id<"variation">[]> {
  const rows = await db
    .selectFrom("back_in_stock as b")
    .innerJoin("variation as v", "v.id", "b.variation_id")
    .select("v.id")
    .where("b.account_id", "=", accountId)
    .where("v.product_id", "=", productId)
    .orderBy("v.id")
    .execute();
  return rows.map((row) => row.id);
}

export const selectAskedVariations = (db: Db) =>
  db
    .selectFrom("back_in_stock as b")
    .innerJoin("variation as v", "v.id", "b.variation_id")
    .select(["b.variation_id", "v.product_id"])
    .distinct()
    .execute();

/** Of at most so many customers; those being deleted elsewhere are skipped. */
export async function deleteWishes(
  tx: Db,
  variationIds: readonly Id<"variation">[],
  most: number,
): Promise<{ account_id: Id<"account">; variation_id: Id<"variation">; locale: Locale }[]> {
  const { rows } = await sql<{ account_id: Id<"account">; variation_id: Id<"variation">; locale: Locale }>`
    with asking as (
      select distinct account_id from back_in_stock where variation_id = any(${`{${variationIds.join(",")}}`}::bigint[])
      order by account_id limit ${most}::int
    ), taken as (
      select account_id, variation_id from back_in_stock
      where account_id in (select account_id from asking) and variation_id = any(${`{${variationIds.join(",")}}`}::bigint[])
      for update skip locked
    )
    delete from back_in_stock b using taken t where b.account_id = t.account_id and b.variation_id = t.variation_id
    returning b.account_id, b.variation_id, b.locale`.execute(tx);
  return rows;
}
