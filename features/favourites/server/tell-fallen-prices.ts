import type { Id } from "../../../platform/ids.ts";
import { isWakingHour } from "../../../platform/time/time.ts";
import { priceToday, type PricedProduct } from "../../catalogue/catalogue.server.ts";
import { notify } from "../../notifications/notifications.server.ts";
import type { Shop, Tx } from "../../shop.ts";
import { worthTellingAbove } from "../fallen-price.rules.ts";
import { selectKnownPrices, selectUnpriced, setFirstPrices, takeFallen, type Fallen } from "./lowest-prices.queries.ts";

const PRICED_AT_ONCE = 10_000;
/** Customers in one transaction. */
const AT_ONCE = 100;
/** Goods named in one message, those with the largest falls. */
const MOST_NAMED = 20;

/** One message a customer on goods cheaper than ever since they kept them (docs/decisions/0059). Not at night; safe in parallel. */
export async function tellFallenPrices(shop: Shop): Promise<number> {
  await setFirst(shop);
  if (!isWakingHour(shop.clock.now())) return 0;
  const fallen = await fallenNow(shop);
  if (fallen.length === 0) return 0;
  const products = new Map(fallen.map((product) => [product.id, product]));
  let told = 0;
  for (let some = AT_ONCE; some === AT_ONCE; told += some)
    some = await shop.db.job(async (tx) => tellSome(tx, shop, await takeFallen(tx, fallen, AT_ONCE), products));
  return told;
}

/** Goods that cannot be bought get their first price once they can. */
async function setFirst(shop: Shop): Promise<void> {
  const priced = (await selectUnpriced(shop.db.read)).flatMap((id) => priceOf(shop, id));
  for (let from = 0; from < priced.length; from += PRICED_AT_ONCE)
    await setFirstPrices(shop.db.read, priced.slice(from, from + PRICED_AT_ONCE));
}

const priceOf = (shop: Shop, id: Id<"product">) => {
  const product = priceToday(shop, id);
  return product ? [{ id, ...product }] : [];
};

async function fallenNow(shop: Shop) {
  const known = await selectKnownPrices(shop.db.read);
  return known.flatMap(({ id, price: highest }) =>
    priceOf(shop, id)
      .map((product) => ({ ...product, above: worthTellingAbove(product.price) }))
      .filter(({ above }) => highest >= above),
  );
}

type Products = ReadonlyMap<Id<"product">, PricedProduct>;

async function tellSome(tx: Tx, shop: Shop, taken: readonly Fallen[], products: Products): Promise<number> {
  const at = shop.clock.now();
  const byAccount = Map.groupBy(taken, ({ accountId }) => accountId);
  for (const [accountId, fallen] of byAccount) {
    const goods = largestFalls(fallen).flatMap((one) => named(one, products));
    const news = { kind: "price_fell" as const, goods, more: Math.max(0, fallen.length - MOST_NAMED) };
    await notify(tx, shop, { accountId, news, source: `${at.toISOString()} ${fallen[0]?.id} ${fallen[0]?.price}`, at });
  }
  return byAccount.size;
}

const largestFalls = (fallen: readonly Fallen[]): Fallen[] =>
  fallen.toSorted((one, other) => other.was - other.price - (one.was - one.price) || one.id - other.id).slice(0, MOST_NAMED);

function named({ id, was, price }: Fallen, products: Products) {
  const product = products.get(id);
  return product ? [{ title: product.name, address: product.address, was, price }] : [];
}
