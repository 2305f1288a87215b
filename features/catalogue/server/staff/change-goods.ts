import type { Id } from "../../../../platform/ids.ts";
import { rowsAsJson } from "../../../../platform/db/recordset.ts";
import type { Tx } from "../../../shop.ts";
import { productsTopic } from "../../../topics.ts";
import { lockProducts, lockVariations, updatePacks, updateProducts } from "./change-goods.queries.ts";

/** `audiences` as `female male`, `minimum` in pieces. */
export type ProductCells = {
  nameUk: string;
  nameRu: string;
  compositionUk: string;
  compositionRu: string;
  topSales: boolean;
  returnable: boolean;
  hiddenByStaff: boolean;
  audiences: string;
  minimum: number;
};
export type LockedGoods = {
  products: ReadonlyMap<number, { retail: boolean; cells: ProductCells }>;
  /** `pack` in pieces. */
  variations: ReadonlyMap<number, { productId: Id<"product">; pack: number }>;
};

/** Locks products, also of the variations, then variations, each by id, before any shelf (security.md S2). Answers those that exist. */
export async function lockGoods(
  tx: Tx,
  { productIds, variationIds }: { productIds: readonly Id<"product">[]; variationIds: readonly Id<"variation">[] },
): Promise<LockedGoods> {
  const products = await lockProducts(tx, { productIds, variationIds });
  const variations = await lockVariations(tx, variationIds);
  return {
    products: new Map(
      products.map((row) => [
        row.id,
        {
          retail: row.retail,
          cells: {
            nameUk: row.name_uk,
            nameRu: row.name_ru,
            compositionUk: row.composition_uk,
            compositionRu: row.composition_ru,
            topSales: row.top_sales,
            returnable: row.returnable,
            hiddenByStaff: row.hidden_by_staff,
            audiences: row.staff_audiences,
            minimum: row.min_order_amount,
          },
        },
      ]),
    ),
    variations: new Map(variations.map((row) => [row.id, { productId: row.product_id, pack: row.quantity_in_variation }])),
  };
}

type Pack = { id: Id<"variation">; productId: Id<"product">; pack: number };

/** Writes what was judged on locked rows, and announces all products at once. */
export async function changeGoods(
  tx: Tx,
  { products, packs }: { products: readonly (ProductCells & { id: Id<"product"> })[]; packs: readonly Pack[] },
): Promise<void> {
  if (products.length > 0) await updateProducts(tx, rowsAsJson(products));
  if (packs.length > 0) await updatePacks(tx, rowsAsJson(packs.map(({ id, pack }) => ({ id, pack }))));
  const changed = new Set([...products.map(({ id }) => id), ...packs.map(({ productId }) => productId)]);
  if (changed.size > 0) tx.changed(productsTopic, changed);
}
