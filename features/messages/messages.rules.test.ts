import { expect, test } from "vitest";
import { secondsBetween } from "../../platform/time/time.ts";
import { nextTry, type Channel } from "./messages.rules.ts";

const now = new Date("2026-11-21T10:00:00Z");
const inAYear = new Date("2027-11-21T10:00:00Z");
const pauses = (channel: Channel) =>
  Array.from({ length: 8 }, (_, at) => nextTry({ channel, attempts: at + 1, expiresAt: inAYear }, now)).map(
    (next) => next && secondsBetween(now, next),
  );

test("S60 pauses grow, an hour is the longest, and the eighth try is the last", () => {
  expect(pauses("sms")).toEqual([5, 10, 20, 40, 80, 160, 320, undefined]);
  expect(pauses("e-mail")).toEqual([5, 20, 80, 320, 1_280, 3_600, 3_600, undefined]);
});

test("no try is planned for the end of a message or later", () => {
  const attempts = 1;
  expect(nextTry({ channel: "sms", attempts, expiresAt: new Date("2026-11-21T10:00:05Z") }, now)).toBeUndefined();
  expect(nextTry({ channel: "sms", attempts, expiresAt: new Date("2026-11-21T10:00:05.001Z") }, now)).toBeDefined();
});
