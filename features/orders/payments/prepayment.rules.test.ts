import { expect, test } from "vitest";
import { kopiykas } from "../../../platform/money/money.ts";
import { dueByCard, dueOnReceipt, prepaid } from "./prepayment.rules.ts";

const order = (prepayment: number, prepaidBy: number | null) => ({
  to_pay: kopiykas(100_000),
  prepayment: kopiykas(prepayment),
  prepaid_by: prepaidBy,
});

test.each([
  ["paid by card wholly", order(0, null), { byCard: 100_000, before: 0, onReceipt: 100_000 }],
  ["with a prepayment of a kopiyka", order(1, null), { byCard: 1, before: 0, onReceipt: 100_000 }],
  ["whose prepayment is awaited", order(20_000, null), { byCard: 20_000, before: 0, onReceipt: 100_000 }],
  ["whose prepayment has come", order(20_000, 7), { byCard: 20_000, before: 20_000, onReceipt: 80_000 }],
  ["prepaid to the last kopiyka", order(100_000, 7), { byCard: 100_000, before: 100_000, onReceipt: 0 }],
])("an order %s", (_, one, due) => {
  expect({ byCard: dueByCard(one), before: prepaid(one), onReceipt: dueOnReceipt(one) }).toEqual(due);
});
