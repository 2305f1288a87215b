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
    .onConflict((oc) =>
      oc
        .columns(["account_id", "variation_id"])
        .doUpdateSet({ asked_at: request.now, told_at: null, locale: request.locale })
        .where("back_in_stock.told_at", "is not", null),
    )
    .execute();

export async function selectAsked(
  db: Db,
  accountId: Id<"account">,
  productId: Id<"product">,
): Promise<{ variationId: Id<"variation">; ahead: number }[]> {
  const { rows } = await sql<{ variationId: Id<"variation">; ahead: number }>`
    select v.id as "variationId", (select count(*)::int from back_in_stock o where o.variation_id = v.id and o.told_at is null
      and (o.asked_at, o.account_id) < (b.asked_at, b.account_id)) as ahead
    from back_in_stock b join variation v on v.id = b.variation_id
    where b.account_id = ${accountId} and v.product_id = ${productId} and b.told_at is null order by v.id`.execute(db);
  return rows;
}

export const selectAskedVariations = (db: Db) =>
  db
    .selectFrom("back_in_stock as b")
    .innerJoin("variation as v", "v.id", "b.variation_id")
    .select(["b.variation_id", "v.product_id"])
    .where("b.told_at", "is", null)
    .distinct()
    .execute();

export type Free = { variationId: Id<"variation">; packs: number };
type Told = { account_id: Id<"account">; variation_id: Id<"variation">; locale: Locale };

/** One process at a time makes offers, so that each counts the others'. */
export const lockOffers = (tx: Db) => sql`select pg_advisory_xact_lock(hashtext('offers of returned goods'))`.execute(tx);

/** Marks the earliest askers as told, up to `most`, one for each pack not offered since `standingSince`. Call under `lockOffers`. */
export async function takeNext(
  tx: Db,
  free: readonly Free[],
  { standingSince, now, most }: { standingSince: Instant; now: Instant; most: number },
): Promise<Told[]> {
  const { rows } = await sql<Told>`
    with free as (
      select * from unnest(${`{${free.map(({ variationId }) => variationId).join(",")}}`}::bigint[], ${`{${free.map(({ packs }) => packs).join(",")}}`}::int[])
        as f (variation_id, packs)
    ), next as (
      select w.account_id, w.variation_id from free f cross join lateral (
        select b.account_id, b.variation_id from back_in_stock b
        where b.variation_id = f.variation_id and b.told_at is null order by b.asked_at, b.account_id
        limit greatest(0, f.packs - (select count(*) from back_in_stock o where o.variation_id = f.variation_id and o.told_at > ${standingSince}))
      ) w limit ${most}::int
    )
    update back_in_stock b set told_at = ${now} from next n where b.account_id = n.account_id and b.variation_id = n.variation_id
    returning b.account_id, b.variation_id, b.locale`.execute(tx);
  return rows;
}

export const deleteTold = (tx: Db, before: Instant) => tx.deleteFrom("back_in_stock").where("told_at", "<=", before).execute();
