import { expect, test } from "vitest";
import { sortsOf } from "./listing-sort.rules.ts";

test.each([
  [{}, "popular"],
  [{ list: "new-items" as const }, "new"],
  [{ list: "sale" as const, sort: "cheaper" as const }, "cheaper"],
  [{ list: "favorites" as const }, "recent"],
  [{ list: "viewed" as const, sort: "dearer" as const }, "dearer"],
  [{ search: "сукня" }, "relevance"],
  [{ search: "сукня", sort: "new" as const }, "new"],
  [{ search: "сукня", sort: "recent" as const }, "relevance"],
  [{ sort: "relevance" as const }, "popular"],
])("%j is in the order «%s»", (query, sort) => {
  expect(sortsOf(query).sort).toBe(sort);
  expect(sortsOf(query).sorts).toContain(sort);
});
