import { expect, test } from "vitest";
import { hoursOf } from "./hours-of.ts";

const week = (...hours: string[]) =>
  Object.fromEntries(
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((day, at) => [day, hours[at] ?? "-"]),
  );

test.each([
  ["the same every day", week(...Array.from({ length: 7 }, () => "08:00-21:00")), "08:00–21:00"],
  [
    "days of equal hours together, closed ones left out",
    week("9:00-20:00", "09:00-20:00", "09:00-20:00", "09:00-20:00", "09:00-20:00", "10:00-16:00"),
    "1–5 09:00–20:00; 6 10:00–16:00",
  ],
  ["equal hours with a closed day between them", week("09:00-18:00", "-", "09:00-18:00"), "1 09:00–18:00; 3 09:00–18:00"],
  ["nothing said", {}, ""],
  ["garbage", week("soon", "<b>", "25"), ""],
])("hours in figures: %s", (_, said, figures) => expect(hoursOf(said)).toBe(figures));
