import fc from "fast-check";
import { expect, test } from "vitest";
import { metersBetween, pointOf } from "./distance.rules.ts";

const kyiv = { latitude: 50.4501, longitude: 30.5234 };

test("from Kyiv to Khmelnytskyi it is 275 kilometres, to itself nothing", () => {
  expect(metersBetween(kyiv, { latitude: 49.4229, longitude: 26.9871 }) / 1_000).toBeCloseTo(279, -1);
  expect(metersBetween(kyiv, kyiv)).toBe(0);
});

test("it is as far there as back, and never further than half around the world", () => {
  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(point, point, (one, other) => {
      expect(Math.abs(metersBetween(one, other) - metersBetween(other, one))).toBeLessThanOrEqual(1);
      expect(metersBetween(one, other)).toBeLessThanOrEqual(20_015_100);
    }),
  );
});

test("a place is two figures on the ground", () => {
  expect(pointOf("50.4501,30.5234")).toEqual(kyiv);
  expect([pointOf("91,0"), pointOf("0,181"), pointOf("somewhere")]).toEqual([undefined, undefined, undefined]);
});
