import { expect, test } from "vitest";
import { namedPlace } from "./named-place.ts";

test.each([
  ["#reviews", "reviews"],
  ["#%D0%B0", "а"],
  ["#", undefined],
  ["", undefined],
  ["#%E0", undefined],
])("%j names the place %j", (hash, id) => {
  expect(namedPlace(hash)).toBe(id);
});
