import { productsChanged, stockMoved } from "../../../support/changes.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { addTestGoods, type TestGoods } from "../../../support/test-goods.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { askToBeTold, catalogueApi, cardsByIds, openCatalogueModel } from "../../catalogue/catalogue.server.ts";
import { getBackInStock } from "../../catalogue/back-in-stock.contract.ts";
import { tellBackInStock } from "../notifications.server.ts";
import { idOf } from "../../../platform/ids.ts";

/** How long a pack is left to whoever was told. */
const OFFER_SECONDS = 1_800;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ database: "postgres" });
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());

async function onSale({ productId }: TestGoods): Promise<void> {
  await productsChanged(shop, [productId]);
  await expect.poll(() => cardsByIds(testVisit(shop), [productId]).length).toBe(1);
}

/** Stock arrives as an import writes it. */
async function arrive({ productId, variationId }: TestGoods, pieces: number): Promise<void> {
  await shop.db.write((tx) => tx.updateTable("stock").set({ on_hand: pieces }).where("variation_id", "=", variationId).execute());
  await stockMoved(shop, [variationId]);
  const card = () => cardsByIds(testVisit(shop), [productId])[0];
  await expect.poll(() => card()?.available).toBe(pieces >= (card()?.quantity_in_variation ?? 0));
}

async function customer({ email }: { email: string }) {
  const made = await addTestCustomer(shop);
  await shop.db.write((tx) => tx.updateTable("account").set({ email }).where("id", "=", made.id).execute());
  return made;
}

const sent = async () => {
  await expect
    .poll(async () => (await shop.db.read.selectFrom("message").select("id").where("settled_at", "is", null).execute()).length)
    .toBe(0);
  return [...shop.smsLines.splice(0), ...shop.mailLines.splice(0)];
};

test("whoever asked hears once that a pack is back: by letter, without an address by SMS, in their language", async () => {
  const [dress, coat] = [await addTestGoods(shop, { stock: 1, pack: 4 }), await addTestGoods(shop, { stock: 0, name: "Пальто «Десна»" })];
  await onSale(dress);
  await onSale(coat);
  const [olena, iryna] = [await customer({ email: "olena@mail.ua" }), await customer({ email: "" })];
  for (const goods of [dress, coat]) await askToBeTold(testVisit(shop, { customer: olena, locale: "ru" }), goods.variationId);
  await askToBeTold(testVisit(shop, { customer: iryna }), dress.variationId);

  await tellBackInStock(shop);
  await arrive(dress, 3);
  await tellBackInStock(shop);
  expect(await sent()).toEqual([]);

  await arrive(dress, 8);
  await arrive(coat, 9);
  await Promise.all([tellBackInStock(shop), tellBackInStock(shop), tellBackInStock(shop)]);
  const [sms, letter, ...more] = await sent();
  expect(more).toEqual([]);
  expect(sms).toMatch(new RegExp(`^sms \\+${iryna.phone} Семиряд: знову є Сукня «Верба», бордовий, 46 http://localhost:3000/product/`));
  expect(letter).toContain('mail olena@mail.ua "Снова в наличии: ');
  expect(letter?.match(/http:\/\/localhost:3000\/ru\/product\/[^ ]+\?colour=burgundy&size=46/g)).toHaveLength(2);

  await tellBackInStock(shop);
  expect(await sent()).toEqual([]);
  shop.clock.advanceSeconds(OFFER_SECONDS);
  await tellBackInStock(shop);
  expect(await sent()).toEqual([]);
  expect(await shop.db.read.selectFrom("back_in_stock").selectAll().execute()).toEqual([]);
});

test("more customers than one transaction takes are all told; one the shop does not serve is not", async () => {
  const goods = await addTestGoods(shop, { stock: 0 });
  await onSale(goods);
  const waiting = await Promise.all(Array.from({ length: 130 }, () => addTestCustomer(shop)));
  for (const one of waiting) await askToBeTold(testVisit(shop, { customer: one }), goods.variationId);
  await shop.db.write((tx) =>
    tx
      .updateTable("account")
      .set({ blacklisted_at: shop.clock.now() })
      .where("id", "=", waiting[0]?.id ?? idOf<"account">(0))
      .execute(),
  );
  await arrive(goods, 200);
  await tellBackInStock(shop);
  expect(new Set((await sent()).map((line) => line.split(" ")[1]))).toEqual(new Set(waiting.slice(1).map(({ phone }) => `+${phone}`)));
});

describe("the order of asking (decision 0081)", () => {
  test("at night nobody is told; in the morning who asked first", async () => {
    const day = shop.clock.now();
    const goods = await addTestGoods(shop, { stock: 0, pack: 2 });
    await onSale(goods);
    const [first] = await waiting(2, goods);
    shop.clock.set("2026-12-01T01:00:00Z");
    await arrive(goods, 2);
    await tellBackInStock(shop);
    expect(await told()).toEqual([]);
    shop.clock.set("2026-12-01T07:00:00Z");
    await tellBackInStock(shop);
    expect(await told()).toEqual([first]);
    shop.clock.set(day);
  });

  async function waiting(many: number, goods: TestGoods): Promise<string[]> {
    const phones: string[] = [];
    for (let at = 0; at < many; at += 1) {
      const one = await addTestCustomer(shop);
      shop.clock.advanceSeconds(1);
      await askToBeTold(testVisit(shop, { customer: one }), goods.variationId);
      phones.push(`+${one.phone}`);
    }
    return phones;
  }
  const told = async () => (await sent()).map((line) => line.split(" ")[1] ?? "").toSorted();

  test("as many are told as there are packs, the next when the offer is over and a pack is still free", async () => {
    const goods = await addTestGoods(shop, { stock: 0, pack: 2 });
    await onSale(goods);
    const phones = await waiting(5, goods);
    await arrive(goods, 5);
    await Promise.all([tellBackInStock(shop), tellBackInStock(shop), tellBackInStock(shop)]);
    expect(await told()).toEqual(phones.slice(0, 2).toSorted());
    shop.clock.advanceSeconds(OFFER_SECONDS - 1);
    await tellBackInStock(shop);
    expect(await told()).toEqual([]);
    shop.clock.advanceSeconds(1);
    await arrive(goods, 0);
    await arrive(goods, 3);
    await tellBackInStock(shop);
    expect(await told()).toEqual(phones.slice(2, 3));
    await arrive(goods, 0);
    await arrive(goods, 6);
    await tellBackInStock(shop);
    expect(await told()).toEqual(phones.slice(3).toSorted());
  });

  test("whoever was told may ask again, and stands last; each sees how many are before", async () => {
    const goods = await addTestGoods(shop, { stock: 0 });
    await onSale(goods);
    const [first, second] = [await addTestCustomer(shop), await addTestCustomer(shop)];
    const placesOf = async (customer: typeof first) =>
      (await callEndpoint(catalogueApi, getBackInStock, testVisit(shop, { customer }), { productId: goods.productId })).body.waiting;
    const ask = async (customer: typeof first) => {
      shop.clock.advanceSeconds(1);
      await askToBeTold(testVisit(shop, { customer }), goods.variationId);
      return (await placesOf(customer))[0]?.ahead;
    };
    expect([await ask(first), await ask(second), await ask(first)]).toEqual([0, 1, 0]);
    await arrive(goods, 1);
    await tellBackInStock(shop);
    expect(await told()).toEqual([`+${first.phone}`]);
    expect(await placesOf(first)).toEqual([]);
    await arrive(goods, 0);
    expect(await ask(first)).toBe(1);
  });
});
