import { expect, test } from "vitest";
import { dayInWords } from "./day-in-words.ts";
import { kyivDay, type KyivDay } from "./time.ts";

test("a day is said with its month in either language", () => {
  expect(dayInWords("2026-12-02" as KyivDay, "ua")).toBe("2\u00a0грудня");
  expect(dayInWords("2026-12-02" as KyivDay, "ru")).toBe("2\u00a0декабря");
});

test("the day is that of Kyiv, where the year may be the next one already", () => {
  expect(dayInWords(kyivDay(new Date("2026-12-31T22:30:00Z")), "ua")).toBe("1\u00a0січня");
});
