import fc from "fast-check";
import { expect, test } from "vitest";
import { colours } from "../words/colours.ts";
import { keyOfSize, keysOfColour, pickVariation } from "./named-variation.rules.ts";

const one = (size: string, slug: string) => {
  const { uk = slug, ru = "" } = colours.find((known) => known.slug === slug) ?? {};
  return { uk, ru, written: size, keys: { size: keyOfSize(size), colours: [slug, uk, ru].flatMap(keysOfColour) } };
};
const goods = [one("46", "black"), one("48", "black"), one("46", "navy")];
const pick = (size: string, colour: string, among = goods) => {
  const picked = pickVariation(among, { size, colour });
  return picked.kind === "found" ? picked.variation : [picked.why, picked.among.length];
};

test("every notation of a size is one", () => {
  const same = [
    ["XXL", "2xl", "хxл", "2 XL"],
    ["36,5", "36.5", " 36.50 "],
    ["50×90", "50 х 90 см", "50*90"],
    ["98–104", "98-104"],
    ["46", "46.0", "46,0"],
    ["універсальний", "one size"],
    ["євро", "ЕВРО"],
    ["M", "м", "М"],
  ];
  for (const [first = "", ...others] of same) for (const other of others) expect(keyOfSize(other), other).toBe(keyOfSize(first));
  expect(new Set(["36", "36.5", "XL", "XXL", "98–104", "104", "50×90", "L", "S"].map(keyOfSize)).size).toBe(9);
});

test("colours are known in both languages, by the palette's name, in any ending and case", () => {
  for (const colour of ["темно-синій", "Тёмно-синий", "темно-синя", "navy", "ТЕМНО СИНІЙ"])
    expect(pick("46", colour), colour).toBe(goods[2]);
  for (const colour of ["чорний", "чорна", "чёрный", "черная", "Black"]) expect(pick("48", colour), colour).toBe(goods[1]);
});

test("what decides nothing may be left out, what decides has to be said, with what there is to choose from", () => {
  expect(pick("48", "")).toBe(goods[1]);
  expect(pick("", "синій")).toEqual(["colour", 3]);
  expect(pick("", "navy")).toBe(goods[2]);
  expect(pick("", "black")).toEqual(["size", 2]);
  expect(pick("46", "")).toEqual(["colour", 2]);
  expect(pick("", "", goods.slice(0, 1))).toBe(goods[0]);
  expect(pick("52", "black")).toEqual(["size", 2]);
  expect(pick("48", "navy")).toEqual(["colour", 1]);
  expect(pick("46", "black", [])).toEqual(["code", 0]);
});

test("the exact size and colour of any variation name it, in either language", () => {
  const variation = fc
    .tuple(fc.constantFrom("42", "44–46", "XL", "50×90", "23.5"), fc.constantFrom(...colours))
    .map(([size, { slug }]) => one(size, slug));
  fc.assert(
    fc.property(fc.uniqueArray(variation, { minLength: 1, maxLength: 12, selector: ({ written, uk }) => `${written} ${uk}` }), (among) => {
      for (const each of among) {
        expect(pick(each.written, each.uk, among)).toBe(each);
        expect(pick(each.written, each.ru, among)).toBe(each);
      }
    }),
  );
});
