import type { Shop } from "../../../shop.ts";
import { know } from "./build-model.ts";
import { withAncestors, type CategoryNode } from "./category-tree.ts";
import { countGoods } from "./labels.ts";
import type { CatalogueModel } from "./model.ts";
import { difference, productOf, type ModelProduct } from "./model-product.ts";
import { selectFreeOf, selectProductsByIds } from "./model.queries.ts";
import { isFoundOtherwise, lookAgain, reindexProduct } from "../search/search-index.ts";
import type { Id } from "../../../../platform/ids.ts";

/** Answers the tags of pages that show them. */
export async function refreshProducts(shop: Shop, model: CatalogueModel, ids: readonly Id<"product">[]): Promise<string[]> {
  const rows = await selectProductsByIds(shop.db.read, ids);
  const known = ids.flatMap((id) => model.products.get(id) ?? []).map(tagOf);
  const tags = takeIn(shop, model, { ids, fresh: rows.flatMap((row) => productOf(row) ?? []) });
  return [...new Set([...known, ...tags])];
}

/** Answers the tags of their pages, and products that may look different now. */
export async function followPieces(
  shop: Shop,
  model: CatalogueModel,
  ids: readonly Id<"variation">[],
): Promise<{ tags: string[]; moved: Set<Id<"product">> }> {
  const [tags, moved] = [new Set<string>(), new Set<Id<"product">>()];
  for (const { id, product_id, free } of ids.length > 0 ? await selectFreeOf(shop.db.read, ids) : []) {
    const product = model.products.get(product_id);
    if (!product) continue;
    tags.add(tagOf(product));
    const variation = product.variations.find((one) => one.id === id);
    if (!variation || variation.free >= variation.pack !== free >= variation.pack) moved.add(product_id);
    else variation.free = free;
  }
  return { tags: [...tags], moved };
}

type Read = { ids: Iterable<Id<"product">>; fresh: readonly ModelProduct[]; isMovedAnyway?: boolean };

/** Products not found have left. Costs what the changed ones cost; answers the tags of their pages. */
export function takeIn(shop: Shop, model: CatalogueModel, { ids, fresh, isMovedAnyway = false }: Read): string[] {
  const found = new Map(fresh.map((product) => [product.id, product]));
  const tags: string[] = [];
  const moved: ModelProduct[] = [];
  for (const id of ids) {
    const [before, after] = [model.products.get(id), found.get(id)];
    const shown = before ?? after;
    const differs = !before || !after || isMovedAnyway ? "looks" : difference(before, after);
    if (!shown || differs === "none") continue;
    tags.push(tagOf(shown));
    if (differs === "looks") moved.push(shown);
    else Object.assign(shown, after);
  }
  if (moved.length === 0) return tags;
  move(shop, model, moved, found);
  return [...tags, "catalogue"];
}

const tagOf = ({ id_1c }: ModelProduct): string => `product:${id_1c}`;

function move(shop: Shop, model: CatalogueModel, moved: readonly ModelProduct[], found: ReadonlyMap<number, ModelProduct>): void {
  const { nodes } = model.categories;
  const touched = new Set<CategoryNode>();
  const touch = ({ categoryIds }: ModelProduct): void => withAncestors(categoryIds, nodes).forEach((node) => touched.add(node));
  const otherWords = moved.filter((product) => {
    const after = found.get(product.id);
    touch(product);
    if (after) touch(after);
    return !after || !model.products.has(product.id) || isFoundOtherwise(product, after);
  });
  model.listing.replace(moved, () => new Set(moved.filter((product) => !change(model, product, found.get(product.id)))));
  countGoods(touched, model.listing);
  lookAgain(
    shop,
    moved.map(({ id }) => id),
  );
  for (const { id } of otherWords) reindexProduct(shop, model, id);
  model.version += 1;
  model.filtered.forgetAll();
  model.sections.forgetAll();
}

/** Answers whether it is still there; the index holds this very object, so it is filled, not replaced. */
function change(model: CatalogueModel, product: ModelProduct, after: ModelProduct | undefined): boolean {
  model.cards.forget(product.id);
  if (after) know(model, Object.assign(product, after));
  else model.products.delete(product.id);
  return after !== undefined;
}
