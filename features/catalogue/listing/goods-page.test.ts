import fc from "fast-check";
import { expect, test } from "vitest";
import { pageOf } from "./goods-page.ts";
import { pack } from "../collections/packed-set.ts";
import { addToSet, emptySet } from "../collections/product-set.ts";

const SLOTS = 400;
const slots = Array.from({ length: SLOTS }, (_, slot) => slot);

test("a page, near or far, is the same whether the order is walked or those that passed are counted by where they stand", () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(slots, { minLength: SLOTS }),
      fc.uniqueArray(fc.nat(SLOTS - 1)),
      fc.nat(SLOTS),
      fc.nat(30),
      (order, chosen, from, size) => {
        const set = emptySet(SLOTS);
        for (const slot of chosen) addToSet(set, slot);
        const goods = { passed: pack(set), total: chosen.length };
        const rank = new Uint32Array(SLOTS);
        for (const [at, slot] of order.entries()) rank[slot] = at;
        const expected = order.filter((slot) => chosen.includes(slot)).slice(from, from + size);
        expect(pageOf({ order }, goods, { from, to: from + size })).toEqual(expected);
        expect(pageOf({ order: Uint32Array.from(order), rank }, goods, { from, to: from + size })).toEqual(expected);
      },
    ),
  );
});
