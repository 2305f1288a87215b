import { describe, expect, test } from "vitest";
import { kopiykas } from "../../platform/money/money.ts";
import { gaveBackSums } from "../orders/refunds/gave-back.rules.ts";
import { byPlace, isOpen, isShopsFault, mayGoBack, returnReasons, returnStatuses, returnUntil } from "./returns.rules.ts";

describe("until when", () => {
  test.each([
    ["2026-11-10T08:00:00Z", "size", "2026-11-24T22:00:00.000Z"],
    ["2026-11-10T21:59:59Z", "disliked", "2026-11-24T22:00:00.000Z"],
    ["2026-11-10T22:00:00Z", "other", "2026-11-25T22:00:00.000Z"],
    ["2026-10-20T08:00:00Z", "size", "2026-11-03T22:00:00.000Z"],
    ["2026-11-10T08:00:00Z", "faulty", "2028-11-09T22:00:00.000Z"],
    ["2026-11-10T08:00:00Z", "wrong", "2028-11-09T22:00:00.000Z"],
  ] as const)("goods received at %s and %s go back until %s: whole days in Kyiv, the day of receipt not counted", (at, reason, until) => {
    expect(returnUntil(new Date(at), reason).toISOString()).toBe(until);
  });
});

test("goods that the law lets the shop keep go back only faulty or wrong", () => {
  expect(returnReasons.filter((reason) => mayGoBack({ returnable: false }, reason))).toEqual(["faulty", "wrong"]);
  expect(returnReasons.filter((reason) => mayGoBack({ returnable: true }, reason))).toEqual([...returnReasons]);
  expect(returnReasons.filter(isShopsFault)).toEqual(["faulty", "wrong"]);
});

test("a return waits until it is decided and the goods have come", () => {
  expect(returnStatuses.filter(isOpen)).toEqual(["asked", "approved"]);
});

test("money that goes to the balance is told in one line with what the balance paid", () => {
  const means = { moneyKopiykas: kopiykas(82_664), balanceKopiykas: kopiykas(3_142), bonusesKopiykas: kopiykas(0) };
  expect(gaveBackSums(byPlace(means, kopiykas(0)))).toEqual([{ means: "balanceKopiykas", sum: 85_806 }]);
  expect(gaveBackSums(byPlace(means, means.moneyKopiykas))).toEqual([
    { means: "cardKopiykas", sum: 82_664 },
    { means: "balanceKopiykas", sum: 3_142 },
  ]);
});
