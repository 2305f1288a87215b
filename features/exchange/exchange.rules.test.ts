import fc from "fast-check";
import { expect, test } from "vitest";
import { fromHryvnias } from "../../platform/money/money.ts";
import { flagFrom, meaningOfAxis, meaningOfName, numberFrom, partsOfName, splitOfferId } from "./exchange.rules.ts";

test("numbers are read with comma or dot and any space", () => {
  expect(numberFrom("10 442,25")).toBe(10_442.25);
  expect(numberFrom("10\u00a0442.2500")).toBe(10_442.25);
  expect(numberFrom("10 442,25 UAH за PCE")).toBeUndefined();
});

test("a number written with two decimals comes back exactly", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (kopiykas) => {
      const text = `${Math.floor(kopiykas / 100)},${String(kopiykas % 100).padStart(2, "0")}`;
      expect(fromHryvnias(numberFrom(text) ?? -1)).toBe(kopiykas);
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

test.each([
  ["brand", "Бренд", "Торгова марка", "Торговая марка", "ТМ"],
  ["maker", "Виробник", "Производитель", "Изготовитель"],
  ["country", "Країна", "Країна-виробник", "Країна походження", "Страна производства", "Страна происхождения", "Made in"],
  ["size", "Розмір одягу", "Размер одежды", "Розмір взуття", "Размер обуви", "Зріст", "Рост"],
  ["colour", "Колір виробу", "Цвет изделия", "Основний колір"],
  ["gender", "Стать", "Пол", "Для кого"],
  ["pack", "Кількість в упаковці", "Количество в упаковке"],
] as const)("%s is called so by many", (meaning, ...names) => {
  for (const name of names) expect(meaningOfName(name), name).toBe(meaning);
});

test("an offer's id names its product before the first number sign", () => {
  expect(splitOfferId("a#b#c")).toEqual({ product: "a", variation: "a#b#c" });
  expect(splitOfferId("a")).toEqual({ product: "a", variation: "a" });
});

test("a flag is yes or no in either language; an empty one says nothing", () => {
  expect([flagFrom("Да"), flagFrom("false"), flagFrom("")]).toEqual([true, false, undefined]);
});

test("the brackets that end a name hold a size and a colour", () => {
  expect(partsOfName("Кросівки KR-100 (39)")).toEqual(["39"]);
  expect(partsOfName("Кросівки (нові) KR-100 (42, чорний)")).toEqual(["42", "чорний"]);
  expect(partsOfName("Кросівки KR-100")).toEqual([]);
});

test("brackets inside the brackets that end a name belong to them; unpaired ones say nothing", () => {
  expect(partsOfName("Легінси (104 (3-4 роки), сірий)")).toEqual(["104 (3-4 роки)", "сірий"]);
  expect(partsOfName("Легінси (сірий; 104 (3, 4 роки)) ")).toEqual(["сірий", "104 (3, 4 роки)"]);
  for (const name of ["Легінси 104)", "Легінси (104", "Легінси )104(", "()", ")", "", "Легінси (104) нові"])
    expect(partsOfName(name), name).toEqual([]);
});

test("a characteristic is known with the kind of goods in brackets behind it, other tails say something else", () => {
  expect(meaningOfAxis("Цвет (Обувь (Для характеристик))")).toBe("colour");
  expect(meaningOfAxis("1.Розмір (Одяг)")).toBe("size");
  expect(meaningOfAxis("Комплектація (Одяг)")).toBeUndefined();
  expect(meaningOfName("Вага (г)")).toBeUndefined();
});
