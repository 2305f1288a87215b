import { expect, test } from "vitest";
import { afterClosing, afterOpening, installsBySteps, isOfferDue, type Visits } from "./install-offer.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const never: Visits = { visits: 0, seenAt: 0, quietUntil: 0 };

test("pages opened within half an hour of each other are one visit", () => {
  const opened = [0, 10, 40, 71, 100].reduce((visits, minute) => afterOpening(visits, DAY + minute * MINUTE), never);
  expect(opened.visits).toBe(2);
});

test("it is offered from the second visit on to who keeps something, and not for 30 days after it was closed", () => {
  const second: Visits = { ...never, visits: 2 };
  expect(isOfferDue({ ...never, visits: 1 }, { now: DAY, hasSomething: true })).toBe(false);
  expect(isOfferDue(second, { now: DAY, hasSomething: false })).toBe(false);
  expect(isOfferDue(second, { now: DAY, hasSomething: true })).toBe(true);
  const closed = afterClosing(second, DAY);
  expect(isOfferDue(closed, { now: 31 * DAY - 1, hasSomething: true })).toBe(false);
  expect(isOfferDue(closed, { now: 31 * DAY, hasSomething: true })).toBe(true);
});

test.each([
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    true,
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/137.0 Mobile/15E148 Safari/604.1",
    false,
  ],
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36", false],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 380.0", false],
])("%s: by steps %s", (userAgent, bySteps) => {
  expect(installsBySteps(userAgent)).toBe(bySteps);
});
