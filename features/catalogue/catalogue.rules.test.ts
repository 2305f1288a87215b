import { expect, test } from "vitest";
import { isBestSeller, isNew, shipsBy, stockWords } from "./catalogue.rules.ts";

test.each([
  [0, 4, "none"],
  [-1, 4, "none"],
  [3, 4, "less-than-pack"],
  [4, 4, "few"],
  [7, 4, "few"],
  [8, 4, "exact"],
  [50, 4, "exact"],
  [51, 4, "many"],
  [51, 60, "less-than-pack"],
  [1, 1, "few"],
  [2, 1, "exact"],
])("%i pieces by packs of %i are said as %s", (stock, pack, words) => expect(stockWords(stock, pack)).toBe(words));

test("goods are new for thirty days to the millisecond", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  const edge = Date.parse("2026-10-22T10:00:00Z");
  expect([edge - 1, edge, edge + 1].map((at) => isNew({ first_seen_at: at }, now))).toEqual([false, true, true]);
});

test("best sellers are those that staff named, or somebody bought", () => {
  const told = [false, true].flatMap((top_sales) => [0, 1].map((sold_recently) => isBestSeller({ top_sales, sold_recently })));
  expect(told).toEqual([false, true, true, true]);
});

test("the day of leaving is counted from the day in Kyiv, past the clock's change; nobody's word promises none", () => {
  expect(shipsBy(new Date("2026-10-23T21:30:00Z"), 3)).toBe("2026-10-27");
  expect(shipsBy(new Date("2026-11-21T21:59:59Z"), 1)).toBe("2026-11-22");
  expect(shipsBy(new Date("2026-11-21T22:00:00Z"), 1)).toBe("2026-11-23");
  expect([0, -1].map((days) => shipsBy(new Date("2026-11-21T10:00:00Z"), days))).toEqual([null, null]);
});
