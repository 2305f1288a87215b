import fc from "fast-check";
import { expect, test } from "vitest";
import { openLatestWithin } from "./latest-within.ts";

const MOST = 10;

test("what was asked for last stays, as much as there is room for", () => {
  const step = fc.tuple(fc.constantFrom("a", "b", "c", "d", "e"), fc.option(fc.nat(MOST + 2), { nil: undefined }));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const latest = openLatestWithin<{ size: number }>(MOST, ({ size }) => size);
      let expected: [key: string, size: number][] = [];
      for (const [key, size] of steps) {
        const known = expected.find(([one]) => one === key);
        if (size === undefined) expect(latest.get(key)?.size).toBe(known?.[1]);
        else latest.set(key, { size });
        const own = size ?? known?.[1];
        if (own === undefined) continue;
        expected = [...expected.filter(([one]) => one !== key), [key, own]];
        while (expected.reduce((sum, [, one]) => sum + one, 0) > MOST) expected.shift();
      }
      expect(["a", "b", "c", "d", "e"].map((key) => latest.get(key)?.size)).toEqual(
        ["a", "b", "c", "d", "e"].map((key) => expected.find(([one]) => one === key)?.[1]),
      );
    }),
  );
});

test("what is cleared is gone, and all the room is there again", () => {
  const latest = openLatestWithin<number>(MOST, (size) => size);
  latest.set("a", MOST);
  latest.clear();
  latest.set("b", MOST);
  expect([latest.get("a"), latest.get("b")]).toEqual([undefined, MOST]);
});
