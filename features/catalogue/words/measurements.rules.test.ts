import { expect, test } from "vitest";
import { isInRun, measurementsFrom, measuresOf } from "./measurements.rules.ts";

test("sizes apart by semicolons or lines, measures by commas, decimals with a comma or a dot", () => {
  expect(measurementsFrom("42: довжина 96, груди 88,5; 44: довжина 97.5, груди 92")).toEqual([
    { size: "42", cm: { length: "96", chest: "88,5" } },
    { size: "44", cm: { length: "97,5", chest: "92" } },
  ]);
  expect(measurementsFrom("S : длина изделия 70\nM : длина изделия 72")).toEqual([
    { size: "S", cm: { length: "70" } },
    { size: "M", cm: { length: "72" } },
  ]);
});

test("both languages mean the same, a measure without our word keeps its sender's name", () => {
  expect(measurementsFrom("36: Устілка 23,5, каблук 3")).toEqual([{ size: "36", cm: { insole: "23,5", каблук: "3" } }]);
  expect(measurementsFrom("36: стелька 23.5")).toEqual([{ size: "36", cm: { insole: "23,5" } }]);
  expect(measurementsFrom("46: обхват бёдер 100")).toEqual([{ size: "46", cm: { hips: "100" } }]);
});

test("cloth is told by two sides", () => {
  expect(measurementsFrom("євро: підковдра 200×220, простирадло 220 x 240")).toEqual([
    { size: "євро", cm: { duvet: "200×220", sheet: "220×240" } },
  ]);
});

test("what is not so written is passed over: prose, other units of length, amounts nobody wears", () => {
  for (const text of ["", "див. таблицю", "42", ": довжина 96", "42: 96", "42: довжина 0", "42: довжина 96000"])
    expect(measurementsFrom(text)).toEqual([]);
  expect(measurementsFrom("як зазвичай; 42: довжина 96; 44")).toEqual([{ size: "42", cm: { length: "96" } }]);
});

test("a text of any length and content ends in time and keeps at most sixty sizes", () => {
  expect(measurementsFrom("1: довжина 5;".repeat(10_000))).toHaveLength(60);
  expect(measurementsFrom(`1: ${"а ".repeat(200_000)}`)).toEqual([]);
});

test("columns stand in the order of the measurement sheets, however the database kept the names; those without our word last", () => {
  expect(measuresOf([{ size: "42", cm: { hem: "130", chest: "88", waist: "72", length: "96" } }])).toEqual([
    "chest",
    "waist",
    "length",
    "hem",
  ]);
  expect(measuresOf(measurementsFrom("42: каблук 3, довжина 96; 44: груди 92, рукав 60"))).toEqual(["chest", "length", "sleeve", "каблук"]);
});

test("a run holds the sizes between its ends", () => {
  expect(isInRun("44", "42–48")).toBe(true);
  expect(isInRun("M", "S–XL")).toBe(true);
  for (const [size, other] of [
    ["50", "42–48"],
    ["44", "46"],
    ["євро", "42–48"],
    ["M", "42–48"],
  ] as const)
    expect(isInRun(size, other)).toBe(false);
});
