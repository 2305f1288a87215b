import fc from "fast-check";
import { expect, test } from "vitest";
import { addSeconds } from "../time/time.ts";
import { openPace } from "./pace.ts";

const start = new Date("2026-11-21T10:00:00Z");

test("a burst at once, then one with each turn of the minute", () => {
  const take = openPace({ burst: 3, aMinute: 60 });
  expect([1, 2, 3, 4, 5].map(() => take("a", start))).toEqual([0, 0, 0, 1, 1]);
  expect(take("a", addSeconds(start, 1))).toBe(0);
  expect(take("a", addSeconds(start, 1))).toBe(1);
  expect(take("b", start)).toBe(0);
});

test("whoever rests has the whole burst again, and not more", () => {
  const take = openPace({ burst: 2, aMinute: 6 });
  expect([take("a", start), take("a", start), take("a", start)]).toEqual([0, 0, 10]);
  const later = addSeconds(start, 86_400);
  expect([take("a", later), take("a", later), take("a", later)]).toEqual([0, 0, 10]);
});

test("in any time no more pass than the burst and the turns of that time", () => {
  fc.assert(
    fc.property(
      fc.record({ burst: fc.integer({ min: 1, max: 9 }), aMinute: fc.integer({ min: 1, max: 120 }) }),
      fc.array(fc.nat(5_000), { maxLength: 200 }),
      (pace, pauses) => {
        const take = openPace(pace);
        let at = start.getTime();
        let passed = 0;
        for (const pause of pauses) {
          at += pause;
          if (take("a", new Date(at)) === 0) passed += 1;
        }
        expect(passed).toBeLessThanOrEqual(pace.burst + ((at - start.getTime()) / 60_000) * pace.aMinute + 1e-9);
      },
    ),
  );
});
