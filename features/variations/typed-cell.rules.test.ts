import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMoney, formatWhole, kopiykas } from "../../platform/money/money.ts";
import { genders } from "../catalogue/words/genders.ts";
import { audiencesText, cells, faultOf, fields, isField, mayChangeCell, type CellValue, type Field } from "./cells.rules.ts";
import { shownCell } from "./shown-cell.rules.ts";
import { saysNothing, typedCell, typedMoney } from "./typed-cell.rules.ts";
import { variationsMessages } from "./variations.messages.ts";

const languages = [variationsMessages.uk, variationsMessages.ru];

describe("a number of pieces", () => {
  test.each([
    ["12", 12],
    [" 12 ", 12],
    ["1 200", 1_200],
    ["1\u00a0200,00", 1_200],
    ["1\u202f200", 1_200],
    ["1'200", 1_200],
    ["1’234’567.0", 1_234_567],
    ["40 шт.", 40],
    ["40шт", 40],
    ["0", 0],
    ["-5", -5],
    ["−5", -5],
    ["007", 7],
  ])("%j is %j", (typed, value) => expect(typedCell("onHand", typed)).toEqual({ value }));

  test.each([
    ["", "empty"],
    ["   ", "empty"],
    ["\u00a0", "empty"],
    ["12,5", "notWhole"],
    ["1,200", "notWhole"],
    ["1.200", "notWhole"],
    ["12 34", "notWhole"],
    ["1 2345", "notWhole"],
    ["1e3", "notWhole"],
    ["0x10", "notWhole"],
    ["NaN", "notWhole"],
    ["Infinity", "notWhole"],
    ["=1+1", "notWhole"],
    ["9999999999999999", "notWhole"],
    ["дванадцять", "notWhole"],
    ["12 грн", "money"],
    ["₴12", "money"],
    ["$ 12", "money"],
    ["12 UAH", "money"],
  ])("%j is refused: %s", (typed, why) => expect(typedCell("onHand", typed)).toEqual({ fault: `variations.${why}` }));

  test("what the shop writes it reads back, with spaces in its thousands or not", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (number) => {
        expect(typedCell("onHand", formatWhole(number))).toEqual({ value: number });
        expect(typedCell("onHand", `${number},00`)).toEqual({ value: number });
        expect(typedCell("onHand", String(number))).toEqual({ value: number });
      }),
    );
  });
});

describe("money", () => {
  test.each([
    ["1 299,50 грн", 129_950],
    ["1\u00a0299,50\u00a0₴", 129_950],
    ["₴1299.5", 129_950],
    ["1299", 129_900],
    ["0", 0],
    ["", undefined],
    ["-1", undefined],
    ["12.345", undefined],
    ["багато", undefined],
    ["1,2,3", undefined],
  ])("%j is %j kopiykas", (typed, amount) => expect(typedMoney(typed)).toBe(amount));

  test("what the shop writes it reads back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (amount) => {
        expect(typedMoney(formatMoney(kopiykas(amount)))).toBe(amount);
      }),
    );
  });
});

describe("yes, no and audiences", () => {
  test.each(["так", "Да", "TRUE", "1", "+", " yes "])("%j is yes", (typed) =>
    expect(typedCell("topSales", typed)).toEqual({ value: true }),
  );
  test.each(["ні", "Нет", "FALSE", "0", "-", "−"])("%j is no", (typed) => expect(typedCell("topSales", typed)).toEqual({ value: false }));
  test.each(["", "2", "можливо"])("%j is neither", (typed) =>
    expect(typedCell("topSales", typed)).toEqual({ fault: "variations.notYesNo" }),
  );
  test.each([
    ["жінкам, дітям", "female kids"],
    ["дітям; жінкам", "female kids"],
    ["Женщинам", "female"],
    ["male male", "male"],
    ["", ""],
  ])("%j is for %j", (typed, value) => expect(typedCell("audiences", typed)).toEqual({ value }));
  test.each(["котам", "жінкам котам", "constructor", "__proto__"])("%j is for nobody the shop knows", (typed) =>
    expect(typedCell("audiences", typed)).toEqual({ fault: "variations.notAudience" }),
  );
});

