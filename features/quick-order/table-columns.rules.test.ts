import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MOST_ROWS } from "./quick-order.rules.ts";
import { rowsOfTable } from "./table-columns.rules.ts";

const read = (...table: string[][]) => rowsOfTable(table).rows.map(({ line: _, ...row }) => row);
const row = (code: string, size: string, colour: string, quantity: string) => ({ code, size, colour, quantity });

describe("columns by their names", () => {
  test.each([
    [["Артикул", "Розмір", "Колір", "Кількість, шт"]],
    [["АРТИКУЛ:", "Размер", "Цвет", "Кол-во (шт.)"]],
    [[" SKU ", "Size", "Color", "Qty"]],
    [["Код товару", "р-р", "Кольори", "Замовлення, шт"]],
    [["Номенклатура.Артикул", "Розмір", "Колір", "Кіл-сть"]],
    [["Артикул товара", "Размер", "Цвет", "Ваш заказ, шт."]],
  ])("%j in any order", (names) => {
    const cells = ["SR-1", "46", "бордовий", "8"];
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (order) => {
        expect(
          read(
            order.map((at) => names[at] ?? ""),
            order.map((at) => cells[at] ?? ""),
          ),
        ).toEqual([row("SR-1", "46", "бордовий", "8")]);
      }),
    );
  });

  test("a price list: its title, other columns, a barcode before an article, only lines that are filled in", () => {
    const table = [
      ["Прайс «Семиряд» від 20.11.2026"],
      [],
      ["№", "Штрихкод", "Артикул", "Назва", "Колір", "Розмір", "Ціна, грн", "Замовлення"],
      ["1", "4820000000017", "SR-1", "Сукня", "бордовий", "46", "640", " 8 "],
      ["2", "", "'SR-2", "Сукня", "чорний", "48", "640", "4"],
      ["3", "", "SR-3", "Сукня", "чорний", "50", "640", ""],
      ["4", "", "SR-4", "Сукня", "чорний", "52", "640", "0"],
      ["", "", "", "Разом", "", "", "", "12"],
    ];
    expect(rowsOfTable(table)).toEqual({
      rows: [
        { line: 4, ...row("4820000000017", "46", "бордовий", "8") },
        { line: 5, ...row("SR-2", "48", "чорний", "4") },
      ],
      skipped: 2,
      left: 0,
    });
  });

  test("what is written by hand below a sheet's lines is taken as it is written, and what says no quantity is counted", () => {
    const table = [
      ["Артикул", "Колір", "Розмір", "К-сть"],
      ["SR-1110-0001", "чорний", "46", "4"],
      ["Візьму ще"],
      ["SR-1110-0002 бордовий 48 - 5 шт"],
      ["[12:30] Оля: SR-1110-0003 чорний 46 — 4шт."],
      ["SR-1110-0004"],
      ["SR-1110-0005 чорний 46", "", "", "2"],
    ];
    expect(rowsOfTable(table)).toEqual({
      rows: [
        { line: 2, ...row("SR-1110-0001", "46", "чорний", "4") },
        { line: 4, ...row("SR-1110-0002", "48", "бордовий", "5") },
        { line: 5, ...row("SR-1110-0003", "46", "чорний", "4шт.") },
        { line: 7, ...row("SR-1110-0005 чорний 46", "", "", "2") },
      ],
      skipped: 2,
      left: 0,
    });
  });

  test("a column for each size: each filled cell is a row of its own, and a column of totals is none", () => {
    const table = [
      ["Осінь-зима 2026"],
      ["Артикул", "Модель", "Колір", "42", "44", "46-48", "XL", "Кількість"],
      ["SR-1110-0001", "Сукня", "чорний", "4", "", "8", "-", "12"],
      ["SR-1110-0002", "Сукня", "бордовий", "0", "", "", "", ""],
      ["SR-1110-0003", "Плащ", "", "", "немає", "", "2 шт", "2"],
      ["", "Разом", "", "4", "", "8", "2", "14"],
    ];
    expect(rowsOfTable(table)).toEqual({
      rows: [
        { line: 1, ...row("SR-1110-0001", "42", "чорний", "4") },
        { line: 2, ...row("SR-1110-0001", "46-48", "чорний", "8") },
        { line: 3, ...row("SR-1110-0003", "44", "", "немає") },
        { line: 4, ...row("SR-1110-0003", "XL", "", "2 шт") },
      ],
      skipped: 1,
      left: 0,
    });
  });

  test("an invoice printed by 1C: its title, numbers of lines, units and prices beside", () => {
    const table = [
      ["", "Рахунок на оплату № 15 від 27 листопада 2026 р."],
      ["", "Постачальник:", "ФОП Мельник О. В."],
      ["", "№", "Артикул", "", "Товари (роботи, послуги)", "", "Кіл-сть", "Од.", "Ціна", "Сума"],
      ["", "1", "SR-1110-0001", "", "Сукня трикотажна", "", "4,000", "шт", "640,00", "2 560,00"],
      ["", "2", "SR-1110-0002", "", "Кросівки", "", "6 пар", "пара", "900,00", "5 400,00"],
      ["", "", "", "", "", "", "", "", "Разом:", "7 960,00"],
    ];
    expect(rowsOfTable(table).rows).toEqual([
      { line: 4, ...row("SR-1110-0001", "", "", "4,000") },
      { line: 5, ...row("SR-1110-0002", "", "", "6 пар") },
    ]);
  });

  test("a report of 1C: size and colour of goods in one cell, either way round", () => {
    const table = [
      ["Номенклатура.Артикул ", "Номенклатура", "Характеристика номенклатуры", "Количество"],
      ["SR-1110-0001", "Сукня", "46, чорний", "4"],
      ["SR-1110-0001", "Сукня", "темно-синій; 48-50", "8,000"],
      ["SR-1110-0002", "Плед", "", "2"],
    ];
    expect(rowsOfTable(table).rows).toEqual([
      { line: 2, ...row("SR-1110-0001", "46", "чорний", "4") },
      { line: 3, ...row("SR-1110-0001", "48-50", "темно-синій", "8,000") },
      { line: 4, ...row("SR-1110-0002", "", "", "2") },
    ]);
  });

  test("a sheet in which nothing is filled in keeps its lines, so that quantities can be typed", () => {
    expect(read(["Артикул", "Кількість"], ["SR-1", ""], ["SR-2", ""])).toEqual([row("SR-1", "", "", ""), row("SR-2", "", "", "")]);
  });
});

