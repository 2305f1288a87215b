import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blockOf, isWithin, placeBlock, readBlock, writeBlock } from "./pasted-block.rules.ts";

describe("a block from the clipboard", () => {
  test.each([
    [
      "1\t2\r\n3\t4\r\n",
      [
        ["1", "2"],
        ["3", "4"],
      ],
    ],
    [
      "1\t2\n3\t4",
      [
        ["1", "2"],
        ["3", "4"],
      ],
    ],
    ["1\r2\r", [["1"], ["2"]]],
    ["", [[""]]],
    ["\t", [["", ""]]],
    ["1\n\n2", [["1"], [""], ["2"]]],
    ["1 200,50\t₴", [["1 200,50", "₴"]]],
    ['"два\nрядки"\t3', [["два\nрядки", "3"]]],
    ['"лапки ""в"" лапках"', [['лапки "в" лапках']]],
    ['"відкрита', [['"відкрита']]],
    ['15" екран\t"a"b', [['15" екран', '"a"b']]],
    ['"a"\n', [["a"]]],
  ])("%j", (text, rows) => expect(readBlock(text)).toEqual(rows));

  test("what is copied is what is pasted", () => {
    const cell = fc.string({ unit: fc.constantFrom("а", "1", " ", '"', "\t", "\n", "\r", ","), maxLength: 6 });
    const block = fc
      .integer({ min: 1, max: 4 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }));
    fc.assert(
      fc.property(block, (rows) => {
        // A last line that is one empty cell is the end of the line before.
        fc.pre(rows.length === 1 || rows.at(-1)?.join("\t") !== "");
        expect(readBlock(writeBlock(rows))).toEqual(rows);
      }),
    );
  });

  test("no text is too odd to read", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        expect(readBlock(text).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe("where it comes to stand", () => {
  const at = (row: number, column: number) => ({ row, column });
  test("one cell fills the selection; a block that does not fit it whole stands once", () => {
    expect(placeBlock([["5"]], blockOf(at(3, 1), at(1, 2)))).toHaveLength(6);
    expect(placeBlock([["5"], ["6"]], blockOf(at(0, 0), at(3, 0))).map(({ text }) => text)).toEqual(["5", "6", "5", "6"]);
    expect(placeBlock([["5"], ["6"]], blockOf(at(2, 0), at(4, 0)))).toEqual([
      { row: 2, column: 0, text: "5" },
      { row: 3, column: 0, text: "6" },
    ]);
    expect(placeBlock([["1", "2"], ["3"]], blockOf(at(0, 0), at(0, 0))).map(({ text }) => text)).toEqual(["1", "2", "3", ""]);
    expect(placeBlock([], blockOf(at(0, 0), at(0, 0)))).toEqual([]);
  });

  test("each place once, the upper left corner first, none above or left of the selection", () => {
    const side = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(side, side, side, side, (height, width, rows, columns) => {
        const block = Array.from({ length: height }, (_, row) => Array.from({ length: width }, (_none, column) => `${row} ${column}`));
        const selected = blockOf(at(2, 3), at(1 + rows, 2 + columns));
        const placed = placeBlock(block, selected);
        expect(new Set(placed.map(({ row, column }) => `${row} ${column}`)).size).toBe(placed.length);
        expect(placed[0]).toEqual({ row: 2, column: 3, text: "0 0" });
        expect(placed.every(({ row, column, text }) => text === `${(row - 2) % height} ${(column - 3) % width}`)).toBe(true);
        if (rows % height === 0 && columns % width === 0) expect(placed.every((place) => isWithin(selected, place))).toBe(true);
        else expect(placed).toHaveLength(height * width);
      }),
    );
  });
});
