import { expect, test } from "vitest";
import { kopiykas } from "../../platform/money/money.ts";
import { worthTellingAbove } from "./fallen-price.rules.ts";

test.each([
  ["5 % is worth it", 95_00, 100_00, true],
  ["a kopiyka less than 5 % is not", 95_01, 100_00, false],
  ["half is", 50_00, 100_00, true],
  ["the same price is not", 100_00, 100_00, false],
  ["a kopiyka of a kopiyka is not", 1, 1, false],
])("%s", (_, price, known, isWorth) => {
  expect(known >= worthTellingAbove(kopiykas(price))).toBe(isWorth);
});
