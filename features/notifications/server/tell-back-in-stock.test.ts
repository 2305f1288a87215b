import { productsChanged, stockMoved } from "../../../support/changes.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureTestPostgres } from "../../../support/postgres-cluster.ts";
import { addTestGoods, type TestGoods } from "../../../support/test-goods.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { askToBeTold, cardsByIds, openCatalogueModel } from "../../catalogue/catalogue.server.ts";
import { tellBackInStock } from "../notifications.server.ts";
import { idOf } from "../../../platform/ids.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ databaseUrl: await ensureTestPostgres() });
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

  await arrive(dress, 4);
  await arrive(coat, 9);
  await Promise.all([tellBackInStock(shop), tellBackInStock(shop), tellBackInStock(shop)]);
  const [sms, letter, ...more] = await sent();
  expect(more).toEqual([]);
  expect(sms).toMatch(new RegExp(`^sms \\+${iryna.phone} Семиряд: знову є Сукня «Верба», бордовий, 46 http://localhost:3000/product/`));
  expect(letter).toContain('mail olena@mail.ua "Снова в наличии: ');
  expect(letter?.match(/http:\/\/localhost:3000\/ru\/product\/[^ ]+\?colour=burgundy&size=46/g)).toHaveLength(2);

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
  await arrive(goods, 5);
  await tellBackInStock(shop);
  expect(new Set((await sent()).map((line) => line.split(" ")[1]))).toEqual(new Set(waiting.slice(1).map(({ phone }) => `+${phone}`)));
});
