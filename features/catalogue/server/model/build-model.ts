import type { Kysely } from "kysely";
import type { Tables } from "../../../../db/tables.ts";
import { treeOf, type CategoryNode, type CategoryTree } from "./category-tree.ts";
import { countGoods } from "./labels.ts";
import { emptyModel, type CatalogueModel } from "./model.ts";
import { productOf, type ModelProduct } from "./model-product.ts";
import { selectCategories, selectFilterNames, selectProductsAfter } from "./model.queries.ts";
import { idOf } from "../../../../platform/ids.ts";

/** A few milliseconds of parsing, so that visitors hardly wait. */
const SLICE = 500;
/** At the start nobody waits, and the embedded database costs by query. */
const AT_START = 5_000;

export async function buildModel(db: Kysely<Tables>): Promise<CatalogueModel> {
  const model = emptyModel();
  model.version = 1;
  model.categories = treeOf(await selectCategories(db));
  model.filterNames = await selectFilterNames(db);
  const products = await readAll(db);
  for (const product of products) know(model, product);
  model.listing.replace(nextToEachOther(products, model.categories));
  countGoods(model.categories.nodes.values(), model.listing);
  return model;
}

/** Goods of a section get neighbouring slots, so that its sets pack small. */
function nextToEachOther(products: readonly ModelProduct[], { roots }: CategoryTree): ModelProduct[] {
  const byCategory = Map.groupBy(products, ({ categoryIds }) => categoryIds[0]);
  const within = ({ id, children }: CategoryNode): ModelProduct[] => {
    const own = byCategory.get(id) ?? [];
    byCategory.delete(id);
    return [...own, ...children.flatMap(within)];
  };
  const placed = roots.flatMap(within);
  return [...placed, ...[...byCategory.values()].flat()];
}

/** Reads the next slice while this one is parsed. */
async function readAll(db: Kysely<Tables>): Promise<ModelProduct[]> {
  const products: ModelProduct[] = [];
  let reading = selectProductsAfter(db, { id: idOf<"product">(0), most: AT_START });
  for (let isLast = false; !isLast;) {
    const rows = await reading;
    isLast = rows.length < AT_START;
    if (!isLast) reading = selectProductsAfter(db, { id: rows.at(-1)?.id ?? idOf<"product">(0), most: AT_START });
    for (const row of rows) {
      const product = productOf(row);
      if (product) products.push(product);
    }
  }
  return products;
}

export async function* slicesOf(db: Kysely<Tables>): AsyncGenerator<{ products: ModelProduct[] }> {
  for (let id = idOf<"product">(0); ;) {
    const rows = await selectProductsAfter(db, { id, most: SLICE });
    yield { products: rows.flatMap((row) => productOf(row) ?? []) };
    if (rows.length < SLICE) return;
    id = rows.at(-1)?.id ?? id;
  }
}

export function know(model: CatalogueModel, product: ModelProduct): void {
  model.products.set(product.id, product);
  model.idsOf1c.set(product.id_1c, product.id);
}
