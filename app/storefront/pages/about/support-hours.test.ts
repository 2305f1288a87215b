import { expect, test } from "vitest";
import { scheduleInWords } from "../../../../features/delivery/schedule.rules.ts";
import { supportHours } from "./support-hours.ts";

test.each([
  [9, 18, 6, "Пн–Сб 09:00–18:00", "Пн–Сб 09:00–18:00"],
  [8, 24, 7, "Пн–Нд 08:00–24:00", "Пн–Вс 08:00–24:00"],
  [10, 14, 1, "Пн 10:00–14:00", "Пн 10:00–14:00"],
  [18, 9, 5, "", ""],
  [9, 9, 5, "", ""],
])("from %i to %i until day %i: %s", (from, to, last, uk, ru) => {
  const hours = supportHours({ chat_from_hour: from, chat_to_hour: to, chat_last_day: last });
  expect([scheduleInWords(hours, "ua"), scheduleInWords(hours, "ru")]).toEqual([uk, ru]);
});
