import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cookieText, idsIn, MOST_IN_COOKIE, MOST_VIEWED, toggled, withViewed } from "./kept-ids.rules.ts";
import { idOf, type Id } from "../../platform/ids.ts";

const some = (count: number) => Array.from({ length: count }, (_, at) => idOf<"product">(9_000_000 - at));

describe("ids kept on a device", () => {
  test.each([0, 1, 500])("%i of them go into a cookie and come back in their order, below its limit", (count) => {
    const text = cookieText(some(count));
    expect(idsIn(text)).toEqual(some(count));
    expect(`favorites=${text}`.length).toBeLessThanOrEqual(4_096);
  });

  test("of more than 500 the newest stay", () => {
    expect(idsIn(cookieText(some(700)))).toEqual(some(MOST_IN_COOKIE));
  });

  test.each([
    ["", []],
    ["17", [17]],
    ["17.18.17", [17, 18]],
    ["17,18", [17, 18]],
    ["17%2C18", [17, 18]],
    ["x.17.-1.0.1e3.%.9007199254740993.", [17, 1_000]],
    ["%E0%A4%A", []],
  ])("a cookie of %j holds %j", (text, ids) => expect(idsIn(text)).toEqual(ids));

  test("viewed: newest first, each once, never more than twenty", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }).map(idOf<"product">), { maxLength: 100 }), (walk) => {
        const kept = walk.reduce<Id<"product">[]>(withViewed, []);
        expect(kept).toEqual([...new Set(walk.toReversed())].slice(0, MOST_VIEWED));
      }),
    );
  });

  test("a heart pressed twice changes nothing, from none to five hundred", () => {
    for (const count of [0, 1, 500]) expect(toggled(toggled(some(count), idOf<"product">(5)), idOf<"product">(5))).toEqual(some(count));
    expect(toggled([idOf<"product">(1), idOf<"product">(2)], idOf<"product">(3))).toEqual([3, 1, 2]);
  });
});
