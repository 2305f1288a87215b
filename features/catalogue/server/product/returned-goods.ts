import type { Language, Locale } from "../../../../platform/i18n.ts";
import type { Shop, Tx } from "../../../shop.ts";
import { productAddress } from "../../words/product-address.ts";
import { productName } from "../../words/product-name.ts";
import { deleteWishes, selectAskedVariations } from "./back-in-stock.queries.ts";
import { modelOf } from "../model/model.ts";
import type { Id } from "../../../../platform/ids.ts";

export type ReturnedGoods = { name: Record<Language, string>; colour: Record<Language, string>; size: string; address: string };
export type Wish = { variationIds: Id<"variation">[]; locale: Locale };

/** Of which a pack is free again, by variation. */
export async function returnedVariations(shop: Shop): Promise<Map<Id<"variation">, ReturnedGoods>> {
  const { products } = modelOf(shop);
  const asked = await selectAskedVariations(shop.db.read);
  return new Map(
    asked.flatMap(({ variation_id: id, product_id }) => {
      const product = products.get(product_id);
      const variation = product?.variations.find((one) => one.id === id);
      if (!product || !variation || variation.free < variation.pack) return [];
      const address = `${productAddress({ id_1c: product.id_1c })}?${new URLSearchParams({ colour: variation.colour, size: variation.size })}`;
      const colour = { uk: variation.colour_name_uk, ru: variation.colour_name_ru || variation.colour_name_uk };
      return [[id, { name: productName(product), colour, size: variation.size, address }] as const];
    }),
  );
}

export async function takeWishes(tx: Tx, variationIds: readonly Id<"variation">[], most: number): Promise<Map<Id<"account">, Wish>> {
  const wishes = new Map<Id<"account">, Wish>();
  for (const { account_id, variation_id, locale } of await deleteWishes(tx, variationIds, most)) {
    const wish = wishes.get(account_id) ?? { variationIds: [], locale };
    wish.variationIds.push(variation_id);
    wishes.set(account_id, wish);
  }
  return wishes;
}
