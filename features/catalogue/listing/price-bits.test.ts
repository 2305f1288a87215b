import fc from "fast-check";
import { expect, test } from "vitest";
import { pack } from "../collections/packed-set.ts";
import { openPriceBits } from "./price-bits.ts";
import { addToSet, emptySet, isInSet } from "../collections/product-set.ts";

const SLOTS = 200;
const price = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(2 ** 30, 2 ** 33));
const bound = fc.option(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 1_000_000_000 })), { nil: undefined });
const put = fc.tuple(fc.nat(SLOTS - 1), price);

test("who costs what is asked is who does when prices are looked at one by one, also after they have changed", () => {
  fc.assert(
    fc.property(
      fc.array(put, { maxLength: 400 }),
      fc.uniqueArray(fc.nat(SLOTS - 1)),
      fc.record({ priceMin: bound, priceMax: bound }),
      (puts, chosen, span) => {
        const [bits, prices] = [openPriceBits(), new Map<number, number>()];
        bits.reserve(SLOTS / 2);
        bits.reserve(SLOTS);
        for (const [slot, cost] of puts) {
          bits.put(slot, cost);
          prices.set(slot, cost);
        }
        const set = emptySet(SLOTS);
        for (const slot of chosen) addToSet(set, slot);
        const section = pack(set);
        const costing = emptySet(SLOTS);
        for (const [next, word] of bits.costing(section, span).entries()) costing[section.at[next] ?? 0] = word;
        const { priceMin = 0, priceMax = Number.POSITIVE_INFINITY } = span;
        const fits = (slot: number) => (prices.get(slot) ?? 0) >= priceMin && (prices.get(slot) ?? 0) <= priceMax;
        for (let slot = 0; slot < SLOTS; slot += 1) expect(isInSet(costing, slot)).toBe(isInSet(set, slot) && fits(slot));
      },
    ),
  );
});
