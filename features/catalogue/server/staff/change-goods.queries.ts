import { sql, type Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import { recordset, type RowOf, type RowsAsJson } from "../../../../platform/db/recordset.ts";
import type { Id } from "../../../../platform/ids.ts";

type Db = Kysely<Tables>;

/** `no key update`: a cart's line refers to its variation and must not wait for those who wait for its shelf. */
export async function lockProducts(
  tx: Db,
  { productIds, variationIds }: { productIds: readonly Id<"product">[]; variationIds: readonly Id<"variation">[] },
) {
  return tx
    .selectFrom("product")
    .select(["id", "retail", "name_uk", "name_ru", "composition_uk", "composition_ru", "top_sales", "returnable", "hidden_by_staff"])
    .select(["staff_audiences", "min_order_amount"])
    .where(
      sql<boolean>`id = any(${[...productIds]}::bigint[]) or id = any(array(select product_id from variation where id = any(${[...variationIds]}::bigint[])))`,
    )
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

export const lockVariations = async (tx: Db, ids: readonly Id<"variation">[]) =>
  tx
    .selectFrom("variation")
    .select(["id", "product_id", "quantity_in_variation"])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();

const productColumns = {
  id: "bigint",
  nameUk: "text",
  nameRu: "text",
  compositionUk: "text",
  compositionRu: "text",
  topSales: "boolean",
  returnable: "boolean",
  hiddenByStaff: "boolean",
  audiences: "text",
  minimum: "int",
} as const;

/** A product shown again appears once 1C has it and it has something to buy. */
export const updateProducts = (tx: Db, rows: RowsAsJson<RowOf<typeof productColumns>>) =>
  sql`
    update product p set name_uk = r."nameUk", name_ru = r."nameRu", composition_uk = r."compositionUk", composition_ru = r."compositionRu",
      top_sales = r."topSales", returnable = r.returnable, hidden_by_staff = r."hiddenByStaff", staff_audiences = r.audiences, min_order_amount = r.minimum,
      version = p.version + 1,
      hidden = r."hiddenByStaff" or p.removed_in_1c
        or not exists (select 1 from variation v where v.product_id = p.id and v.price > 0 and not v.hidden)
    from ${recordset(productColumns, rows)} where p.id = r.id`.execute(tx);

const packColumns = { id: "bigint", pack: "int" } as const;

export const updatePacks = (tx: Db, rows: RowsAsJson<RowOf<typeof packColumns>>) =>
  sql`update variation v set quantity_in_variation = r.pack from ${recordset(packColumns, rows)} where v.id = r.id`.execute(tx);
