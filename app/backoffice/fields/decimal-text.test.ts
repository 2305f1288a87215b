import { expect, test } from "vitest";
import { shownDecimal, typedDecimal } from "./decimal-text.ts";

test("a decimal setting stands in its field with a comma", () => {
  expect([0.5, 700, 0, null, undefined].map(shownDecimal)).toEqual(["0,5", "700", "0", "", ""]);
});

test("a comma and a point are typed alike; what is no number stays as it was typed", () => {
  expect(["0,5", "0.5", "1 500,25", " ", ""].map(typedDecimal)).toEqual([0.5, 0.5, 1_500.25, null, null]);
  expect(typedDecimal("пів години")).toBe("пів години");
  expect(shownDecimal(typedDecimal("1,2,3"))).toBe("1,2,3");
});
