import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney, kopiykas, sumKopiykas, timesPieces } from "./money.ts";

const whole = new Intl.NumberFormat("uk-UA", { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("uk-UA", { minimumFractionDigits: 2 });
const plain = (text: string): string => text.replaceAll(/\s/g, " ");

test("sums are written as Ukrainians write them, to the last kopiyka", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (amount) => {
      const digits = (amount % 100 === 0 ? whole : exact).format(amount / 100);
      expect(plain(formatMoney(kopiykas(amount)))).toBe(plain(`${digits} грн`));
    }),
  );
});

test("no line breaks inside a sum, and a minus is a minus", () => {
  expect(formatMoney(kopiykas(-1_248_005))).toBe("\u221212\u00a0480,05\u00a0грн");
});

test("what lines come to is each price times its pieces, in whole kopiykas", () => {
  const lines = [timesPieces(kopiykas(12_050), 4), timesPieces(kopiykas(1), 3)];
  expect(lines).toEqual([48_200, 3]);
  expect(sumKopiykas(lines)).toBe(48_203);
  expect(sumKopiykas([])).toBe(0);
});
