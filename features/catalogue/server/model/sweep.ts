import type { Shop } from "../../../shop.ts";
import { slicesOf } from "./build-model.ts";
import { treeOf } from "./category-tree.ts";
import { refreshProducts, takeIn } from "./change-model.ts";
import { countGoods } from "./labels.ts";
import { modelOf } from "./model.ts";
import { selectCategories, selectFilterNames } from "./model.queries.ts";
import { forgetAllPageFacts } from "./page-facts.ts";
import { makeSearchAnew } from "../search/search-index.ts";

const IDS_AT_ONCE = 500;
/** Telling less often keeps guests' pages cached during a long import. */
const STEPS_A_TELLING = 8;

/** Takes in differences in steps of a few milliseconds; yields the tags of pages to drop. */
export async function* sweepCatalogue(shop: Shop): AsyncGenerator<string[]> {
  const model = modelOf(shop);
  const rows = await selectCategories(shop.db.scan);
  const fresh = treeOf(rows);
  model.filterNames = await selectFilterNames(shop.db.scan);
  const isOtherTree = fresh.rows !== model.categories.rows;
  if (isOtherTree) {
    model.categories = fresh;
    model.cards.forgetAll();
    countGoods(fresh.nodes.values(), model.listing);
  }
  const seen = new Set<number>();
  const waiting = new Set<string>();
  let steps = 0;
  for await (const { products } of slicesOf(shop.db.scan)) {
    const ids = products.map(({ id }) => id);
    for (const id of ids) seen.add(id);
    for (const tag of takeIn(shop, model, { ids, fresh: products, isMovedAnyway: isOtherTree })) waiting.add(tag);
    steps += 1;
    if (steps % STEPS_A_TELLING !== 0) yield [];
    else {
      yield [...waiting];
      waiting.clear();
    }
  }
  const missing = [...model.products.keys()].filter((id) => !seen.has(id));
  for (let from = 0; from < missing.length; from += IDS_AT_ONCE) {
    yield await refreshProducts(shop, model, missing.slice(from, from + IDS_AT_ONCE));
  }
  if (isOtherTree) makeSearchAnew(shop);
  forgetAllPageFacts(shop);
  yield [...waiting, "catalogue"];
}
