import { sql, type Kysely, type RawBuilder } from "kysely";
import { idList } from "../../../../platform/db/value-lists.ts";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";
import { recordset, rowsAsJson } from "../../../../platform/db/recordset.ts";

type Db = Kysely<Tables>;
/** An offer of a full package that says its pieces. */
export type Counted = { id1c: string; product1c: string };

export const insertCounted = (tx: Db, runId: Id<"import_run">, counted: readonly Counted[]) =>
  counted.length === 0
    ? undefined
    : sql`
        insert into import_counted (run_id, id_1c, product_1c) select ${runId}, r."id1c", r."product1c"
        from ${recordset({ id1c: "text", product1c: "text" }, rowsAsJson(counted))} on conflict do nothing`.execute(tx);

export const deleteCounted = (tx: Db, runId: Id<"import_run">) => tx.deleteFrom("import_counted").where("run_id", "=", runId).execute();

export type Uncounted = { id: Id<"variation">; product: Id<"product"> };

/** Pieces on sale that full packages left out, of goods they count otherwise or (`all`) name; and how many are on sale. */
export async function selectUncounted(
  db: Db,
  runId: Id<"import_run">,
  { of }: { of: "all" | "counted" },
): Promise<{ uncounted: Uncounted[]; onSale: number }> {
  const isCounted = (what: RawBuilder<unknown>) => sql`exists (select 1 from import_counted c where c.run_id = ${runId} and ${what})`;
  const { rows } = await sql<Uncounted & { on_sale: number }>`
    with on_sale as materialized (
      select v.id, p.id as product, not ${isCounted(sql`c.id_1c = v.id_1c`)} and (${isCounted(sql`c.product_1c = p.id_1c`)}
        or (${of === "all"} and exists (select 1 from import_seen seen where seen.run_id = ${runId} and seen.id_1c = p.id_1c))) as is_untold
      from stock s join variation v on v.id = s.variation_id join product p on p.id = v.product_id
      where s.on_hand > s.reserved and not v.hidden and not p.hidden and ${isCounted(sql`true`)}
    )
    select id, product, (select count(*)::int from on_sale) as on_sale from on_sale where is_untold`.execute(db);
  return { uncounted: rows.map(({ id, product }) => ({ id, product })), onSale: rows[0]?.on_sale ?? 0 };
}

export const insertUncounted = (tx: Db, runId: Id<"import_run">, uncounted: readonly Uncounted[]) =>
  sql`
    insert into import_uncounted (run_id, variation_id)
    select ${runId}, value::bigint from jsonb_array_elements_text(${JSON.stringify(uncounted.map(({ id }) => id))}::jsonb)
    on conflict do nothing`.execute(tx);

export const deleteUncounted = (tx: Db, runId: Id<"import_run">) => tx.deleteFrom("import_uncounted").where("run_id", "=", runId).execute();

/** Forgets variations that a later import has counted. */
export const forgetUncounted = (tx: Db, variationIds: readonly Id<"variation">[]) =>
  sql`
    delete from import_uncounted
    where variation_id in ${idList(variationIds)}`.execute(tx);

/** Variations still on sale that a waiting import would take off. */
const waiting = (db: Db, runId: Id<"import_run">) =>
  db
    .selectFrom("import_uncounted")
    .innerJoin("variation", "variation.id", "import_uncounted.variation_id")
    .innerJoin("product", "product.id", "variation.product_id")
    .innerJoin("stock", "stock.variation_id", "variation.id")
    .where("import_uncounted.run_id", "=", runId)
    .where("variation.hidden", "=", false)
    .where("product.hidden", "=", false)
    .whereRef("stock.on_hand", ">", "stock.reserved");

/** Locks, so that an import that counts one of them goes before or after. */
export const lockWaitingUncounted = (db: Db, runId: Id<"import_run">): Promise<Uncounted[]> =>
  waiting(db, runId).select(["variation.id", "product.id as product"]).orderBy("variation.id").forUpdate("import_uncounted").execute();

export const countWaitingUncounted = async (db: Db, runId: Id<"import_run">): Promise<number> =>
  (
    await waiting(db, runId)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
  ).count;

export async function selectUncountedSample(db: Db, runId: Id<"import_run">, limit: number) {
  const [sample, count] = await Promise.all([
    waiting(db, runId)
      .select(["variation.id", "product.id as productId", "variation.id_1c as id1c", "product.article", "product.name_uk as name"])
      .select(["variation.size", "variation.colour_name_uk as colour"])
      .orderBy("product.article")
      .orderBy("variation.id")
      .limit(limit)
      .execute(),
    countWaitingUncounted(db, runId),
  ]);
  return { sample, count };
}
