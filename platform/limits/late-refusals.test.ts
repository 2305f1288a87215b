import { expect, test } from "vitest";
import { openLateRefusals } from "./late-refusals.ts";

test("S58 a network hears twenty refusals a second at once and the others late, at different moments; another hears its own at once", () => {
  let clock = 5_000;
  const lateBy = openLateRefusals(() => clock);
  const told = Array.from({ length: 40 }, () => lateBy("crowd"));
  expect(told.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 0));
  for (const ms of told.slice(20)) expect(ms >= 500 && ms < 1_500).toBe(true);
  expect(new Set(told.slice(20)).size).toBeGreaterThan(15);
  expect(lateBy("another")).toBe(0);
  clock = 6_000;
  expect(lateBy("crowd")).toBe(0);
});
