import fc from "fast-check";
import { expect, test } from "vitest";
import { isPinTooEasy } from "./pin.rules.ts";

const pins = Array.from({ length: 10_000 }, (_, at) => String(at).padStart(4, "0"));
const phone = "380671230486";

test.each(["0000", "7777", "1212", "6969", "1122", "1234", "4321", "7890", "9012", "0987", "2580", "1004", "1988", "2026", "0486"])(
  "S26 %s is refused",
  (pin) => expect(isPinTooEasy(pin, phone)).toBe(true),
);

test.each(["4827", "9051", "3816", "0729"])("%s is taken", (pin) => expect(isPinTooEasy(pin, phone)).toBe(false));

test("S26 all years, all repeated digits and pairs, and well over two hundred PINs in all are refused, and nine of ten stay free", () => {
  const refused = pins.filter((pin) => isPinTooEasy(pin, "380671239051"));
  for (let year = 1900; year < 2100; year += 1) expect(refused).toContain(String(year));
  expect(refused.filter((pin) => !/^(19|20)/.test(pin)).length).toBeGreaterThan(200);
  expect(refused.length).toBeLessThan(1_000);
});

test("S26 the last four digits of the phone are refused, whatever they are", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{4}$/), (last) => {
      expect(isPinTooEasy(last, `38067123${last}`)).toBe(true);
    }),
  );
});
