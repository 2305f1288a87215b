import { kyivDay, type Instant } from "../../../platform/time/time.ts";
import { keptInMemory, type Shop } from "../../shop.ts";
import { isBestSeller, isNew } from "../catalogue.rules.ts";
import { genders } from "../words/genders.ts";
import { productAddress } from "../words/product-address.ts";
import { withAncestors, type CategoryNode } from "./model/category-tree.ts";
import { modelOf } from "./model/model.ts";
import type { ModelProduct } from "./model/model-product.ts";

type Address = { path: string; changedAt: Instant };

/** Changes whenever `catalogueAddresses` may. */
export const catalogueVersion = (shop: Shop): number => modelOf(shop).version;

export function* catalogueAddresses(shop: Shop): Generator<Address> {
  const { products } = modelOf(shop);
  yield* listings(shop);
  for (const { id_1c, changed_at } of products.values()) yield { path: productAddress({ id_1c }), changedAt: new Date(changed_at) };
}

function listings(shop: Shop): Address[] {
  const at = `${catalogueVersion(shop)} ${kyivDay(shop.clock.now())}`;
  const kept = keptInMemory(shop, "addresses of listings", () => ({ at: "", found: [] as Address[] }));
  if (kept.at !== at) Object.assign(kept, { at, found: findListings(shop) });
  return kept.found;
}

function findListings(shop: Shop): Address[] {
  const { products, categories } = modelOf(shop);
  const now = shop.clock.now();
  const newest = new Map<string, number>();
  const showsIn = (path: string, { changed_at }: ModelProduct) => {
    if ((newest.get(path) ?? 0) < changed_at) newest.set(path, changed_at);
  };
  for (const product of products.values()) {
    if (isNew(product, now)) showsIn("/new-items", product);
    if (isBestSeller(product)) showsIn("/best-sellers", product);
    if (product.oldPrice !== null) showsIn("/sale", product);
    for (const path of placesOf(product, withAncestors(product.categoryIds, categories.nodes))) showsIn(path, product);
  }
  return [...newest].map(([path, changedAt]) => ({ path, changedAt: new Date(changedAt) }));
}

function placesOf({ retail }: ModelProduct, nodes: ReadonlySet<CategoryNode>): Set<string> {
  const here = new Set([...nodes].flatMap(({ shownTo }) => shownTo));
  const landings = genders.filter((gender) => here.has(gender));
  return new Set([
    ...landings.map((gender) => `/${gender}`),
    ...(retail ? landings.map((gender) => `/retail/${gender}`) : []),
    ...[...nodes].map(({ id_1c }) => `/category/${encodeURIComponent(id_1c)}`),
  ]);
}
