import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { productsChanged, stockMoved } from "../../../support/changes.ts";
import { addTestGoods, type TestGoods } from "../../../support/test-goods.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { kopiykas } from "../../../platform/money/money.ts";
import { kyivHour } from "../../../platform/time/time.ts";
import { openCatalogueModel, priceToday } from "../../catalogue/catalogue.server.ts";
import type { Customer } from "../../shop.ts";
import { addFavourites, tellFallenPrices } from "../favourites.server.ts";
import { removeFavourite } from "./keep-favourites.ts";
import { newsOf } from "../../../support/test-news.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ database: "postgres" });
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());
beforeEach(() => hourIs(12));

const hourIs = (hour: number) => shop.clock.advanceSeconds(((hour - kyivHour(shop.clock.now()) + 24) % 24) * 3_600);

/** A price as an import writes it. */
async function costs({ productId, variationId }: TestGoods, price: number): Promise<void> {
  await shop.db.write((tx) =>
    tx
      .updateTable("variation")
      .set({ price: kopiykas(price) })
      .where("id", "=", variationId)
      .execute(),
  );
  await productsChanged(shop, [productId]);
  await expect.poll(() => priceToday(shop, productId)?.price).toBe(price);
}

async function goodsFor(price: number, more: { name?: string; stock?: number } = {}): Promise<TestGoods> {
  const goods = await addTestGoods(shop, { price, ...more });
  await productsChanged(shop, [goods.productId]);
  if (more.stock !== 0) await expect.poll(() => priceToday(shop, goods.productId)?.price).toBe(price);
  return goods;
}

async function keeper(...goods: TestGoods[]): Promise<Customer> {
  const customer = await addTestCustomer(shop);
  await addFavourites(
    testVisit(shop, { customer }),
    goods.map(({ productId }) => productId),
  );
  await tellFallenPrices(shop);
  return customer;
}

const fallenFor = (customer: Customer) => newsOf(shop, customer, "price_fell");

test("who keeps goods hears once that they cost at least 5 % less; raised and lowered again is no news", async () => {
  const dress = await goodsFor(10_000);
  const olena = await keeper(dress);
  await costs(dress, 9_501);
  expect(await tellFallenPrices(shop)).toBe(0);
  await costs(dress, 9_500);
  expect(await Promise.all([tellFallenPrices(shop), tellFallenPrices(shop), tellFallenPrices(shop)])).toContain(1);
  await costs(dress, 20_000);
  await tellFallenPrices(shop);
  await costs(dress, 9_500);
  await tellFallenPrices(shop);
  expect(await fallenFor(olena)).toMatchObject([{ goods: [{ was: 10_000, price: 9_500 }], more: 0 }]);
  await costs(dress, 9_000);
  expect(await tellFallenPrices(shop)).toBe(1);
  expect(await fallenFor(olena)).toHaveLength(2);
});

test("one message names the twenty largest falls, and nobody hears at night or of what is kept no more", async () => {
  const goods = await Promise.all(Array.from({ length: 22 }, (_, at) => goodsFor(10_000 + at * 1_000)));
  const [olena, iryna] = [await keeper(...goods), await keeper(goods[0] as TestGoods)];
  await removeFavourite(testVisit(shop, { customer: iryna }), goods[0]?.productId as TestGoods["productId"]);
  await Promise.all(goods.map((one, at) => costs(one, (10_000 + at * 1_000) / 2)));
  hourIs(3);
  expect(await tellFallenPrices(shop)).toBe(0);
  hourIs(12);
  expect(await tellFallenPrices(shop)).toBe(1);
  const [news] = await fallenFor(olena);
  expect([news?.goods.length, news?.goods[0]?.was, news?.more]).toEqual([20, 31_000, 2]);
  expect(await fallenFor(iryna)).toEqual([]);
});

test("goods nobody can buy are no news; the price is compared when they are back", async () => {
  const coat = await goodsFor(10_000);
  const olena = await keeper(coat);
  const stock = async (pieces: number) => {
    await shop.db.write((tx) => tx.updateTable("stock").set({ on_hand: pieces }).where("variation_id", "=", coat.variationId).execute());
    await stockMoved(shop, [coat.variationId]);
    await expect.poll(() => priceToday(shop, coat.productId) !== undefined).toBe(pieces > 0);
  };
  await costs(coat, 9_900);
  await stock(0);
  await shop.db.write((tx) =>
    tx
      .updateTable("variation")
      .set({ price: kopiykas(5_000) })
      .where("id", "=", coat.variationId)
      .execute(),
  );
  await productsChanged(shop, [coat.productId]);
  expect(await tellFallenPrices(shop)).toBe(0);
  await stock(3);
  expect(await tellFallenPrices(shop)).toBe(1);
  expect(await fallenFor(olena)).toMatchObject([{ goods: [{ was: 10_000, price: 5_000 }] }]);
});

test("more customers than one transaction takes are all told, by letter with a link for each of several goods", async () => {
  const [dress, coat] = [await goodsFor(10_000), await goodsFor(20_000, { name: "Пальто «Десна»" })];
  const keepers: Customer[] = [];
  for (let at = 0; at < 130; at += 1) keepers.push(await keeper(dress, coat));
  await shop.db.write((tx) =>
    tx
      .updateTable("account")
      .set({ email: "olena@mail.ua" })
      .where("id", "=", (keepers[0] as Customer).id)
      .execute(),
  );
  await costs(dress, 5_000);
  await costs(coat, 6_000);
  expect(await tellFallenPrices(shop)).toBe(130);
  await expect.poll(() => shop.mailLines.join("\n")).toContain(`olena@mail.ua "Дешевше: Пальто «Десна» і ще 1\u00a0товар"`);
  const letter = shop.mailLines.join("\n");
  expect(letter.match(/http:\/\/localhost:3000\/product\//g)).toHaveLength(2);
  expect(shop.smsLines.join()).not.toContain("дешевше");
});
