import { expect, test } from "vitest";
import { kopiykas } from "../../../platform/money/money.ts";
import { addHours } from "../../../platform/time/time.ts";
import { cashbackToCome } from "./cashback.rules.ts";

const placedAt = new Date("2026-11-21T10:00:00Z");
const part = (toPay: number, debts = 0) => ({ toPay: kopiykas(toPay), debts: kopiykas(debts) });

test("2 % for a payment within a day, 1 % until the order is given up, each part rounded down, without debts", () => {
  expect(cashbackToCome([part(10_050), part(10_050, 50)], { placedAt, unpaidUntil: addHours(placedAt, 72) })).toEqual({
    soon: 201 + 200,
    soonUntil: addHours(placedAt, 24),
    later: 100 + 100,
    laterUntil: addHours(placedAt, 72),
  });
});

test("an order that is given up earlier promises no more than its time", () => {
  const end = addHours(placedAt, 3);
  expect(cashbackToCome([part(10_000)], { placedAt, unpaidUntil: end })).toMatchObject({ soonUntil: end, laterUntil: end });
});

test("less than a kopiyka is promised to nobody", () => {
  const span = { placedAt, unpaidUntil: addHours(placedAt, 72) };
  expect(cashbackToCome([part(49)], span)).toBeUndefined();
  expect(cashbackToCome([part(50)], span)).toMatchObject({ soon: 1, later: 0 });
  expect(cashbackToCome([part(5_000, 5_000)], span)).toBeUndefined();
});
