import { expect, test } from "vitest";
import { idOf } from "../../../../platform/ids.ts";
import { kopiykas } from "../../../../platform/money/money.ts";
import { isReceiptDue } from "./is-receipt-due.ts";

const order = { paid_by: null, prepaid_by: null, to_pay: kopiykas(100) };
const due = (more: Partial<Parameters<typeof isReceiptDue>[0]>, onDelivery: boolean) =>
  isReceiptDue({ ...order, ...more }, { receipts_on_delivery: onDelivery });

test("the shop makes a receipt of what leaves unpaid where it does so, where it took a prepayment, or where the balance paid all", () => {
  expect([due({}, true), due({}, false)]).toEqual([true, false]);
  expect(due({ prepaid_by: idOf<"payment">(7) }, false)).toBe(true);
  expect([due({ to_pay: kopiykas(0) }, false), due({ to_pay: kopiykas(1) }, false)]).toEqual([true, false]);
});

test("what was paid by card has its receipt already", () => {
  for (const onDelivery of [true, false])
    expect(due({ paid_by: idOf<"payment">(7), prepaid_by: idOf<"payment">(7), to_pay: kopiykas(0) }, onDelivery)).toBe(false);
});
