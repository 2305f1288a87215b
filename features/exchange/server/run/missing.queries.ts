import { sql, type Kysely } from "kysely";
import { textList } from "../../../../platform/db/value-lists.ts";
import type { Tables } from "../../../../db/tables.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;

export const insertMissing = (tx: Db, runId: Id<"import_run">, productIds: readonly Id<"product">[]) =>
  sql`insert into import_missing (run_id, product_id) select ${runId}, value::bigint from jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb) on conflict do nothing`.execute(
    tx,
  );

export const forgetMissing = (tx: Db, products1c: readonly string[]) =>
  sql`
    delete from import_missing missing using product p
    where p.id = missing.product_id and p.id_1c in ${textList(products1c)}`.execute(tx);

export const deleteMissing = (tx: Db, runId: Id<"import_run">) => tx.deleteFrom("import_missing").where("run_id", "=", runId).execute();

/** Goods that a waiting import would hide and that are still visible. */
const waiting = (db: Db, runId: Id<"import_run">) =>
  db
    .selectFrom("import_missing")
    .innerJoin("product", "product.id", "import_missing.product_id")
    .where("import_missing.run_id", "=", runId)
    .where("product.hidden", "=", false);

export const selectMissing = async (tx: Db, runId: Id<"import_run">): Promise<Id<"product">[]> =>
  (await waiting(tx, runId).select("product.id").execute()).map(({ id }) => id);

export const countMissing = async (db: Db, runId: Id<"import_run">): Promise<number> =>
  (
    await waiting(db, runId)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
  ).count;

export async function selectMissingSample(db: Db, runId: Id<"import_run">, limit: number) {
  const [sample, count] = await Promise.all([
    waiting(db, runId)
      .select(["product.id", "product.id_1c as id1c", "product.article", "product.name_uk as name"])
      .orderBy("product.article")
      .orderBy("product.id")
      .limit(limit)
      .execute(),
    countMissing(db, runId),
  ]);
  return { sample, count };
}
