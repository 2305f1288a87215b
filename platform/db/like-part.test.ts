import { expect, test } from "vitest";
import { containing, containingDigits } from "./like-part.ts";

test.each([
  ["067 123 45 67", "%0671234567%"],
  ["+38 (067) 123-45-67", "%380671234567%"],
  ["тел. 067\u00a0123.45.67", "%0671234567%"],
  ["№ 100234", "%100234%"],
  ["4567", "%4567%"],
  ["12", "%12%"],
  ["2045 0000 1234 56", "%20450000123456%"],
  ["Коваль", ""],
  ["Коваль 12", ""],
  ["olena1985@mail.ua", ""],
  ["№", ""],
  ["", ""],
])("in %j somebody means the digits %j", (typed, pattern) => expect(containingDigits(typed)).toBe(pattern));

test("signs of patterns are only signs", () => expect(containing("50%_\\")).toBe(String.raw`%50\%\_\\%`));
