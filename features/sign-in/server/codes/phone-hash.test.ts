import { expect, test } from "vitest";
import { isPhoneHashRight, phoneHash } from "./phone-hash.ts";

const phone = "380671234567";
const suffix = "test-suffix";
const fits = (day: string, at: string) => isPhoneHashRight({ header: phoneHash(phone, suffix, day), phone, suffix, now: new Date(at) });

test("the day is Kyiv's, not Greenwich's", () => {
  expect(fits("2026-11-22", "2026-11-21T22:30:00Z")).toBe(true);
  expect(fits("2026-11-21", "2026-11-21T21:59:00Z")).toBe(true);
});

test("yesterday is taken in the first hour of a day and not later", () => {
  expect(fits("2026-11-21", "2026-11-21T22:59:59Z")).toBe(true);
  expect(fits("2026-11-21", "2026-11-21T23:00:00Z")).toBe(false);
});

test("summer time moves midnight", () => {
  expect(fits("2026-07-02", "2026-07-01T21:10:00Z")).toBe(true);
});

test("the night after the clocks move still has the right yesterday", () => {
  // These days have 23 and 25 hours.
  expect(fits("2026-03-29", "2026-03-29T21:30:00Z")).toBe(true);
  expect(fits("2026-03-28", "2026-03-29T21:30:00Z")).toBe(false);
  expect(fits("2026-10-25", "2026-10-25T22:30:00Z")).toBe(true);
  expect(fits("2026-10-24", "2026-10-25T22:30:00Z")).toBe(false);
});

test("the night in which the clocks move takes yesterday for one hour as well", () => {
  expect(fits("2026-03-28", "2026-03-28T22:30:00Z")).toBe(true);
  expect(fits("2026-03-28", "2026-03-28T23:00:00Z")).toBe(false);
  expect(fits("2026-10-24", "2026-10-24T21:30:00Z")).toBe(true);
  expect(fits("2026-10-24", "2026-10-24T22:00:00Z")).toBe(false);
});

test("a client may hash the phone with its plus", () => {
  const header = phoneHash(`+${phone}`, suffix, "2026-11-21");
  expect(isPhoneHashRight({ header, phone, suffix, now: new Date("2026-11-21T10:00:00Z") })).toBe(true);
});

test("another phone, another suffix or no header are refused", () => {
  expect(isPhoneHashRight({ header: null, phone, suffix, now: new Date() })).toBe(false);
  expect(
    isPhoneHashRight({ header: phoneHash("380671234568", suffix, "2026-11-21"), phone, suffix, now: new Date("2026-11-21T10:00:00Z") }),
  ).toBe(false);
  expect(isPhoneHashRight({ header: phoneHash(phone, "other", "2026-11-21"), phone, suffix, now: new Date("2026-11-21T10:00:00Z") })).toBe(
    false,
  );
});
