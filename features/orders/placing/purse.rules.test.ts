import { expect, test } from "vitest";
import { kopiykas } from "../../../platform/money/money.ts";
import { noWishes, purseOf } from "./purse.rules.ts";

const inPurse = { bonuses: kopiykas(300), balance: kopiykas(500), debts: kopiykas(70) };

test.each([
  [{ ...noWishes }, []],
  [{ ...noWishes, useBonuses: true }, ["bonuses"]],
  [{ ...noWishes, useBalance: true }, ["balance"]],
  [{ useBonuses: true, useBalance: true, first: "bonuses" as const }, ["bonuses", "balance"]],
  [{ useBonuses: true, useBalance: true, first: "balance" as const }, ["balance", "bonuses"]],
])("of the means those that are wished are used, in the wished order: %j", (wishes, uses) => {
  expect(purseOf(inPurse, wishes)).toEqual({ has: { bonuses: 300, balance: 500 }, uses, debts: 70 });
});

test("what the customer owes is no balance to pay with", () => {
  expect(purseOf({ ...inPurse, balance: kopiykas(-500) }, noWishes).has.balance).toBe(0);
});
