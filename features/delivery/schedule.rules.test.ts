import { expect, test } from "vitest";
import { scheduleInWords } from "./schedule.rules.ts";

test.each([
  ["09:00–20:00", "09:00–20:00", "09:00–20:00"],
  ["1–5 09:00–20:00; 6 10:00–16:00", "Пн–Пт 09:00–20:00, Сб 10:00–16:00", "Пн–Пт 09:00–20:00, Сб 10:00–16:00"],
  ["6–7 10:00–16:00", "Сб–Нд 10:00–16:00", "Сб–Вс 10:00–16:00"],
  ["", "", ""],
])("the hours «%s» are worded in each language", (schedule, uk, ru) => {
  expect(scheduleInWords(schedule, "ua")).toBe(uk);
  expect(scheduleInWords(schedule, "ru")).toBe(ru);
});
