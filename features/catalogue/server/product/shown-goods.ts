import type { Kopiykas } from "../../../../platform/money/money.ts";
import type { Shop } from "../../../shop.ts";
import { pictureOf } from "../catalogue.view.ts";
import { modelOf } from "../model/model.ts";
import { type Id, idOf } from "../../../../platform/ids.ts";

/** Kopiykas a piece. */
export type ShownGoods = {
  variationId1c: string;
  productId1c: string;
  nameUk: string;
  nameRu: string;
  article: string;
  category1c: string | null;
  size: string;
  colour: string;
  colourUk: string;
  colourRu: string;
  pictureId: Id<"picture"> | null;
  price: Kopiykas;
  oldPrice: Kopiykas | null;
  /** `pack`: pieces in a pack; `minimum`: the fewest of the product in one order. */
  pack: number;
  minimum: number;
  suborder: boolean;
  suborderDays: number;
};

/** From memory, a moment old at most; undefined for a variation that cannot be bought. */
export function shownGoods(
  shop: Shop,
  { productId, variationId }: { productId: Id<"product">; variationId: Id<"variation"> },
): ShownGoods | undefined {
  const model = modelOf(shop);
  const product = model.products.get(productId);
  const variation = product?.variations.find(({ id }) => id === variationId);
  if (!product || !variation) return undefined;
  return {
    variationId1c: variation.id_1c,
    productId1c: product.id_1c,
    nameUk: product.name_uk,
    nameRu: product.name_ru,
    article: product.article,
    category1c: model.categories.nodes.get(product.categoryIds[0] ?? idOf<"category">(0))?.id_1c ?? null,
    size: variation.size,
    colour: variation.colour,
    colourUk: variation.colour_name_uk,
    colourRu: variation.colour_name_ru,
    pictureId: pictureOf(product, variation.colour)?.id ?? null,
    price: variation.price,
    oldPrice: variation.old_price,
    pack: variation.pack,
    minimum: product.min_order_amount,
    suborder: product.suborder,
    suborderDays: product.suborder_days,
  };
}
