import { beforeAll, expect, test } from "vitest";
import { colourByName } from "../../../features/catalogue/words/colour-names.ts";
import { sizeOrder } from "../../../features/catalogue/words/sizes.ts";
import { archetypeOf } from "./archetypes.ts";
import { exactCategorySizes, spreadProducts } from "./category-sizes.ts";
import { leafCategories } from "./category-tree.ts";
import { demoProducts } from "./demo-products.ts";
import type { DemoProduct } from "./demo-product.ts";
import { plantedCases } from "./planted.ts";

const exportedOn = new Date("2026-11-16T00:00:00Z");
const listOf = (products: number): DemoProduct[] => [...demoProducts({ products, exportedOn })];

let list: DemoProduct[];
let ordinary: DemoProduct[];
beforeAll(() => {
  list = listOf(20_000);
  ordinary = list.filter(({ id }) => !id.startsWith("planted-"));
});

test("20,000 products come with about 80,000 variations", () => {
  expect(list).toHaveLength(20_000);
  const variations = list.reduce((sum, product) => sum + product.variations.length, 0);
  expect(variations).toBeGreaterThan(78_000);
  expect(variations).toBeLessThan(82_000);
});

test("ids, articles and barcodes are unique", () => {
  const variations = list.flatMap((product) => product.variations);
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  expect(new Set(list.map(({ article }) => article)).size).toBe(list.length);
  expect(new Set(variations.map(({ id }) => id)).size).toBe(variations.length);
  expect(new Set(variations.map(({ barcode }) => barcode)).size).toBe(variations.length);
});

test("a barcode is a valid EAN-13 of Ukraine", () => {
  const isValid = (barcode: string) =>
    /^482\d{10}$/.test(barcode) && [...barcode].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;
  expect(list.flatMap(({ variations }) => variations.filter(({ barcode }) => !isValid(barcode)))).toEqual([]);
});

test("names read as a list: few repeat, none names a colour, none is left half-built", () => {
  const times = Map.groupBy(list, ({ category, name }) => `${category} ${name.uk}`);
  expect(Math.max(...[...times.values()].map((same) => same.length))).toBeLessThanOrEqual(8);
  const isWhole = (text: string) => /^\p{Lu}[^«»]*«\p{Lu}[^«»]+»(?:,? .+)?$/u.test(text) && !/ {2}|undefined| ,/.test(text);
  expect(ordinary.flatMap(({ name }) => [name.uk, name.ru]).filter((text) => !isWhole(text))).toEqual([]);
});

test("every colour is of the palette, except the planted unknown one", () => {
  const unknown = list.filter(({ variations }) => variations.some(({ colour }) => !colourByName(colour)));
  expect(unknown.map(({ id }) => id)).toEqual(["planted-unknown-colour"]);
});

test("every size has a place in the order of sizes", () => {
  const sizes = new Set(list.flatMap(({ variations }) => variations.map(({ size }) => size)));
  expect([...sizes].filter((size) => sizeOrder(size) === Number.MAX_SAFE_INTEGER)).toEqual([]);
});

test("prices keep to the range of the archetype, packs and minimums to each other", () => {
  const wrong = ordinary.flatMap(({ archetype, minimum, soldByPiece, variations }) => {
    const [low, high] = archetypeOf(archetype).price;
    return variations.filter(
      ({ wholesale, retail, old, pack }) =>
        wholesale < low ||
        wholesale > high ||
        retail / wholesale <= 1.6 ||
        minimum % pack !== 0 ||
        (soldByPiece && (pack !== 1 || minimum !== 1)) ||
        (old !== undefined && old <= (soldByPiece ? retail : wholesale)),
    );
  });
  expect(wrong).toEqual([]);
});

test("shares of the trade: retail, made to order, sold out, discounted, new", () => {
  const share = (has: (product: DemoProduct) => boolean): number => Math.round((ordinary.filter(has).length / ordinary.length) * 100);
  expect(share(({ soldByPiece }) => soldByPiece)).toBe(8);
  expect(share(({ madeToOrderDays }) => madeToOrderDays !== undefined)).toBe(4);
  expect(share(({ variations }) => variations.every(({ stock }) => stock === 0))).toBe(4);
  expect(share(({ variations }) => variations[0]?.old !== undefined)).toBe(14);
  expect(share(({ firstSeen }) => firstSeen > "2026-10-17")).toBe(6);
});

test("what is sold by the piece is not described to a shop", () => {
  const toShops = /продається|на складі|вітрин|викладати|коробками|продаётся|на складе|витрин|выкладывать/i;
  const described = ordinary.filter(({ description }) => toShops.test(`${description.uk} ${description.ru}`));
  expect(described.some(({ soldByPiece }) => !soldByPiece)).toBe(true);
  expect(described.filter(({ soldByPiece }) => soldByPiece).map(({ description }) => description.uk)).toEqual([]);
});

test("six categories sit on the edges of a page, the rest add up", () => {
  const counts = spreadProducts(20_000);
  for (const [category, count] of Object.entries(exactCategorySizes)) expect(counts.get(category)).toBe(count);
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(20_000);
  expect(leafCategories).toHaveLength(39);
});

test.each([20, 200, 400, 20_000])("every planted product is in a list of %i", (products) => {
  const ids = new Set(listOf(products).map(({ id }) => id));
  expect(plantedCases.filter(({ id }) => !ids.has(id))).toEqual([]);
  expect(ids.size).toBe(products);
});

test("a longer list begins every category with the products of a shorter one", () => {
  const longer = new Map(list.map((product) => [product.article, product]));
  for (const product of listOf(900)) expect(longer.get(product.article)).toEqual(product);
});

test("a picture tells its archetype, colour, view and seed; the views of one colour stand together", () => {
  const isTold = (path: string, start: string) => path.startsWith(start) && /^v[1-7]~s\d+~[a-z0-9.-]+\.svg$/.test(path.slice(start.length));
  const wrong = ordinary.flatMap(({ pictures, archetype }) =>
    pictures.filter(({ path, colour }) => !isTold(path, `import_files/demo/${archetype}~${colour}~`)),
  );
  expect(wrong).toEqual([]);
});
