import fc from "fast-check";
import { expect, test } from "vitest";
import { MOST_SEEN, newlySeen, withSeen } from "./seen.rules.ts";

test.each([
  [[], [], []],
  [[2, 1], [], [2, 1]],
  [[2, 1], [3], [3, 2, 1]],
  [[2, 1], [1], [2, 1]],
  [
    [2, 1],
    [3, 3, 2, 4],
    [3, 4, 2, 1],
  ],
])("to %j comes %j: %j", (before, now, after) => expect(withSeen(before, now)).toEqual(after));

test("nothing new is the same list, so that nothing is written", () => {
  const before = [2, 1];
  expect(withSeen(before, [1, 2])).toBe(before);
});

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: MOST_SEEN });

test("each is remembered once, no more than the bound, and what comes in is there", () => {
  fc.assert(
    fc.property(ids, ids, (before, now) => {
      const after = withSeen(before, now);
      expect(new Set(after).size).toBe(after.length);
      expect(after.length).toBe(Math.min(MOST_SEEN, new Set([...before, ...now]).size));
      expect(newlySeen(now, before).filter((id) => !after.includes(id))).toEqual([]);
    }),
  );
});

test("an account that knows all hears nothing", () => {
  fc.assert(
    fc.property(ids, (here) => {
      expect(newlySeen(here, here)).toEqual([]);
    }),
  );
});
