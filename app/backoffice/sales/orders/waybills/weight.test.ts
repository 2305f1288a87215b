import { expect, test } from "vitest";
import { kilogramsText, typedGrams } from "./weight.ts";

test("a parcel's weight stands in its field with a comma, an unknown one not at all", () => {
  expect([240, 1_800, 2_000, 0].map(kilogramsText)).toEqual(["0,24", "1,8", "2", ""]);
});

test("a weight is typed with a comma or a point; what is no weight is not passed over as if nothing were typed", () => {
  expect(["0,24", "0.24", " 1,8 ", "12"].map(typedGrams)).toEqual([240, 240, 1_800, 12_000]);
  expect(["", " "].map(typedGrams)).toEqual([undefined, undefined]);
  expect(["0", "-1", "кг", "1,2,3", "0,0001"].map(typedGrams)).toEqual([null, null, null, null, null]);
});
