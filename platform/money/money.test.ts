import fc from "fast-check";
import { expect, test } from "vitest";
import {
  decimalHryvnias,
  formatHryvnias,
  formatMoney,
  formatWhole,
  fromHryvnias,
  kopiykas,
  sumKopiykas,
  timesPieces,
  toHryvnias,
} from "./money.ts";

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

test("kopiykas are whole and exact, or they are refused", () => {
  for (const amount of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) expect(() => kopiykas(amount)).toThrow(RangeError);
  expect([kopiykas(-1), kopiykas(2 ** 53 - 1)]).toEqual([-1, 2 ** 53 - 1]);
});

test("hryvnias from outside and kopiykas are the same money, both ways", () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (amount) => {
      expect(fromHryvnias(toHryvnias(kopiykas(amount)))).toBe(amount);
    }),
  );
  expect([toHryvnias(kopiykas(129_950)), toHryvnias(kopiykas(-1))]).toEqual([1_299.5, -0.01]);
});

test.each([
  [1.005, 101],
  [8.165, 817],
  [1.004, 100],
  [0.1 + 0.2, 30],
  [-1.005, -101],
  [1_299.5, 129_950],
  [0, 0],
])("%d hryvnias are %d kopiykas, half a kopiyka away from nothing", (hryvnias, amount) => expect(fromHryvnias(hryvnias)).toBe(amount));

test("files have two decimals, screens those that there are", () => {
  expect([139_900, 5, -20_050].map((amount) => decimalHryvnias(kopiykas(amount)))).toEqual(["1399.00", "0.05", "-200.50"]);
  expect([formatHryvnias(1_299.5), formatHryvnias(640), formatHryvnias(0.07)].map(plain)).toEqual(["1 299,50 грн", "640 грн", "0,07 грн"]);
  expect([0, 999, 1_000, 1_234_567].map(formatWhole).map(plain)).toEqual(["0", "999", "1 000", "1 234 567"]);
});
