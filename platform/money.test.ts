import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney } from "./money.ts";

const whole = new Intl.NumberFormat("uk-UA", { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("uk-UA", { minimumFractionDigits: 2 });
const plain = (text: string): string => text.replaceAll(/\s/g, " ");

test("sums are written as Ukrainians write them, to the last kopiyka", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (amount) => {
      const digits = (amount % 100 === 0 ? whole : exact).format(amount / 100);
      expect(plain(formatMoney(amount))).toBe(plain(`${digits} грн`));
    }),
  );
});

test("no line breaks inside a sum, and a minus is a minus", () => {
  expect(formatMoney(-1_248_005)).toBe("\u221212\u00a0480,05\u00a0грн");
});
