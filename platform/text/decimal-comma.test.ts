import fc from "fast-check";
import { expect, test } from "vitest";
import { megabytesText, typedNumber, withComma } from "./decimal-comma.ts";

test("a decimal number is written with a comma", () => {
  expect([0.24, 4.8, 12, -1.5, "1399.00"].map(withComma)).toEqual(["0,24", "4,8", "12", "-1,5", "1399,00"]);
});

test("bytes are told in megabytes, to a tenth", () => {
  expect([0, 52_429, 1_048_576, 1_572_864].map(megabytesText)).toEqual(["0,0", "0,1", "1,0", "1,5"]);
});

test("what is shown is read back as it was", () => {
  const grams = fc.integer({ min: -1_000_000, max: 1_000_000 });
  fc.assert(fc.property(grams, (one) => void expect(typedNumber(withComma(one / 1_000))).toBeCloseTo(one / 1_000, 9)));
});

test.each([
  ["0,24", 0.24],
  ["0.24", 0.24],
  [" 1 299,5 ", 1_299.5],
  ["1\u00a0000", 1_000],
  ["−5", -5],
  [",5", 0.5],
  ["2,", 2],
])("«%s» is %d", (text, number) => expect(typedNumber(text)).toBe(number));

test.each(["", " ", "-", ",", "1,2,3", "1.2.3", "0x10", "1e3", "кг", "Infinity"])("«%s» is no number", (text) => {
  expect(typedNumber(text)).toBeNaN();
});
