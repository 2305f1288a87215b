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

test("another phone, another suffix or no header are refused", () => {
  expect(isPhoneHashRight({ header: null, phone, suffix, now: new Date() })).toBe(false);
  expect(
    isPhoneHashRight({ header: phoneHash("380671234568", suffix, "2026-11-21"), phone, suffix, now: new Date("2026-11-21T10:00:00Z") }),
  ).toBe(false);
  expect(isPhoneHashRight({ header: phoneHash(phone, "other", "2026-11-21"), phone, suffix, now: new Date("2026-11-21T10:00:00Z") })).toBe(
    false,
  );
});
