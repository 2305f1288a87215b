import { expect, test } from "vitest";
import { answersBy } from "./chat.rules.ts";

const hours = { from: 9, to: 18, lastDay: 6, answerMinutes: 15 };

/** 2026-11-25 is a Wednesday, Kyiv is two hours ahead of UTC in winter. */
test.each([
  ["2026-11-25T08:00:00Z", "2026-11-25T08:15:00.000Z", "within hours"],
  ["2026-11-25T06:59:59Z", "2026-11-25T07:15:00.000Z", "before the opening"],
  ["2026-11-25T15:59:59Z", "2026-11-25T16:14:59.000Z", "in the last minute"],
  ["2026-11-25T16:00:00Z", "2026-11-26T07:15:00.000Z", "after closing: the next morning"],
  ["2026-11-28T17:00:00Z", "2026-11-30T07:15:00.000Z", "on Saturday evening: on Monday"],
  ["2026-11-29T10:00:00Z", "2026-11-30T07:15:00.000Z", "on Sunday: on Monday"],
  ["2026-03-28T17:00:00Z", "2026-03-30T06:15:00.000Z", "over the change to summer time"],
  ["2026-10-24T17:00:00Z", "2026-10-26T07:15:00.000Z", "over the change to winter time"],
])("a message of %s is answered by %s: %s", (at, by) => {
  expect(answersBy(new Date(at), hours).toISOString()).toBe(by);
});

test("a chat that is open every day answers on Sunday too", () => {
  expect(answersBy(new Date("2026-11-29T10:00:00Z"), { ...hours, lastDay: 7 }).toISOString()).toBe("2026-11-29T10:15:00.000Z");
});
