import { expect, test } from "vitest";
import { splitBanners } from "./split-banners.ts";

test.each([
  [0, 0, 0],
  [1, 1, 0],
  [2, 2, 0],
  [3, 1, 2],
  [5, 3, 2],
  [8, 6, 2],
])("of %i promotions %i are large and %i small, in their order", (count, large, small) => {
  const all = Array.from({ length: count }, (_, at) => at);
  const split = splitBanners(all);
  expect([split.large.length, split.small.length]).toEqual([large, small]);
  expect([...split.large, ...split.small]).toEqual(all);
});
