import { expect, test } from "vitest";
import { birthDayError, EARLIEST_BIRTH, yearsBefore } from "./birth-day.rules.ts";

test.each([
  ["2026-11-22", 18, "2008-11-22"],
  ["2028-02-29", 18, "2010-02-28"],
  ["2028-02-29", 20, "2008-02-29"],
  ["2128-02-29", 28, "2100-02-28"],
  ["2028-02-29", 28, "2000-02-29"],
  ["2028-02-28", 18, "2010-02-28"],
])("%s less %i years is %s", (day, years, earlier) => {
  expect(yearsBefore(day, years)).toBe(earlier);
});

test.each([
  ["2026-11-22", undefined],
  ["2026-11-23", "accounts.birthFuture"],
  [EARLIEST_BIRTH, undefined],
  ["1899-12-31", "accounts.birthFuture"],
  ["2004-02-29", undefined],
  ["2005-02-29", "accounts.birthError"],
  ["2005-13-01", "accounts.birthError"],
  ["2005-1-1", "accounts.birthError"],
  ["2005-01-01T00:00", "accounts.birthError"],
  ["", "accounts.birthError"],
])("born %j on 22 November 2026: %s", (day, error) => expect(birthDayError(day, "2026-11-22")).toBe(error));
