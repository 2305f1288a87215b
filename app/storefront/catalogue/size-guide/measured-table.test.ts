import { expect, test } from "vitest";
import { measurementsFrom } from "../../../../features/catalogue/words/measurements.rules.ts";
import { sizeGuideMessages } from "./size-guide.messages.ts";
import { measuredColumns, measuredHow, measuredRows } from "./measured-table.ts";

const dress = measurementsFrom("42: груди 90, талія 74, довжина 113; 44: груди 94, довжина 114, розріз 20");

test("columns have letters and words in the visitor's language; a measure without our word keeps its own", () => {
  expect(measuredColumns(dress, sizeGuideMessages.uk).map(({ letter, label }) => `${letter} ${label}`)).toEqual([
    "А Груди",
    "Б Талія",
    "В Довжина",
    "Г Розріз",
  ]);
  expect(measuredColumns(dress, sizeGuideMessages.ru)[0]?.label).toBe("Грудь");
});

test("a size without one of the measures has a dash there", () => {
  expect(measuredRows(dress, measuredColumns(dress, sizeGuideMessages.uk))).toEqual([
    ["42", "90", "74", "113", "–"],
    ["44", "94", "–", "114", "20"],
  ]);
});

test("the explanation follows what is measured", () => {
  expect(measuredHow(dress)).toBe("worn");
  expect(measuredHow(measurementsFrom("36: устілка 23,5"))).toBe("foot");
  expect(measuredHow(measurementsFrom("2 л: діаметр 18, висота 9"))).toBe("vessel");
  expect(measuredHow(measurementsFrom("євро: підковдра 200×220"))).toBe("cloth");
});
