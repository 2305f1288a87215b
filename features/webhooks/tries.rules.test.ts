import { assert, integer, property, double } from "fast-check";
import { expect, test } from "vitest";
import { isTaken, MOST_TRIES, pauseAfter, PAUSES, restAfter } from "./tries.rules.ts";

test("eight tries in a day and a half, as the specification's example begins", () => {
  const ends: string[] = [];
  let seconds = 0;
  for (const pause of PAUSES) {
    seconds += pause;
    ends.push(new Date(seconds * 1_000).toISOString().slice(8, 19));
  }
  expect(ends).toEqual(["01T00:00:05", "01T00:05:05", "01T00:35:05", "01T02:35:05", "01T07:35:05", "01T17:35:05", "02T07:35:05"]);
  expect(MOST_TRIES).toBe(8);
  expect(pauseAfter(7, { chance: 0 })).toBe(50_400);
  expect(pauseAfter(8, { chance: 0 })).toBeUndefined();
});

test("a pause is never shorter than its own, a tenth longer at most, and as long as the receiver asks, up to a day", () => {
  assert(
    property(
      integer({ min: 1, max: 7 }),
      double({ min: 0, max: 1, noNaN: true }),
      integer({ min: 0, max: 1e9 }),
      (tries, chance, askedSeconds) => {
        const own = PAUSES[tries - 1] ?? 0;
        const pause = pauseAfter(tries, { chance, askedSeconds }) ?? 0;
        expect(pause).toBeGreaterThanOrEqual(own);
        expect(pause).toBeLessThanOrEqual(Math.max(own * 1.1, Math.min(askedSeconds, 86_400)));
        expect(pause).toBeGreaterThanOrEqual(Math.min(askedSeconds, 86_400));
      },
    ),
  );
});

test("an endpoint rests from the third failure in a row on, ten minutes at most of itself and an hour where it asks", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 1_000].map((failures) => restAfter(failures))).toEqual([0, 0, 30, 60, 120, 240, 480, 600, 600]);
  expect(restAfter(1, 120)).toBe(120);
  expect(restAfter(5, 10)).toBe(120);
  expect(restAfter(1, 1e9)).toBe(3_600);
});

test("2xx alone is taken", () => {
  expect([199, 200, 204, 299, 300, 301, 304, 400, 410, 500].filter(isTaken)).toEqual([200, 204, 299]);
});
