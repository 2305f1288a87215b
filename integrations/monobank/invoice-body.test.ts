import { expect, test } from "vitest";
import { kopiykas } from "../../platform/money/money.ts";
import { invoiceBodyOf } from "./invoice-body.ts";

const invoice = {
  reference: "ref",
  amount: kopiykas(90_000),
  description: "Замовлення",
  returnUrl: "https://shop.example/back",
  callbackUrl: undefined,
  goods: [
    { name: "Сукня", article: "KR-1", pieces: 2, price: kopiykas(45_050) },
    { name: "К".repeat(61), article: "", pieces: 1, price: kopiykas(50) },
  ],
  discount: kopiykas(150),
};
const bodyOf = (more: Partial<typeof invoice> = {}) =>
  invoiceBodyOf({ ...invoice, ...more } as unknown as Parameters<typeof invoiceBodyOf>[0], 3_600);

test("an invoice in hryvnias says goods in kopiykas, by the piece and by the line, and its discount in hryvnias", () => {
  expect(bodyOf()).toMatchObject({
    amount: 90_000,
    ccy: 980,
    validity: 3_600,
    merchantPaymInfo: {
      discounts: [{ value: 1.5 }],
      basketOrder: [
        { qty: 2, sum: 45_050, total: 90_100, code: "KR-1" },
        { qty: 1, sum: 50, total: 50, code: "К".repeat(60) },
      ],
    },
  });
  expect(bodyOf()).not.toHaveProperty("webHookUrl");
});

test("goods that do not come to the amount are asked of no bank; without goods there is no basket", () => {
  for (const by of [1, -1]) expect(() => bodyOf({ amount: kopiykas(90_000 + by) })).toThrow(RangeError);
  expect(bodyOf({ goods: [] })).toMatchObject({ amount: 90_000, merchantPaymInfo: { reference: "ref" } });
  expect(JSON.stringify(bodyOf({ goods: [] }))).not.toMatch(/basketOrder|discounts/);
  const [, fee] = invoice.goods;
  const small = bodyOf({ goods: fee ? [fee] : [], amount: kopiykas(49), discount: kopiykas(1), description: "З".repeat(281) });
  expect(small).toMatchObject({ merchantPaymInfo: { comment: "З".repeat(280), basketOrder: [{ sum: 50 }], discounts: [{ value: 0.01 }] } });
  expect(() => bodyOf({ goods: fee ? [fee] : [], amount: kopiykas(51), discount: kopiykas(0) })).toThrow(RangeError);
  expect(JSON.stringify(bodyOf({ amount: kopiykas(90_150), discount: kopiykas(0) }))).not.toContain("discounts");
});
