import { expect, test } from "vitest";
import { demoProducts } from "./demo-products.ts";
import type { DemoProduct } from "./demo-product.ts";

const planted = new Map(
  [...demoProducts({ products: 200, exportedOn: new Date("2026-11-16T00:00:00Z") })].map((product) => [product.id, product]),
);

function find(id: string): DemoProduct {
  const product = planted.get(id);
  if (!product) throw new Error(`${id} is not planted`);
  return product;
}

const stocksOf = (id: string): number[] => find(id).variations.map(({ stock }) => stock);
const packAndMinimum = (id: string): (number | undefined)[] => [find(id).variations[0]?.pack, find(id).minimum];

test("stock at its edges", () => {
  expect(new Set(stocksOf("planted-sold-out"))).toEqual(new Set([0]));
  expect(stocksOf("planted-one-size-left").filter((stock) => stock > 0)).toHaveLength(1);
  expect(Math.max(...stocksOf("planted-less-than-pack"))).toBeLessThan(find("planted-less-than-pack").variations[0]?.pack ?? 0);
  expect(stocksOf("planted-min-over-stock").reduce((sum, stock) => sum + stock)).toBeLessThan(find("planted-min-over-stock").minimum);
  expect(stocksOf("planted-stock-50")).toEqual([50]);
  expect(packAndMinimum("planted-stock-50")).toEqual([1, 1]);
});

test("packs and minimums", () => {
  expect(packAndMinimum("planted-pack1-min2")).toEqual([1, 2]);
  expect(packAndMinimum("planted-pack5-min10")).toEqual([5, 10]);
  expect(packAndMinimum("planted-pack6-min6")).toEqual([6, 6]);
});

test("colours, names and discounts", () => {
  const coloursOf = (id: string): number => new Set(find(id).variations.map(({ colour }) => colour)).size;
  expect(coloursOf("planted-one-colour")).toBe(1);
  expect(coloursOf("planted-twelve-colours")).toBe(12);
  expect(find("planted-long-name").name.ru).toHaveLength(90);
  const discount = (id: string): number => {
    const { wholesale = 0, old = 0 } = find(id).variations[0] ?? {};
    return Math.round((1 - wholesale / old) * 100);
  };
  expect(discount("planted-discount-5")).toBe(5);
  expect(discount("planted-discount-70")).toBe(70);
});

test("pictures and badges", () => {
  expect(find("planted-no-picture").pictures).toEqual([]);
  expect(find("planted-broken-picture").pictures.map(({ path }) => path)).toEqual(["import_files/demo/lost-on-the-way.jpg"]);
  expect(find("planted-eight-pictures-video").pictures.map(({ path }) => path.split(".").at(-1))).toEqual([
    ...Array<string>(8).fill("svg"),
    "webm",
  ]);
  expect(find("planted-eight-pictures-video").video).toBe(true);
  expect(find("planted-retail").soldByPiece).toBe(true);
  expect(find("planted-suborder").madeToOrderDays).toBe(10);
});
