import { expect, test } from "vitest";
import { kopiykas } from "../../platform/money/money.ts";
import type { WantedReceipt } from "../fiscal/fiscal-provider.ts";
import { receiptCallOf } from "./receipt-body.ts";

const sale: WantedReceipt = {
  id: "11111111-1111-4111-8111-111111111111",
  kind: "sale",
  follows: undefined,
  leftToPay: kopiykas(0),
  lines: [
    { code: "KR-1", name: "Сукня", price: kopiykas(45_050), pieces: 2 },
    { code: "", name: "Комісія", price: kopiykas(2_000), pieces: 1 },
  ],
  discount: kopiykas(100),
  payments: [
    { means: "card", amount: kopiykas(90_000), card: { mask: "4242", rrn: "" } },
    { means: "balance", amount: kopiykas(2_000) },
  ],
  email: undefined,
};
const before = { id: "22222222-2222-4222-8222-222222222222", isPrepayment: true, isWhole: true };

test("a sale says pieces in thousandths, its discount and its payments", () => {
  expect(receiptCallOf(sale, 8)).toEqual({
    path: "/receipts/sell",
    body: {
      id: sale.id,
      goods: [
        { good: { code: "KR-1", name: "Сукня", price: 45_050, tax: [8] }, quantity: 2_000, is_return: false },
        { good: { code: "Комісія", name: "Комісія", price: 2_000, tax: [8] }, quantity: 1_000, is_return: false },
      ],
      discounts: [{ type: "DISCOUNT", mode: "VALUE", value: 100, name: "Бонуси та знижки" }],
      payments: [
        { type: "CASHLESS", value: 90_000, label: "Інтернет-еквайринг", card_mask: "4242" },
        { type: "CASHLESS", value: 2_000, label: "Баланс покупця в магазині" },
      ],
    },
  });
});

test("a discount of a kopiyka is said, and none is not", () => {
  const [, fee] = sale.lines;
  const of = (discount: number) => {
    const payments = [{ means: "on_delivery" as const, amount: kopiykas(2_000 - discount) }];
    return receiptCallOf({ ...sale, lines: fee ? [fee] : [], discount: kopiykas(discount), payments }, undefined).body;
  };
  expect(of(1)).toMatchObject({ discounts: [{ value: 1 }] });
  expect(of(0)).not.toHaveProperty("discounts");
});

test.each([1, -1])("a receipt that is %i kopiyka out is none", (by) => {
  expect(() => receiptCallOf({ ...sale, discount: kopiykas(100 + by) }, undefined)).toThrow(RangeError);
  expect(() => receiptCallOf({ ...sale, leftToPay: kopiykas(by) }, undefined)).toThrow(RangeError);
});

test("a return names the sale it follows; one of a whole prepayment ends its chain", () => {
  const back = { ...sale, kind: "return" as const };
  const { path, body } = receiptCallOf({ ...back, follows: { ...before, isPrepayment: false } }, undefined);
  expect([path, body]).toMatchObject([
    "/receipts/sell",
    { related_receipt_id: before.id, goods: [{ is_return: true }, { is_return: true }] },
  ]);
  expect(receiptCallOf({ ...back, follows: before }, undefined)).toEqual({
    path: `/prepayment-receipts/${before.id}/return`,
    body: { id: sale.id },
  });
  expect(receiptCallOf({ ...back, follows: { ...before, isWhole: false } }, undefined).path).toBe("/receipts/sell");
});

test("a prepayment begins a chain with what is left to pay, and the rest ends it by its payments alone", () => {
  const prepayment = { ...sale, kind: "prepayment" as const, leftToPay: kopiykas(90_000), payments: sale.payments.slice(1) };
  expect(receiptCallOf(prepayment, undefined)).toMatchObject({ path: "/prepayment-receipts", body: { custom_relation_id: sale.id } });
  const rest = { ...sale, kind: "rest" as const, follows: before, email: "a@b.ua" };
  expect(receiptCallOf(rest, undefined)).toEqual({
    path: `/prepayment-receipts/${before.id}`,
    body: { id: sale.id, payments: expect.any(Array) as unknown[], delivery: { emails: ["a@b.ua"] } },
  });
});
