import { expect, test } from "vitest";
import { countsOf } from "./counts-of.ts";

test("each name has so many places, and a place that is given back is free again", () => {
  const counts = countsOf(2);
  expect([counts.take("a"), counts.take("a"), counts.take("a"), counts.take("b")]).toEqual([true, true, false, true]);
  expect([counts.isFull("a"), counts.isFull("b"), counts.isFull("c")]).toEqual([true, false, false]);
  counts.giveBack("a");
  expect([counts.isFull("a"), counts.take("a"), counts.take("a")]).toEqual([false, true, false]);
});

test("places given back more often than taken make no room above the limit", () => {
  const counts = countsOf(1);
  counts.giveBack("a");
  counts.giveBack("a");
  expect([counts.take("a"), counts.take("a")]).toEqual([true, false]);
});
