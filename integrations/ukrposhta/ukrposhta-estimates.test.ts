import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import fc from "fast-check";
import { kopiykas } from "../../platform/money/money.ts";
import { startTestUkrposhta, ukrposhtaSender } from "../../support/stand-ins/ukrposhta-stand-in.ts";
import { parcelsOf } from "./parcels-of.ts";
import { ukrposhtaEstimates } from "./ukrposhta-estimates.ts";

let vendor: Awaited<ReturnType<typeof startTestUkrposhta>>;
beforeAll(async () => void (vendor = await startTestUkrposhta()));
afterAll(() => vendor.close());
beforeEach(() => {
  vendor.make("none");
  vendor.asked.length = 0;
});
const open = () => ukrposhtaEstimates(vendor.open(), async () => ukrposhtaSender.postcode);
const parcel = { cityId: "79000", to: "department", weightGrams: 800, worth: kopiykas(149_900), collected: kopiykas(0) } as const;

test("a price grows with the weight and with what is collected, and no day is told", async () => {
  const estimates = open();
  expect(await estimates.price(parcel)).toEqual({ delivery: 5_000, collecting: 0 });
  expect(await estimates.price({ ...parcel, weightGrams: 4_000 })).toEqual({ delivery: 7_500, collecting: 0 });
  expect(await estimates.price({ ...parcel, collected: kopiykas(149_900) })).toEqual({ delivery: 8_000, collecting: 0 });
  expect(estimates.arrival).toBeUndefined();
});

test("parcels alike are asked for once", async () => {
  const estimates = open();
  await Promise.all([estimates.price(parcel), estimates.price({ ...parcel, weightGrams: 790 })]);
  expect(vendor.asked).toHaveLength(1);
});

test("S50 a price that is none is unknown", async () => {
  vendor.make("a page of HTML");
  await expect(open().price(parcel)).rejects.toThrow();
  const odd = { read: async () => ({ deliveryPrice: -1 }) } as unknown as Parameters<typeof ukrposhtaEstimates>[0];
  await expect(ukrposhtaEstimates(odd, async () => "29000").price(parcel)).rejects.toThrow();
});

test("seats share weight and worth, and nothing is lost", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90_000 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 99_999 }),
      (grams, seats, worth) => {
        const parcels = parcelsOf({ weightGrams: Math.max(grams, seats), seats, declaredHryvnias: worth });
        expect(parcels.reduce((sum, { weight }) => sum + weight, 0)).toBe(Math.max(grams, seats));
        expect(parcels.reduce((sum, { declaredPrice }) => sum + declaredPrice, 0)).toBe(worth);
      },
    ),
  );
});
