import { describe, expect, test } from "vitest";
import { headOf, keyFields, keyOfHead } from "./fields.rules.ts";

describe("a head names a field of goods", () => {
  test.each([
    ["id", "id"],
    ["Код", "id"],
    ["Внешний код", "id"],
    ["  АРТИКУЛ ", "article"],
    ["Штрих-код", "barcode"],
    ["name_ru", "nameRu"],
    ["Назва (рос)", "nameRu"],
    ["Торгова  марка", "brand"],
    ["delivery-days", "deliveryDays"],
    ["color", "colour"],
    ["Вага, кг", "weight"],
    ["Кількість в упаковці", "pack"],
  ] as const)("«%s»: %s", (written, name) => expect(headOf(written)).toEqual({ kind: "text", name }));

  test("letters made of two signs are the same letters", () => {
    expect(headOf("Країна".normalize("NFD"))).toEqual({ kind: "text", name: "country" });
  });
});

describe("a price may name its type, stock its warehouse", () => {
  test.each([
    ["Ціна", "wholesale"],
    ["price", "wholesale"],
    ["Ціна, грн", "wholesale"],
    ["Цена (UAH)", "wholesale"],
    ["Ціна (грн)", "wholesale"],
    ["Ціна грн.", "wholesale"],
    ["Ціна роздрібна, грн", "роздрібна"],
    ["Ціна: Опт, грн", "Опт, грн"],
    ["Ціна: Оптова", "Оптова"],
    ["Ціна:", "wholesale"],
    ["Ціна роздрібна", "роздрібна"],
    ["Оптова ціна", "Оптова"],
    ["Оптова ціна, грн.", "Оптова"],
    ["Price: a: b", "a: b"],
  ])("«%s»: type «%s»", (written, type) => expect(headOf(written)).toEqual({ kind: "price", type }));

  test.each([
    ["Залишок", ""],
    ["Кількість, шт", ""],
    ["Залишок (шт.)", ""],
    ["Залишок шт", ""],
    ["stock: Київ", "Київ"],
    ["Остатки: Склад № 2", "Склад № 2"],
  ])("«%s»: warehouse «%s»", (written, warehouse) => expect(headOf(written)).toEqual({ kind: "stock", warehouse }));
});

test("a property is named after a colon; without a name it is unknown, as is any other head, in its own words", () => {
  expect(headOf("Властивість: Довжина рукава")).toEqual({ kind: "property", name: "Довжина рукава" });
  expect(headOf("property:")).toEqual({ kind: "unknown", name: "property:" });
  expect(headOf(" Постачальник, кг ")).toEqual({ kind: "unknown", name: "Постачальник, кг" });
  expect(headOf("")).toEqual({ kind: "unknown", name: "" });
});

test("no head is longer than 120 signs, whatever was sent", () => {
  const long = "я".repeat(10_000);
  expect(headOf(long)).toEqual({ kind: "unknown", name: long.slice(0, 120) });
  expect(headOf(`ціна: ${long}`)).toEqual({ kind: "price", type: long.slice(0, 120) });
  expect(headOf(`властивість: ${long}`)).toEqual({ kind: "property", name: long.slice(0, 120) });
});

test("two heads of one field have one key, of two fields two", () => {
  const key = (written: string) => keyOfHead(headOf(written));
  expect(key("Артикул")).toBe(key("vendor_code"));
  expect(key("Ціна: ОПТОВА")).toBe(key("оптова ціна"));
  expect(key("Ціна: Оптова")).not.toBe(key("Ціна: Роздріб"));
  expect(key("Залишок: Київ")).not.toBe(key("Властивість: Київ"));
  expect(key("Ціна")).toBe(key("price: wholesale"));
});

test("a row is known by each of its codes", () => {
  expect(keyFields.map((name) => headOf(name))).toEqual(keyFields.map((name) => ({ kind: "text", name })));
});
