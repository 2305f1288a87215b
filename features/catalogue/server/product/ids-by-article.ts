import { keptInMemory, type Shop } from "../../../shop.ts";
import { compact } from "../../search/index/articles.ts";
import type { CatalogueModel } from "../model/model.ts";
import type { ModelProduct } from "../model/model-product.ts";
import type { Id } from "../../../../platform/ids.ts";

type ArticleIndex = {
  of: CatalogueModel | undefined;
  version: number;
  keys: WeakMap<ModelProduct, string>;
  ids: Map<string, Id<"product">[]>;
};

/** Keyed by `compact` article, each computed once a product. */
export function idsByArticle(shop: Shop, model: CatalogueModel): Map<string, Id<"product">[]> {
  const kept = keptInMemory<ArticleIndex>(shop, "products by article", () => ({
    of: undefined,
    version: 0,
    keys: new WeakMap(),
    ids: new Map(),
  }));
  if (kept.of === model && kept.version === model.version) return kept.ids;
  kept.ids = new Map();
  for (const product of model.products.values()) {
    const key = kept.keys.get(product) ?? compact(product.article);
    kept.keys.set(product, key);
    const same = kept.ids.get(key);
    if (same) same.push(product.id);
    else kept.ids.set(key, [product.id]);
  }
  [kept.of, kept.version] = [model, model.version];
  return kept.ids;
}
