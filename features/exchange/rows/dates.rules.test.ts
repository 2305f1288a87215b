import fc from "fast-check";
import { expect, test } from "vitest";
import { kyivDay, startOfDay } from "../../../platform/time/time.ts";
import { dateFrom, isEmptyDate } from "./dates.rules.ts";

test.each([
  ["2026-11-05", "2026-11-04T22:00:00.000Z"],
  ["05.11.2026", "2026-11-04T22:00:00.000Z"],
  ["5.11.2026 0:00:00", "2026-11-04T22:00:00.000Z"],
  ["05/11/2026", "2026-11-04T22:00:00.000Z"],
  ["20261105", "2026-11-04T22:00:00.000Z"],
  ["20261105093015", "2026-11-05T07:30:15.000Z"],
  [" 31.12.2025 23:59 ", "2025-12-31T21:59:00.000Z"],
  ["2026-07-05T12:00:00", "2026-07-05T09:00:00.000Z"],
  ["2026-07-05T12:00:00.123", "2026-07-05T09:00:00.000Z"],
  ["2026-07-05T12:00:00Z", "2026-07-05T12:00:00.000Z"],
  ["2026-07-05T12:00:00+02:00", "2026-07-05T10:00:00.000Z"],
])("%s is that day in Kyiv", (text, instant) => {
  expect(dateFrom(text)?.toISOString()).toBe(instant);
});

test.each(["", "вчора", "31.02.2026", "13/13/2026", "2026-13-01", "05.11.26", "2026-11-05T25:00", "5.11.2026 опівдні", "20261105 12", "1"])(
  "«%s» is no date",
  (text) => expect(dateFrom(text)).toBeUndefined(),
);

test("any day is the same however it is written", () => {
  fc.assert(
    fc.property(fc.date({ min: new Date("1990-01-01"), max: new Date("2090-12-31"), noInvalidDate: true }), (at) => {
      const day = kyivDay(at);
      const [year, month, date] = day.split("-");
      for (const text of [day, `${year}${month}${date}`, `${date}.${month}.${year}`, `${Number(date)}.${Number(month)}.${year} 0:00:00`])
        expect(dateFrom(text)).toEqual(startOfDay(day));
    }),
  );
});

test("1C's empty dates are known in each form", () => {
  expect(["0001-01-01T00:00:00", "00010101000000", "01.01.0001 0:00:00", "01.01.2001"].map(isEmptyDate)).toEqual([true, true, true, false]);
});
