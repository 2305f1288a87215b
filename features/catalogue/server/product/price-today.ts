import type { Language } from "../../../../platform/i18n.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Kopiykas } from "../../../../platform/money/money.ts";
import type { Shop } from "../../../shop.ts";
import { modelOf } from "../model/model.ts";
import { productAddress } from "../../words/product-address.ts";
import { productName } from "../../words/product-name.ts";

/** Kopiykas a piece, as cards show it. */
export type PricedProduct = { name: Record<Language, string>; address: string; price: Kopiykas };

/** From memory, a moment old at most; undefined for goods that are hidden or sold out. */
export function priceToday(shop: Shop, id: Id<"product">): PricedProduct | undefined {
  const product = modelOf(shop).products.get(id);
  if (!product || !(product.available || product.suborder)) return undefined;
  return { name: productName(product), address: productAddress({ id_1c: product.id_1c }), price: product.price };
}
