import { expect, test } from "vitest";
import { readSpacedLine } from "./spaced-line.rules.ts";
import { rowsOfTable } from "./table-columns.rules.ts";

const row = (code: string, size: string, colour: string, quantity: string) => ({ code, size, colour, quantity });

test.each([
  ["SR-1110-0558 42 бежевий 8", row("SR-1110-0558", "42", "бежевий", "8")],
  ["SR-1110-0558 бежевий 42 8 шт", row("SR-1110-0558", "42", "бежевий", "8")],
  ["SR-1110-0558 42 темно синій 8шт.", row("SR-1110-0558", "42", "темно синій", "8шт.")],
  ["SR-1110-0558 XL чорний x4", row("SR-1110-0558", "XL", "чорний", "4")],
  ["SR-1110-0558 42-44 - 4", row("SR-1110-0558", "42-44", "", "4")],
  ["SR-1110-0558 42 8", row("SR-1110-0558", "42", "", "8")],
  ["SR-1110-0558 бежевий, 8", row("SR-1110-0558", "", "бежевий", "8")],
  ["4820000000017 12", row("4820000000017", "", "", "12")],
  ["SR-1110-0558 42 бежевий -5", row("SR-1110-0558", "42", "бежевий", "-5")],
  ["SR-1110-0558 42 бежевий −5 шт", row("SR-1110-0558", "42", "бежевий", "−5")],
  ["SR-1110-0558 42 бежевий 0", row("SR-1110-0558", "42", "бежевий", "0")],
  ["SR-1110-0558 42 1000000", row("SR-1110-0558", "42", "", "1000000")],
  ["SR-1110-0558 бежевий 38.5", row("SR-1110-0558", "38.5", "бежевий", "")],
  ["SR-1110-0558 42 бежевий", row("SR-1110-0558", "42", "бежевий", "")],
])("«%s»", (text, expected) => expect(readSpacedLine(text)).toEqual(expected));

test.each(["SR-1110-0558", "SR 1110 0558", "Доброго дня", ""])("«%s» is no such line", (text) => {
  expect(readSpacedLine(text)).toBeUndefined();
});

test("lines with spaces stand beside lines with other separators, each read as it is written", () => {
  const { rows } = rowsOfTable([["SR-1110-0558 42 бежевий 8"], ["SR-1110-0147", "46", "бордовий", "4"], ["SR 1110 0001", "", "", "2"]]);
  expect(rows).toEqual([
    { line: 1, ...row("SR-1110-0558", "42", "бежевий", "8") },
    { line: 2, ...row("SR-1110-0147", "46", "бордовий", "4") },
    { line: 3, ...row("SR 1110 0001", "", "", "2") },
  ]);
});
