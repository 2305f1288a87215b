import { expect, test } from "vitest";
import { isEmptyValue, isReference } from "./empty-values.rules.ts";

test.each([
  ["-999 999 999", true],
  ["-999\u00a0999\u00a0999,99", true],
  ["-999999999", true],
  ["-999 999 998", false],
  ["-999 999 999 999", false],
  ["999 999 999", false],
  ["00000000-0000-0000-0000-000000000000", true],
  ["00000000-0000-0000-0000-000000000001", false],
  ["0001-01-01T00:00:00", true],
  ["0", false],
  ["", false],
])("%j is nothing filled in: %s", (text, is) => expect(isEmptyValue(text)).toBe(is));

test("an id of 1C is one as a whole, in either case of letters", () => {
  const id = "3f2504e0-4f89-11d3-9a0c-0305e82c3301";
  expect([id, id.toUpperCase(), `${id} `, id.slice(1), id.replace("-", "")].map(isReference)).toEqual([true, true, false, false, false]);
});
