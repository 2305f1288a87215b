import { expect, test } from "vitest";
import { isoMoment, nextWakingHour, startOfKyivDay } from "./time.ts";
test.each([
  ["2026-11-21T10:00:00Z", "2026-11-20T22:00:00.000Z"],
  ["2026-07-21T10:00:00Z", "2026-07-20T21:00:00.000Z"],
  ["2026-11-20T22:00:00Z", "2026-11-20T22:00:00.000Z"],
  ["2026-11-20T21:59:59Z", "2026-11-19T22:00:00.000Z"],
  ["2026-03-29T12:00:00Z", "2026-03-28T22:00:00.000Z"],
  ["2026-10-25T12:00:00Z", "2026-10-24T21:00:00.000Z"],
])("the day in Kyiv of %s began at %s, summer time and its two Sundays included", (instant, begin) => {
  expect(startOfKyivDay(new Date(instant)).toISOString()).toBe(begin);
});

test.each([
  ["2026-11-24T07:00:00Z", "2026-11-24T07:00:00.000Z"],
  ["2026-11-24T17:59:59Z", "2026-11-24T17:59:59.000Z"],
  ["2026-11-24T18:00:00Z", "2026-11-25T07:00:00.000Z"],
  ["2026-11-24T22:30:00Z", "2026-11-25T07:00:00.000Z"],
  ["2026-11-25T06:59:59Z", "2026-11-25T07:00:00.000Z"],
  ["2026-07-31T20:00:00Z", "2026-08-01T06:00:00.000Z"],
  ["2026-03-28T20:00:00Z", "2026-03-29T06:00:00.000Z"],
  ["2026-10-24T20:00:00Z", "2026-10-25T07:00:00.000Z"],
])("%s waits until %s, nine in Kyiv, also when the clocks change", (instant, morning) => {
  expect(nextWakingHour(new Date(instant)).toISOString()).toBe(morning);
});

test("a moment in Kyiv is written by its day and minute, in winter and in summer", () => {
  expect(isoMoment(new Date("2026-11-21T22:05:30Z"))).toBe("2026-11-22 00:05");
  expect(isoMoment(new Date("2026-07-01T05:59:59Z"))).toBe("2026-07-01 08:59");
});
