import { expect, test } from "vitest";
import { idOf } from "../../../../../platform/ids.ts";
import { kopiykas } from "../../../../../platform/money/money.ts";
import type { Shop } from "../../../../shop.ts";
import { collectedOnReceipt, type InParcel } from "./collected-on-receipt.ts";

const payments = [
  { code: "cod", paid: "on_receipt" },
  { code: "card", paid: "before" },
];
const shop = { integrations: { payments } } as unknown as Shop;
const part = (more: Partial<InParcel> = {}): InParcel => ({
  id: "1",
  goods: kopiykas(100_000),
  payment_method: "cod",
  paid_at: null,
  to_pay: kopiykas(102_000),
  prepayment: kopiykas(0),
  prepaid_by: null,
  collected: null,
  ...more,
});

test("the carrier collects what is left of orders on receipt, and nothing of what was paid or is paid otherwise", () => {
  expect(collectedOnReceipt(shop, [part(), part({ payment_method: "card" })])).toBe(102_000);
  expect(collectedOnReceipt(shop, [part({ prepayment: kopiykas(20_000), prepaid_by: idOf<"payment">(7) })])).toBe(82_000);
  expect(collectedOnReceipt(shop, [part({ paid_at: new Date() }), part()])).toBe(102_000);
  expect(collectedOnReceipt(shop, [])).toBe(0);
});

test("of a reseller's buyer it collects what the reseller asks, be it nothing, paid or not", () => {
  expect(collectedOnReceipt(shop, [part({ collected: kopiykas(150_000) }), part()])).toBe(252_000);
  expect(collectedOnReceipt(shop, [part({ collected: kopiykas(0) })])).toBe(0);
  expect(collectedOnReceipt(shop, [part({ collected: kopiykas(150_000), paid_at: new Date() })])).toBe(150_000);
  expect(collectedOnReceipt(shop, [part({ collected: kopiykas(150_000), payment_method: "card" })])).toBe(0);
});
