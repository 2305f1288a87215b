import { expect, test } from "vitest";
import { indexingOf, knownPath } from "./indexing.ts";

test.each([
  ["/category/1110", "", "", true],
  ["/category/1110", "?page=1", "", true],
  ["/category/1110", "?page=3", "?page=3", true],
  ["/category/1110", "?page=x", "", true],
  ["/category/1110", "?utm_source=fb&gclid=1&page=2", "?page=2", true],
  ["/category/1110", "?size=46,48", "?size=46,48", false],
  ["/category/1110", "?size=46&size=48&page=2", "?size=46,48&page=2", false],
  ["/category/1110", "?price_max=500&colour=red", "?colour=red&price_max=500", false],
  ["/category/1110", "?size=", "", true],
  ["/sale", "?sort=cheaper", "?sort=cheaper", false],
  ["/retail/female", "?page=2", "?page=2", true],
  ["/search", "?q=сукня", `?q=${encodeURIComponent("сукня")}`, false],
  ["/product/verba", "?colour=red&size=46&utm_medium=cpc", "", true],
  ["/reviews", "?page=2", "?page=2", true],
  ["/delivery", "?page=2", "", true],
  ["/", "?source=fb", "", true],
  ["/favorites", "", "", false],
  ["/cart", "?notice=gone", "", false],
  ["/account/orders", "", "", false],
])("%s%s stands for itself with %j; indexed: %s", (path, search, query, isIndexed) => {
  expect(indexingOf(path, search)).toEqual({ query, isIndexed });
});

test.each([
  ["/", "/"],
  ["/cart", "/cart"],
  ["/Cart", "/cart"],
  ["/category/1110/", "/category/1110"],
  ["/Category/A1b//", "/category/A1b"],
])("%s is known as %s", (asked, known) => {
  expect(knownPath(asked)).toBe(known);
});
