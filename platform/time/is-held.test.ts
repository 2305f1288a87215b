import { expect, test } from "vitest";
import { isHeld } from "./is-held.ts";
import { addSeconds } from "./time.ts";

const at = new Date("2026-11-25T08:00:00Z");

test.each([
  [-1, false, "is over"],
  [0, false, "is just over"],
  [1, true, "lasts a second more"],
  [300, true, "was taken this moment"],
  [302, true, "was taken by a process whose clock is two seconds ahead (S10)"],
  [3_600, false, "ends later than any: a wrong clock wrote it"],
])("a hold of 300 s that ends in %i s: %s, since it %s", (seconds, expected) => {
  expect(isHeld(addSeconds(at, seconds), at, 300)).toBe(expected);
});