const values: Record<(typeof cells)[Field]["kind"], fc.Arbitrary<CellValue>> = {
  whole: fc.integer({ min: 0, max: 1_000_000 }),
  flag: fc.boolean(),
  audiences: fc.subarray([...genders]).map(audiencesText),
  text: fc.string({ unit: "grapheme", maxLength: 60 }).map((text) => text.replaceAll(/\s+/g, " ").trim()),
};

test("what a cell shows, in either language, means the same when it is pasted back", () => {
  for (const field of fields)
    fc.assert(
      fc.property(values[cells[field].kind], fc.constantFrom(...languages), (value, { "variations.words": words }) => {
        expect(typedCell(field, shownCell(value, words, field === "audiences"))).toEqual({ value });
      }),
    );
});

test("nothing that is typed throws, and what is taken is a value of its kind", () => {
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.string({ unit: "binary", maxLength: 40 }), (field, typed) => {
      const read = typedCell(field, typed);
      if ("value" in read && cells[field].kind === "whole") expect(Number.isSafeInteger(read.value)).toBe(true);
      if ("value" in read && cells[field].kind === "flag") expect(typeof read.value).toBe("boolean");
    }),
  );
});

test("an empty cell clears only what may be empty", () => {
  expect(fields.filter((field) => !saysNothing(field, " "))).toEqual(["audiences", "nameRu", "compositionUk", "compositionRu"]);
  expect(fields.filter((field) => saysNothing(field, "0"))).toEqual([]);
});

describe("what may stand in a cell", () => {
  const free = { retail: false, reserved: 0 };
  test.each([
    ["onHand", 0, undefined],
    ["onHand", 1_000_000, undefined],
    ["onHand", 1_000_001, "tooMuch"],
    ["onHand", -1, "tooLittle"],
    ["onHand", 1.5, "notWhole"],
    ["onHand", Number.NaN, "notWhole"],
    ["onHand", Number.POSITIVE_INFINITY, "notWhole"],
    ["onHand", "5", "notWhole"],
    ["pack", 0, "tooLittle"],
    ["pack", 1, undefined],
    ["pack", 10_001, "tooMuch"],
    ["minimum", 0, "tooLittle"],
    ["minimum", 100_000, undefined],
    ["topSales", 1, "notYesNo"],
    ["audiences", "female", undefined],
    ["audiences", "", undefined],
    ["audiences", "male female", "notAudience"],
    ["audiences", "female female", "notAudience"],
    ["audiences", " female", "notAudience"],
    ["audiences", true, "notAudience"],
    ["nameUk", "", "empty"],
    ["nameUk", "  ", "empty"],
    ["nameUk", 5, "empty"],
    ["nameUk", "а".repeat(200), undefined],
    ["nameUk", "а".repeat(201), "tooLong"],
    ["nameRu", "", undefined],
    ["compositionUk", "а".repeat(1_001), "tooLong"],
  ] as const)("%s %j: %s", (field, value, why) => expect(faultOf(field, value, free)).toBe(why && `variations.${why}`));

  test("the shelf never holds fewer than the carts do", () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.nat(1_000), (value, reserved) => {
        expect(faultOf("onHand", value, { retail: false, reserved })).toBe(value < reserved ? "variations.belowReserved" : undefined);
      }),
    );
  });

  test.each(["pack", "minimum"] as const)("%s of retail goods is one", (field) => {
    expect(faultOf(field, 1, { retail: true, reserved: 0 })).toBeUndefined();
    expect(faultOf(field, 2, { retail: true, reserved: 0 })).toBe("variations.retail");
  });
});

test("who decides what imports do changes numbers; who changes goods the rest; nobody else any", () => {
  const numbers: Field[] = ["onHand", "pack", "minimum"];
  expect(fields.filter((field) => mayChangeCell(["products.change", "imports.change"], field))).toEqual(fields);
  expect(fields.filter((field) => mayChangeCell(["products.change"], field))).toEqual(fields.filter((field) => !numbers.includes(field)));
  expect(fields.filter((field) => mayChangeCell(["products.see", "imports.change"], field))).toEqual([]);
  for (const name of ["constructor", "toString", "price", ""]) expect(isField(name)).toBe(false);
});
