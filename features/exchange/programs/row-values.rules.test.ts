import { describe, expect, test } from "vitest";
import { headOf } from "./fields.rules.ts";
import { hasOfferValues, isStrange, noValues, setCell, valuesOfObject } from "./row-values.rules.ts";

function valuesOfCells(cells: Record<string, string>) {
  const values = noValues();
  for (const [head, cell] of Object.entries(cells)) setCell(values, headOf(head), cell);
  return values;
}

describe("a row of a table", () => {
  test("sets what its cells say, trimmed; an empty cell sets nothing", () => {
    const values = valuesOfCells({
      Артикул: " SR-1 ",
      Назва: "",
      Бренд: "  ",
      Ціна: "120,50",
      "Ціна: Роздріб": "200",
      "Залишок: Київ": "4",
      "Властивість: Рукав": "довгий",
      Постачальник: "Х",
    });
    expect(values).toEqual({
      ...noValues(),
      texts: new Map([["article", "SR-1"]]),
      prices: new Map([
        ["wholesale", "120,50"],
        ["Роздріб", "200"],
      ]),
      stocks: [{ warehouse: "Київ", pieces: "4" }],
      properties: new Map([["Рукав", "довгий"]]),
      unknown: new Set(["Постачальник"]),
    });
  });

  test("lists groups by a comma, a semicolon or a line", () => {
    expect(valuesOfCells({ Групи: "Сукні, Літо;Новинки | ,Сукні" }).groups).toEqual(["Сукні", "Літо", "Новинки", "Сукні"]);
    expect(valuesOfCells({ Групи: "" }).groups).toBeUndefined();
  });

  test.each([
    ["4,82E+12", "excelNumber"],
    ["4.82e12", "excelNumber"],
    ["SR\u0000-1", "strangeCharacters"],
    ["SR\uFFFD1", "brokenText"],
    ["SR\uD800", "strangeCharacters"],
  ])("with the code %j is refused whole: %s", (code, reason) => {
    expect(valuesOfCells({ Штрихкод: code }).faults).toMatchObject([{ reason, whole: true }]);
  });

  test("may have any text that looks like a shortened number where it is no code", () => {
    expect(valuesOfCells({ Розмір: "1e2", Артикул: "E12" }).faults).toEqual([]);
  });
});

describe("an object of a program", () => {
  test("sets its members; numbers and flags are texts as in a table", () => {
    const values = valuesOfObject({ id: 17, isRetail: true, weight: 0.1 + 0.2, article: " A ", size: null, removed: undefined });
    expect([...values.texts]).toEqual([
      ["id", "17"],
      ["retail", "true"],
      ["weight", "0.3"],
      ["article", "A"],
    ]);
    expect([values.faults, values.unknown.size]).toEqual([[], 0]);
  });

  test("sets prices, stock and properties by name; a null price clears it, any other null sets nothing", () => {
    const values = valuesOfObject({
      price: null,
      prices: { Оптова: 100, " Роздріб ": null, Стара: undefined },
      stock: { Київ: 4, Львів: null },
      properties: { Рукав: "довгий" },
      groups: ["Сукні", 7, null, ""],
    });
    expect([...values.prices]).toEqual([
      ["wholesale", null],
      ["Оптова", "100"],
      ["Роздріб", null],
    ]);
    expect(values.stocks).toEqual([{ warehouse: "Київ", pieces: "4" }]);
    expect([...values.properties]).toEqual([["Рукав", "довгий"]]);
    expect([values.groups, values.faults]).toEqual([["Сукні", "7"], []]);
  });

  test("has variations of their own, whose faults and unknown members are the row's", () => {
    const values = valuesOfObject({
      id: "1",
      variations: [
        { size: "42", stock: 3 },
        { size: ["42"], colours: "?" },
      ],
    });
    expect(values.variations.map(({ texts }) => texts.get("size"))).toEqual(["42", undefined]);
    expect(values.faults).toEqual([{ reason: "fieldType", said: "size", whole: false }]);
    expect([...values.unknown]).toEqual(["colours"]);
  });

  test.each([
    [{ prices: 100 }, "fieldType", false],
    [{ prices: { Оптова: {} } }, "fieldType", false],
    [{ variations: {} }, "fieldType", false],
    [{ variations: ["42"] }, "fieldType", false],
    [{ name: { uk: "Сукня" } }, "fieldType", false],
    [{ barcode: 2 ** 53 }, "numberTooLong", true],
    [{ variations: Array.from({ length: 1_001 }, () => ({})) }, "tooManyElements", true],
    [Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`f${at}`, ""])), "tooManyElements", true],
  ])("is at fault, case %#: %j", (object, reason, whole) => {
    expect(valuesOfObject(object).faults).toMatchObject([{ reason, whole }]);
  });

  test("with an unknown member that no log could hold says only that there is one", () => {
    expect([...valuesOfObject({ "a\u0001": 1, more: 2 }).unknown]).toEqual(["?", "more"]);
  });

  test("never takes members of every object for its own", () => {
    const values = valuesOfObject(JSON.parse('{"__proto__": {"id": "1"}, "constructor": "x"}') as Record<string, unknown>);
    expect([values.texts.size, [...values.unknown]]).toEqual([0, ["__proto__", "constructor"]]);
  });
});

test.each([
  [{ Ціна: "1" }, true],
  [{ Залишок: "1" }, true],
  [{ Розмір: "42" }, true],
  [{ Колір: "чорний" }, true],
  [{ "В упаковці": "4" }, true],
  [{ Варіант: "7" }, true],
  [{ Артикул: "A", Назва: "Сукня", Штрихкод: "1" }, false],
])("a row of %j says something of an offer: %s", (cells, isOffer) => {
  expect(hasOfferValues(valuesOfCells(cells))).toBe(isOffer);
});

test("tabs and lines are no strange signs, other controls are", () => {
  expect(["а\tб\nв\r", "", "😀"].map(isStrange)).toEqual([false, false, false]);
  expect(["\u0000", "\u000b", "\u001f", "\uFFFD", "\uDC00"].map(isStrange)).toEqual([true, true, true, true, true]);
});
