import type { Id } from "../../../platform/ids.ts";
import { isWakingHour } from "../../../platform/time.ts";
import { priceToday, type PricedProduct } from "../../catalogue/catalogue.server.ts";
import { notify } from "../../notifications/notifications.server.ts";
import type { Shop } from "../../shop.ts";
import { worthTellingAbove } from "../fallen-price.rules.ts";
import { selectKnownPrices, selectUnpriced, setFirstPrices, takeFallen, type Fallen } from "./lowest-prices.queries.ts";

/** Products in one statement. */
const PRICED_AT_ONCE = 10_000;
/** Customers in one transaction. */
const AT_ONCE = 100;
/** Goods named in one message; the largest falls. */
const MOST_NAMED = 20;

/**
 * Tells customers that goods they keep cost less than ever since they kept them, one message each (docs/decisions/0059). Not at night;
 * safe in several processes. Returns how many were told.
 */
export async function tellFallenPrices(shop: Shop): Promise<number> {
  await setFirst(shop);
  if (!isWakingHour(shop.clock.now())) return 0;
  const fallen = await fallenNow(shop);
  if (fallen.size === 0) return 0;
  let told = 0;
  for (let some = AT_ONCE; some === AT_ONCE; told += some) some = await tellSome(shop, fallen);
  return told;
}

/** Goods that cannot be bought have no price to compare with, and are looked at again when they can. */
async function setFirst(shop: Shop): Promise<void> {
  const priced = (await selectUnpriced(shop.db.read)).flatMap((id) => priceOf(shop, id));
  for (let from = 0; from < priced.length; from += PRICED_AT_ONCE)
    await setFirstPrices(shop.db.read, priced.slice(from, from + PRICED_AT_ONCE));
}

const priceOf = (shop: Shop, id: Id<"product">) => {
  const product = priceToday(shop, id);
  return product ? [{ id, ...product }] : [];
};

async function fallenNow(shop: Shop): Promise<Map<Id<"product">, PricedProduct>> {
  const known = await selectKnownPrices(shop.db.read);
  return new Map(
    known.flatMap(({ id, price }) => {
      const product = priceToday(shop, id);
      return product && price >= worthTellingAbove(product.price) ? [[id, product] as const] : [];
    }),
  );
}

/** Returns how many customers were told. */
async function tellSome(shop: Shop, products: ReadonlyMap<Id<"product">, PricedProduct>): Promise<number> {
  const at = shop.clock.now();
  const wanted = [...products].map(([id, { price }]) => ({ id, price, above: worthTellingAbove(price) }));
  return shop.db.job(async (tx) => {
    const byAccount = Map.groupBy(await takeFallen(tx, wanted, AT_ONCE), ({ accountId }) => accountId);
    for (const [accountId, fallen] of byAccount) {
      const news = {
        kind: "price_fell" as const,
        goods: largestFalls(fallen).flatMap((one) => named(one, products)),
        more: leftOut(fallen),
      };
      await notify(tx, shop, { accountId, news, source: `${at.toISOString()} ${fallen[0]?.id} ${fallen[0]?.price}`, at });
    }
    return byAccount.size;
  });
}

const largestFalls = (fallen: readonly Fallen[]): Fallen[] =>
  fallen.toSorted((one, other) => other.was - other.price - (one.was - one.price) || one.id - other.id).slice(0, MOST_NAMED);

const leftOut = (fallen: readonly Fallen[]): number => Math.max(0, fallen.length - MOST_NAMED);

function named({ id, was, price }: Fallen, products: ReadonlyMap<Id<"product">, PricedProduct>) {
  const product = products.get(id);
  return product ? [{ title: product.name, address: product.address, was, price }] : [];
}
