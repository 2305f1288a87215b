import { expect, test } from "vitest";
import { ownToday, strangersAfterRow, strangersInARow, strangersToday, toldToday } from "./tries.rules.ts";

test("S21 fifteen wrong codes a day for strangers and for each known browser, a hundred in a row ever, then one a day", () => {
  const phone = "380671234567";
  expect([strangersToday(phone), strangersInARow(phone), strangersAfterRow(phone), toldToday(phone)]).toEqual([
    { name: "code-phone-day", of: phone, limit: 15, windowSeconds: 86_400 },
    { name: "code-phone-run", of: phone, limit: 100, windowSeconds: "ever" },
    { name: "code-phone-slow", of: phone, limit: 1, windowSeconds: 86_400 },
    { name: "code-told-day", of: phone, limit: 1, windowSeconds: 86_400 },
  ]);
  expect(ownToday(phone, "a")).toMatchObject({ limit: 15, windowSeconds: 86_400 });
  expect(ownToday(phone, "a").of).not.toBe(ownToday(phone, "b").of);
});
