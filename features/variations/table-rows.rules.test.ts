import fc from "fast-check";
import { expect, test } from "vitest";
import { inertText } from "../../platform/spreadsheet/inert-text.ts";
import { fields } from "./cells.rules.ts";
import { rowsOfTable } from "./table-rows.rules.ts";
import { variationsMessages } from "./variations.messages.ts";

const heads = Object.entries(variationsMessages.uk["variations.heads"]);

test("columns are known by their heads, in any order, in either language, whatever their case and signs", () => {
  const table = rowsOfTable([
    ["на складі", "ЦЕНА, ГРН", "Примітка", "код 1с", "  ", "Название УКР"],
    ["5", "12,50", "моє", "a#1", "", "Сукня"],
  ]);
  expect(table).toEqual({
    rows: [
      {
        line: 2,
        code: "a#1",
        cells: [
          { field: "onHand", text: "5" },
          { field: "nameUk", text: "Сукня" },
        ],
        onHandThen: "",
        prices: [{ head: "price", text: "12,50" }],
      },
    ],
    twice: [],
    unknownHeads: ["Примітка"],
  });
});

test.each([
  [[]],
  [[[]]],
  [
    [
      ["Артикул", "На складі"],
      ["a", "5"],
    ],
  ],
  [[["constructor"], ["a"]]],
])("%j has no code", (rows) => {
  expect(rowsOfTable(rows)).toBeUndefined();
});

test("a code that comes twice is told by its line, an empty line is none, a short line lacks its last cells, of two columns alike the first counts", () => {
  const table = rowsOfTable([["Код 1С", "На складі", "На складі"], ["a", "1", "9"], ["", " "], ["a", "2"], ["b"], ["", "3"]]);
  expect(table?.rows.map(({ line, code, cells }) => [line, code, ...cells.map(({ text }) => text)])).toEqual([
    [2, "a", "1"],
    [5, "b", ""],
    [6, "", "3"],
  ]);
  expect(table?.twice).toEqual([{ line: 4, code: "a" }]);
});

test("a text that the file made inert comes back as it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("=", "+", "-", "@", "'", "а", "1") }), (text) => {
      fc.pre(!/^'[=+\-@]/.test(text));
      const table = rowsOfTable([
        ["Код 1С", "Назва УКР"],
        ["a", inertText(text)],
      ]);
      expect(table?.rows[0]?.cells).toEqual(text === "" ? [{ field: "nameUk", text: "" }] : [{ field: "nameUk", text }]);
    }),
  );
});

test("every cell that staff change has a column, whatever the order of columns", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(heads, { minLength: heads.length, maxLength: heads.length }), (shuffled) => {
      const table = rowsOfTable([shuffled.map(([, head]) => head), shuffled.map(([name]) => name)]);
      expect(table?.rows[0]?.code).toBe("code");
      expect(table?.rows[0]?.cells.map(({ field }) => field).sort()).toEqual([...fields].sort());
      expect(table?.rows[0]?.cells.every(({ field, text }) => field === text)).toBe(true);
      expect(table?.rows[0]?.onHandThen).toBe("onHandThen");
      expect(table?.unknownHeads).toEqual([]);
    }),
  );
});
