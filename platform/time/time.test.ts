import { expect, test } from "vitest";
import {
  addDays,
  addHours,
  addSeconds,
  daysLater,
  firstOfMonth,
  formatIsoDay,
  formatMoment,
  isoMoment,
  isWakingHour,
  kyivMinute,
  kyivTime,
  nextWakingHour,
  secondsBetween,
  startOfKyivDay,
  type KyivDay,
} from "./time.ts";

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

test("days and months go on over their ends", () => {
  const day = (text: string) => text as KyivDay;
  expect([daysLater(day("2026-12-31"), 1), daysLater(day("2028-02-28"), 1), daysLater(day("2026-03-01"), -1)]).toEqual([
    "2027-01-01",
    "2028-02-29",
    "2026-02-28",
  ]);
  expect([0, 1, -1, 12, -11].map((months) => firstOfMonth(day("2026-11-21"), months))).toEqual([
    "2026-11-01",
    "2026-12-01",
    "2026-10-01",
    "2027-11-01",
    "2025-12-01",
  ]);
});

test("an SMS wakes nobody from nine to twenty in Kyiv", () => {
  const waking = (time: string) => isWakingHour(new Date(`2026-11-24T${time}Z`));
  expect([waking("06:59:59"), waking("07:00:00"), waking("17:59:59"), waking("18:00:00")]).toEqual([false, true, true, false]);
});

test("minutes, seconds and days of Kyiv are written as its clocks show them", () => {
  const late = new Date("2026-11-21T22:05:09Z");
  expect([kyivMinute(late), kyivTime(late), formatMoment(late)]).toEqual([5, "00:05:09", "22.11.2026, 00:05"]);
  expect(kyivMinute(new Date("2026-07-01T20:59:00Z"))).toBe(1_439);
  expect(["2026-03-29", "2026-10-25", "2026-01-01"].map(formatIsoDay)).toEqual(["29.03.2026", "25.10.2026", "01.01.2026"]);
});

test("time goes on by whole seconds, hours and days, and what is between is never less than nothing", () => {
  const at = new Date("2026-11-21T10:00:00.000Z");
  expect([addSeconds(at, 90), addHours(at, -11), addDays(at, 10)].map((one) => one.toISOString())).toEqual([
    "2026-11-21T10:01:30.000Z",
    "2026-11-20T23:00:00.000Z",
    "2026-12-01T10:00:00.000Z",
  ]);
  const between = (milliseconds: number) => secondsBetween(at, new Date(at.getTime() + milliseconds));
  expect([between(0), between(999), between(1_999), between(60_000), between(-5_000)]).toEqual([0, 0, 1, 60, 0]);
});
