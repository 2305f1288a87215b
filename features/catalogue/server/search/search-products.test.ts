import { afterAll, beforeAll, expect, test } from "vitest";
import { callSearch } from "../../../../support/call-search.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { searchProduct } from "../../catalogue.contract.ts";
import { LONGEST_SEARCH, SEARCH_PACE } from "../../search/typed-search.rules.ts";
import { openCatalogueModel } from "../model/keep-fresh.ts";
import { listProducts } from "../listing/list-products.ts";
import { usualLimits } from "../../../../platform/limits/limits.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const { productId } = await addTestGoods(shop, { name: "Сукня «Верба»", size: "46", colour: "black" });
  await addTestGoods(shop, { productId, size: "48", colour: "burgundy" });
  await addTestGoods(shop, { name: "Сукня «Рута»", size: "48", colour: "black", stock: 0 });
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());

const find = async (text: string) => {
  const { categories, products, total } = await callSearch(testVisit(shop), text);
  return { categories: categories.map(({ name, gender }) => `${name} ${gender}`), names: products.map(({ name }) => name), total };
};

test("products and categories are found, those in stock first", async () => {
  const found = await find("платьев");
  expect(found.names).toEqual(["Сукня «Верба»", "Сукня «Рута»"]);
  expect(found.total).toBe(2);
  expect(new Set(found.categories)).toEqual(new Set(["Сукні female"]));
});

test("a colour and a size are asked of one variation, and categories do not mind them", async () => {
  const found = await find("чорна сукня 48");
  expect(found.names).toEqual(["Сукня «Рута»"]);
  expect(found.categories).toContain("Сукні female");
});

test("the goods of an audience are found by its name, though no product says it", async () => {
  expect((await find("жіноча сукня")).total).toBe(2);
});

test("two characters and a word nobody sells find nothing", async () => {
  expect(await find(" су ")).toEqual({ categories: [], names: [], total: 0 });
  expect(await find("холодильник")).toEqual({ categories: [], names: [], total: 0 });
});

test("S52 a pasted text of any length is taken, and what it asks for among its first words is found", async () => {
  const pasted = `Доброго дня, підкажіть будь ласка, чи є у вас в наявності сукня «Верба» ${"дуже ".repeat(100)}`;
  const { search } = searchProduct.input.parse({ search: pasted });
  expect(search.length).toBeLessThanOrEqual(LONGEST_SEARCH);
  expect((await find(search)).names).toContain("Сукня «Верба»");
  expect((await listProducts(testVisit(shop), { search })).total).toBeGreaterThan(0);
});

test("S33 sixty searches a minute beyond a burst, in the field and in listings together, each address on its own", async () => {
  const strict = { ...shop, memory: new Map(shop.memory), config: { ...shop.config, limits: usualLimits } };
  const visit = (address: string) => ({ ...testVisit(shop), shop: strict, now: shop.clock.now(), address });
  for (let turn = 0; turn < SEARCH_PACE.burst; turn += 1) await callSearch(visit("192.0.2.1"), "сукня");
  const again = () => callSearch(visit("192.0.2.1"), "сукня");
  await expect(again()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 1 });
  await expect(listProducts(visit("192.0.2.1"), { search: "сукня" })).rejects.toMatchObject({ status: 429 });
  expect((await listProducts(visit("192.0.2.1"), {})).total).toBe(2);
  expect((await callSearch(visit("192.0.2.2"), "сукня")).total).toBe(2);
  shop.clock.advanceSeconds(1);
  expect((await again()).total).toBe(2);
  await expect(again()).rejects.toMatchObject({ status: 429 });
});

test("a price asked for keeps what costs more away, by itself too; where nothing costs so little, the goods are shown", async () => {
  const [dress] = (await listProducts(testVisit(shop), { search: "сукня" })).products;
  const price = dress?.price ?? 0;
  await addTestGoods(shop, { name: "Сукня «Дорога»", price: price * 1_000 });
  await openCatalogueModel(shop);
  expect((await find("сукня")).total).toBe(3);
  expect((await find(`сукня до ${price} грн`)).names).toEqual(["Сукня «Верба»", "Сукня «Рута»"]);
  expect((await find(`сукня від ${price + 1} грн`)).names).toEqual(["Сукня «Дорога»"]);
  expect((await find(`до ${price} грн`)).total).toBe(2);
  expect((await listProducts(testVisit(shop), { search: `сукня до ${price} грн` })).total).toBe(2);
  expect((await find("сукня до 1 грн")).total).toBe(3);
  expect((await find(`холодильник до ${price} грн`)).total).toBe(0);
});

test("1C's own id of a product finds it, in any letter case", async () => {
  const [dress] = (await listProducts(testVisit(shop), { search: "верба" })).products;
  expect((await find(` ${dress?.id_1c.toUpperCase()} `)).names).toEqual([dress?.name]);
  expect((await find("00000000-0000-4000-8000-000000000000")).total).toBe(0);
});
