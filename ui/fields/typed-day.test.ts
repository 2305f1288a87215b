import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAsTyped, typedDay } from "./typed-day.ts";

/** The field's text after each key. */
const typing = (keys: string): string => [...keys].reduce((shown, key) => dayAsTyped(typedDay(shown + key)), "");

test.each([
  ["10061992", "10.06.1992"],
  ["10.06.1992", "10.06.1992"],
  ["1.6.1992", "01.06.1992"],
  ["10 06 1992", "10.06.1992"],
  ["10/06/1992", "10.06.1992"],
])("typing %s shows %s", (keys, shown) => {
  expect(typing(keys)).toBe(shown);
});

test.each([
  ["10.06.1992", "1992-06-10"],
  ["1992-06-10", "1992-06-10"],
  [" 1.6.1992 ", "1992-06-01"],
  ["10/06/1992", "1992-06-10"],
  ["10-06-1992", "1992-06-10"],
])("pasted %s is that day", (text, day) => {
  expect(typedDay(text)).toBe(day);
});

test("what is half typed stays, and can be taken away key by key", () => {
  expect(typedDay("10.0")).toBe("10.0");
  expect(typedDay("10.")).toBe("10.");
  expect(typedDay("10")).toBe("10");
  expect(typedDay("")).toBe("");
});

test("every day there is comes through typing and showing unchanged", () => {
  const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(typedDay(dayAsTyped(day))).toBe(day);
      expect(typedDay(typing(dayAsTyped(day).replaceAll(".", "")))).toBe(day);
    }),
  );
});
