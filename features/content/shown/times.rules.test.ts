import fc from "fast-check";
import { expect, test } from "vitest";
import { isItsTime } from "./times.rules.ts";

const instant = fc.option(fc.integer({ min: 0, max: 1_000 }).map((at) => new Date(at)));

test("what is visible is shown from its first instant up to its last; open ends have none", () => {
  fc.assert(
    fc.property(instant, instant, fc.integer({ min: 0, max: 1_000 }), fc.boolean(), (shown_from, shown_until, at, visible) => {
      const isAfter = shown_from === null || at >= shown_from.getTime();
      const isBefore = shown_until === null || at < shown_until.getTime();
      expect(isItsTime({ visible, shown_from, shown_until }, new Date(at))).toBe(visible && isAfter && isBefore);
    }),
  );
});
