import type { Language, Locale } from "../../../../platform/i18n.ts";
import { addSeconds, type Instant } from "../../../../platform/time/time.ts";
import type { Shop, Tx } from "../../../shop.ts";
import { productAddress } from "../../words/product-address.ts";
import { productName } from "../../words/product-name.ts";
import { deleteTold, lockOffers, selectAskedVariations, takeNext } from "./back-in-stock.queries.ts";
import { modelOf } from "../model/model.ts";
import type { Id } from "../../../../platform/ids.ts";

export type ReturnedGoods = {
  name: Record<Language, string>;
  colour: Record<Language, string>;
  size: string;
  address: string;
  packs: number;
};
export type Wish = { variationIds: Id<"variation">[]; locale: Locale };

/** A pack waits this long for a customer who was told before the next one is told. */
const OFFER_SECONDS = 1_800;

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
      return [
        [
          id,
          { name: productName(product), colour, size: variation.size, address, packs: Math.floor(variation.free / variation.pack) },
        ] as const,
      ];
    }),
  );
}

/** The earliest askers, one for each pack not offered in the last half hour, `most` in all (decision 0081). */
export async function takeWishes(
  tx: Tx,
  returned: ReadonlyMap<Id<"variation">, ReturnedGoods>,
  { most, now }: { most: number; now: Instant },
): Promise<Map<Id<"account">, Wish>> {
  const standingSince = addSeconds(now, -OFFER_SECONDS);
  await lockOffers(tx);
  const free = [...returned].map(([variationId, { packs }]) => ({ variationId, packs }));
  const wishes = new Map<Id<"account">, Wish>();
  for (const { account_id, variation_id, locale } of await takeNext(tx, free, { standingSince, now, most })) {
    const wish = wishes.get(account_id) ?? { variationIds: [], locale };
    wish.variationIds.push(variation_id);
    wishes.set(account_id, wish);
  }
  return wishes;
}

export async function endOffers(shop: Shop): Promise<void> {
  await shop.db.write((tx) => deleteTold(tx, addSeconds(shop.clock.now(), -OFFER_SECONDS)));
}
