import { sumsOf } from "../../../../../platform/money/discounted.ts";
import type { Kopiykas } from "../../../../../platform/money/money.ts";
import type { ShownLine } from "../../../../cart/cart.server.ts";

/** `discount`: what a promo code takes off the line. */
export type SoldLine = ShownLine & { discount: Kopiykas };

/** Later changes of the product do not touch it. */
export function snapshot(line: SoldLine, orderId: string, position: number) {
  return {
    order_id: orderId,
    position,
    variation_id: line.variationId,
    product_id: line.productId,
    article: line.article,
    name_uk: line.nameUk,
    name_ru: line.nameRu,
    size: line.size,
    colour: line.colour,
    colour_name_uk: line.colourUk,
    colour_name_ru: line.colourRu,
    picture: line.pictureId === null ? "" : String(line.pictureId),
    pieces: line.pieces,
    pack: line.pack,
    price: line.price,
    discount: line.discount,
    sum: sumsOf([line]).goods,
  };
}
