import type { Visit } from "../../shop.ts";
import type { ProductCard } from "../catalogue.contract.ts";
import { viewCard } from "./catalogue.view.ts";
import { modelOf } from "./model/model.ts";
import type { ModelProduct } from "./model/model-product.ts";

/** Goods to show, and the colours asked for, whose pictures come first. */
export type GoodsForCards = { products: readonly ModelProduct[]; colours?: readonly string[] };

/** For pages. */
export function cardsOf({ shop, locale, now }: Visit, { products, colours = [] }: GoodsForCards): ProductCard[] {
  const { categories } = modelOf(shop);
  return products.map((product) => viewCard(categories, product, { locale, now, colours }));
}

/** For calls: each card is JSON already. Those of goods asked for by colour are not kept. */
export function cardsAsJson({ shop, locale, now }: Visit, { products, colours = [] }: GoodsForCards): Uint8Array[] {
  const model = modelOf(shop);
  return products.map((product) =>
    colours.length > 0
      ? Buffer.from(JSON.stringify(viewCard(model.categories, product, { locale, now, colours })))
      : model.cards.json(model, product, locale, now),
  );
}
