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
  expect(slots("0147")).toEqual([]);
  expect(slots("SR-1110-01470")).toEqual([]);
});

test("articles added later are found too", () => {
  articles.add("AA-1", 9);
  expect(slots("aa")).toEqual([9]);
});
