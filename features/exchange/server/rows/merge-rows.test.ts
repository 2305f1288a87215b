import { expect, test } from "vitest";
import type { OfferRow } from "./offer-row.ts";
import type { ProductRow } from "./product-row.ts";
import { mergeOffers, mergeProducts } from "./merge-rows.ts";

const silent: OfferRow = {
  id1c: "77#1",
  product1c: "77",
  article: null,
  barcode: null,
  size: null,
  colour: null,
  colourUk: null,
  colourRu: null,
  named: null,
  prices: null,
  declared: null,
  pack: null,
  stock: null,
  pictures: null,
  removed: false,
};
const uah = (amount: number): [number, string] => [amount, "UAH"];
const merged = (...rows: Partial<OfferRow>[]) => mergeOffers(rows.map((row) => ({ row: { ...silent, ...row }, file: "o.xml", line: 1 })));

test("a later row of an offer changes what it says and nothing else; others stay apart, in their order", () => {
  expect(merged({ stock: 5, pack: 2 }, { id1c: "77#2", stock: 1 }, { stock: 0, removed: true })).toMatchObject([
    { id1c: "77#1", stock: 0, pack: 2, removed: true },
    { id1c: "77#2", stock: 1, removed: false },
  ]);
});

test("prices of types that a later file does not declare stay, declared ones without a price go", () => {
  const before = { prices: { opt: uah(100), old: uah(150) }, declared: ["opt", "old"] };
  const [kept] = merged(before, { prices: { opt: uah(90) }, declared: ["opt"] });
  expect(kept).toMatchObject({ prices: { opt: uah(90), old: uah(150) }, declared: ["opt", "old"] });
  expect(merged(before, { prices: {}, declared: ["old"] })[0]?.prices).toEqual({ opt: uah(100) });
  expect(merged(before, { prices: { opt: uah(90) }, declared: null })[0]).toMatchObject({ prices: { opt: uah(90) }, declared: null });
  expect(merged({ ...before, declared: null }, { prices: { opt: uah(90) }, declared: ["opt"] })[0]).toMatchObject({
    prices: { opt: uah(90), old: uah(150) },
    declared: null,
  });
  expect(merged(before, { stock: 1 })[0]).toMatchObject(before);
  expect(merged({ stock: 1 }, before)[0]).toMatchObject(before);
});

test("a name of size and colour stays until a later row says them itself", () => {
  const named = { size: "46", named: "Сукня (46)" };
  expect(merged(named, { stock: 1 })[0]?.named).toBe("Сукня (46)");
  expect(merged(named, { size: "48" })[0]).toMatchObject({ size: "48", named: null });
  expect(merged(named, { colour: "blue" })[0]).toMatchObject({ size: "46", named: null });
});

test("so it is with rows of goods", () => {
  const row = (more: Partial<ProductRow>) => ({ row: { id1c: "77", ...more } as ProductRow, file: "i.xml", line: 1 });
  expect(mergeProducts([row({ nameUk: "Сукня", minimum: 3 }), row({ nameUk: null, minimum: 5 })])).toEqual([
    { id1c: "77", nameUk: "Сукня", minimum: 5 },
  ]);
});
