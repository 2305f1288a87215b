import { expect, test } from "vitest";
import { kopiykas } from "../../../../platform/money/money.ts";
import { nameOfSum } from "./name-of-sum.ts";

const toPayKopiykas = kopiykas(1_502_000);

test.each([
  ["confirmed", true, "paid"],
  ["confirmed", false, "toPay"],
  ["delivered", false, "paid"],
  ["cancelled", false, "total"],
] as const)("the sum of a %s order, paid: %s, is called %s", (status, paid, word) => {
  expect(nameOfSum({ status, paid, toPayKopiykas })).toBe(`money.stands.${word}`);
});