describe("columns by their places", () => {
  test("a code and a quantity; a code alone", () => {
    expect(read(["4820000000017", "12"])).toEqual([row("4820000000017", "", "", "12")]);
    expect(read(["SR-1"])).toEqual([row("SR-1", "", "", "")]);
  });

  test("between them a size or a colour, whichever it is, and both either way round", () => {
    expect(read(["SR-1", "46", "8"], ["SR-2", "", "4"])).toEqual([row("SR-1", "46", "", "8"), row("SR-2", "", "", "4")]);
    expect(read(["SR-1", "чёрный", "8"])).toEqual([row("SR-1", "", "чёрный", "8")]);
    expect(read(["SR-1", "46", "чорний", "8"])).toEqual([row("SR-1", "46", "чорний", "8")]);
    expect(read(["SR-1", "Чорний", "46", "8"])).toEqual([row("SR-1", "46", "Чорний", "8")]);
    expect(read(["SR-1", "46", "небачений", "8", "640"])).toEqual([row("SR-1", "46", "небачений", "8")]);
  });
});

test("cells lose what programs leave in them, and nothing is longer than a cell may be", () => {
  expect(read(["\ufeffSR-1\u00a0", "'46", "  темно-синій\u00a0 ", "8"])).toEqual([row("SR-1", "46", "темно-синій", "8")]);
  expect(read(["x".repeat(5_000), "4"])[0]?.code).toHaveLength(120);
});

test("two thousand lines are taken, the rest is counted", () => {
  const table = Array.from({ length: MOST_ROWS + 7 }, (_, at) => [`SR-${at}`, "4"]);
  const { rows, left } = rowsOfTable(table);
  expect([rows.length, left, rows.at(-1)?.line]).toEqual([MOST_ROWS, 7, MOST_ROWS]);
});

test("any table gives rows with texts, in the order and with the numbers of its lines", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ unit: "grapheme", maxLength: 12 }), { maxLength: 6 }), { maxLength: 20 }), (table) => {
      const { rows, skipped, left } = rowsOfTable(table);
      expect(rows.length + skipped + left).toBeLessThanOrEqual(table.length);
      for (const [at, one] of rows.entries()) {
        expect(one.line).toBeGreaterThan(rows[at - 1]?.line ?? 0);
        expect(Object.values(one).every((value) => value === one.line || typeof value === "string")).toBe(true);
      }
    }),
  );
});
