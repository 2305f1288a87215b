import { expect, test } from "vitest";
import { compact, openArticles } from "./articles.ts";

const articles = openArticles();
for (const [slot, article] of ["SR-1110-0147", "SR-1110-0200", "SR-2220-0001", "4501", ""].entries()) articles.add(article, slot);
const slots = (text: string): number[] => articles.startingWith(compact(text)).map(({ slot }) => slot);

test.each(["SR-1110-0147", "sr11100147", "sr 1110 0147", "SR_1110–0147", "1110-0147", "11100147"])("%s is the very article", (written) => {
  expect(articles.startingWith(compact(written))).toEqual([{ slot: 0, exact: true }]);
});

test("a beginning finds all articles that begin so", () => {
  expect(slots("SR-1110")).toEqual([0, 1]);
  expect(slots("sr")).toEqual([0, 1, 2]);
  expect(slots("45")).toEqual([3]);
});

test("what is inside or after an article finds nothing", () => {
  expect(slots("10-01")).toEqual([]);
  expect(slots("147")).toEqual([]);
  expect(slots("SR-1110-01470")).toEqual([]);
});

test("articles added later are found too", () => {
  articles.add("AA-1", 9);
  expect(slots("aa")).toEqual([9]);
});

test("a whole shop's articles are in order at the first question, whichever it is", () => {
  const many = openArticles();
  for (let slot = 0; slot < 25_000; slot += 1) many.add(`SR-${String((slot * 7_919) % 25_000).padStart(5, "0")}`, slot);
  expect(many.isBeginning("sr0")).toBe(true);
  expect(many.isBeginning("1234")).toBe(true);
  expect(many.isBeginning("3")).toBe(false);
  const found = many.startingWith("sr0123").map(({ slot }) => (slot * 7_919) % 25_000);
  expect(found).toEqual([1230, 1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238, 1239]);
  many.add("SR-01230A", 25_000);
  expect(many.startingWith("sr01230a")).toEqual([{ slot: 25_000, exact: true }]);
  expect(many.isBeginning("sr24999")).toBe(true);
});

test("an article is known by the number in the end too", () => {
  expect(slots("0147")).toEqual([0]);
});
