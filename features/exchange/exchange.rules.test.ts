import fc from "fast-check";
import { expect, test } from "vitest";
import {
  audienceOf,
  flagFrom,
  isHryvnia,
  kopiykasFrom,
  meaningOfName,
  numberFrom,
  priceKindOf,
  sizeFromName,
  splitOfferId,
} from "./exchange.rules.ts";

test("amounts are read with comma or dot and any space", () => {
  expect(kopiykasFrom("10 442,25")).toBe(1_044_225);
  expect(kopiykasFrom("10\u00a0442.2500")).toBe(1_044_225);
  expect(kopiykasFrom("899.5")).toBe(89_950);
  expect(kopiykasFrom("-1")).toBeUndefined();
  expect(kopiykasFrom("10 442,25 UAH за PCE")).toBeUndefined();
});

test("an amount written with two decimals comes back exactly", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (kopiykas) => {
      expect(kopiykasFrom(`${Math.floor(kopiykas / 100)},${String(kopiykas % 100).padStart(2, "0")}`)).toBe(kopiykas);
    }),
  );
});

test("numbers may be negative, words are none", () => {
  expect(numberFrom("-3")).toBe(-3);
  expect(numberFrom("")).toBeUndefined();
  expect(numberFrom("багато")).toBeUndefined();
});

test("names in both languages, with numbers before them, mean the same", () => {
  expect(meaningOfName("1.Розмір")).toBe("size");
  expect(meaningOfName("Цвет")).toBe("colour");
  expect(meaningOfName("Назва (рос.)")).toBe("nameRu");
  expect(meaningOfName("Штрихкод постачальника")).toBeUndefined();
});

test("price types are known by id or name", () => {
  expect(priceKindOf({ id: "opt", name: "Оптова" })).toBe("wholesale");
  expect(priceKindOf({ id: "7f", name: "Роздрібна (РРЦ)" })).toBe("retail");
  expect(priceKindOf({ id: "x", name: "Стара ціна" })).toBe("old");
  expect(priceKindOf({ id: "x", name: "Закупівельна" })).toBeUndefined();
});

test("ids, flags, currencies, sizes, audiences", () => {
  expect(splitOfferId("a#b#c")).toEqual({ product: "a", variation: "a#b#c" });
  expect(splitOfferId("a")).toEqual({ product: "a", variation: "a" });
  expect([flagFrom("Да"), flagFrom("false"), flagFrom("")]).toEqual([true, false, undefined]);
  expect(["грн.", "UAH", "980", undefined].every(isHryvnia)).toBe(true);
  expect(isHryvnia("руб")).toBe(false);
  expect(sizeFromName("Кросівки KR-100 (39)")).toBe("39");
  expect(sizeFromName("Кросівки KR-100")).toBeUndefined();
  expect(audienceOf({ id: "9d2f", name: "Женщинам" })).toBe("female");
});
