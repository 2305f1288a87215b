import { expect, test } from "vitest";
import { isPiece, piecesIn } from "./units.rules.ts";

test("the piece by any of its names", () => {
  expect(["шт", "Шт.", "штука", "796 ", "PCE", "2009"].every(isPiece)).toBe(true);
  expect(["пара", "уп", "ящ", "715", ""].some(isPiece)).toBe(false);
});

test.each([
  ["nothing said", { coefficient: "" }, 1],
  ["one, whatever the unit", { coefficient: "1.000", unit: "уп" }, 1],
  ["a pack of twelve", { coefficient: "12", unit: "уп" }, 12],
  ["a part of the base unit", { coefficient: "0,5", unit: "шт", base: ["пара", "715"] }, 0.5],
  ["no unit named", { coefficient: "12" }, undefined],
  ["the base unit itself", { coefficient: "12", unit: "шт" }, undefined],
  ["the base unit by its code", { coefficient: "12", unit: "715", base: ["пара", "715"] }, undefined],
  ["nought", { coefficient: "0", unit: "уп" }, undefined],
  ["less than nought", { coefficient: "-12", unit: "уп" }, undefined],
  ["no number", { coefficient: "дюжина", unit: "уп" }, undefined],
  ["more than a warehouse holds", { coefficient: "1000000", unit: "уп" }, undefined],
])("%s", (_, { coefficient, unit = "", base = [] }: { coefficient: string; unit?: string; base?: string[] }, expected) => {
  expect(piecesIn({ coefficient, unit, base })).toBe(expected);
});
