import fc from "fast-check";
import { expect, test } from "vitest";
import { idOf } from "../../platform/ids.ts";
import { kopiykas, type Kopiykas } from "../../platform/money/money.ts";
import { formatMoment } from "../../platform/time/time.ts";
import { cashbackFor, cashbackToTake, endOfLot, returnParts, spendLots, stillUsed } from "./loyalty.rules.ts";

const at = (text: string) => new Date(text);
const placedAt = at("2026-11-21T10:00:00Z");
const lotId = (id: number) => idOf<"bonus_lot">(id);

test.each([
  ["in winter", "2026-11-21T10:00:00Z", "2026-11-30T21:59:59Z"],
  ["in summer", "2026-07-01T00:00:00Z", "2026-07-31T20:59:59Z"],
  ["on the first second of a month in Kyiv, still the last day in UTC", "2026-11-30T22:00:00Z", "2026-12-31T21:59:59Z"],
  ["one second before its end", "2026-11-30T21:59:58Z", "2026-11-30T21:59:59Z"],
  ["in the last second of a month, which is over", "2026-11-30T21:59:59.500Z", "2026-12-31T21:59:59Z"],
  ["at the last second of a month, which is over", "2026-11-30T21:59:59Z", "2026-12-31T21:59:59Z"],
  ["in March, which ends in summer time", "2026-03-01T08:00:00Z", "2026-03-31T20:59:59Z"],
  ["in the hour that does not exist", "2026-03-29T01:30:00Z", "2026-03-31T20:59:59Z"],
  ["in October, which ends in winter time", "2026-10-01T08:00:00Z", "2026-10-31T21:59:59Z"],
  ["in the hour that comes twice", "2026-10-25T00:30:00Z", "2026-10-31T21:59:59Z"],
  ["on 31 October", "2026-10-31T21:00:00Z", "2026-10-31T21:59:59Z"],
  ["in February", "2027-02-10T08:00:00Z", "2027-02-28T21:59:59Z"],
  ["in February of a leap year", "2028-02-10T08:00:00Z", "2028-02-29T21:59:59Z"],
  ["on a leap day", "2028-02-29T12:00:00Z", "2028-02-29T21:59:59Z"],
  ["in December", "2026-12-31T20:00:00Z", "2026-12-31T21:59:59Z"],
] as const)("a lot granted %s ends with the month in Kyiv", (_, granted, end) => {
  expect(endOfLot(at(granted)).getTime()).toBe(at(end).getTime());
});

test("a lot always ends after it was granted, at 23:59:59 in Kyiv, and within 32 days", () => {
  fc.assert(
    fc.property(fc.date({ min: at("2020-01-01T00:00:00Z"), max: at("2040-01-01T00:00:00Z"), noInvalidDate: true }), (granted) => {
      const end = endOfLot(granted);
      expect(end.getTime()).toBeGreaterThan(granted.getTime());
      expect(end.getTime() - granted.getTime()).toBeLessThan(32 * 86_400_000);
      expect(formatMoment(end)).toMatch(/23:59$/);
      expect(formatMoment(new Date(end.getTime() + 1_000))).toMatch(/^01\..*00:00$/);
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  ["at once", 0, 200],
  ["after 24 hours to the second", 86_400, 200],
  ["a second later", 86_401, 100],
  ["before the placing, by a clock that is behind", -500, 200],
] as const)("S13 cashback of 100 грн paid %s", (_, seconds, points) => {
  expect(cashbackFor({ paid: kopiykas(10_000), placedAt, paidAt: new Date(placedAt.getTime() + seconds * 1_000) })).toBe(points);
});

test("S13 the provider's instant counts, but not one later than the message's arrival", () => {
  const hours = (count: number) => new Date(placedAt.getTime() + count * 3_600_000);
  const paid = kopiykas(10_000);
  expect(cashbackFor({ paid, placedAt, paidAt: hours(23), arrivedAt: hours(70) })).toBe(200);
  expect(cashbackFor({ paid, placedAt, paidAt: hours(30), arrivedAt: hours(23) })).toBe(200);
  expect(cashbackFor({ paid, placedAt, paidAt: hours(30), arrivedAt: hours(30) })).toBe(100);
});

/** The rule said again, in words of its own: minutes and whole hryvnias apart from kopiykas. */
function cashbackInWords(paid: number, secondsAfter: number): number {
  const isWithinADay = Math.max(0, secondsAfter) <= 24 * 60 * 60;
  const [hryvnias, rest] = [Math.floor(paid / 100), paid % 100];
  const hundredths = hryvnias * 100 + rest;
  return Math.floor((hundredths * (isWithinADay ? 2 : 1)) / 100);
}

test("S13 100,000 cashbacks are those of the rule said in other words", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_00 }), fc.integer({ min: -3_600, max: 400_000 }), (paid, seconds) => {
      const paidAt = new Date(placedAt.getTime() + seconds * 1_000);
      return cashbackFor({ paid: kopiykas(paid), placedAt, paidAt }) === cashbackInWords(paid, seconds);
    }),
    { numRuns: 100_000 },
  );
});

const lots = [
  { id: lotId(3), left: kopiykas(500), endsAt: at("2026-12-31T21:59:59Z") },
  { id: lotId(1), left: kopiykas(300), endsAt: at("2026-11-30T21:59:59Z") },
  { id: lotId(2), left: kopiykas(200), endsAt: at("2026-12-31T21:59:59Z") },
];

test("the lot that ends first is spent first, of two that end together the older", () => {
  expect(spendLots(lots, kopiykas(600), placedAt)).toEqual([
    { lotId: 1, amount: 300 },
    { lotId: 2, amount: 200 },
    { lotId: 3, amount: 100 },
  ]);
});

test("I7 a lot is not spent from its end on, nor more than there is", () => {
  const end = at("2026-11-30T21:59:59Z");
  expect(spendLots(lots, kopiykas(1_000), new Date(end.getTime() - 1))).toHaveLength(3);
  expect(spendLots(lots, kopiykas(1_000), end)).toBeUndefined();
  expect(spendLots(lots, kopiykas(700), end)).toEqual([
    { lotId: 2, amount: 200 },
    { lotId: 3, amount: 500 },
  ]);
  expect(spendLots(lots, kopiykas(1_001), placedAt)).toBeUndefined();
});

test("what was spent comes back from the last part to the first, never more than was spent", () => {
  const part = fc.record({ lotId: fc.nat(9).map(lotId), amount: fc.integer({ min: 1, max: 1_000 }).map(kopiykas) });
  const sum = (parts: readonly { amount: Kopiykas }[]) => parts.reduce((total, { amount }) => total + amount, 0);
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), fc.array(fc.nat(1_500), { maxLength: 5 }), (spent, amounts) => {
      let returned = 0;
      const back: { lotId: number; amount: number }[] = [];
      for (const amount of amounts) {
        const parts = returnParts(spent, { returned: kopiykas(returned), amount: kopiykas(amount) });
        if (!parts) {
          expect(returned + amount).toBeGreaterThan(sum(spent));
          continue;
        }
        expect(sum(parts)).toBe(amount);
        back.push(...parts);
        returned += amount;
      }
      const rest = returnParts(spent, { returned: kopiykas(returned), amount: kopiykas(sum(spent) - returned) });
      back.push(...(rest ?? []));
      for (const id of new Set(spent.map((one) => one.lotId)))
        expect(back.filter((one) => one.lotId === id).reduce((total, { amount }) => total + amount, 0)).toBe(
          sum(spent.filter((one) => one.lotId === id)),
        );
    }),
  );
});

const moved = (id: number | null, amount: number) => ({ lotId: id === null ? null : lotId(id), amount: kopiykas(amount) });

test("an order uses the points it spent, less those that came back, from whatever lots they came back into", () => {
  expect(stillUsed([])).toEqual({ spent: [], returned: 0 });
  expect(stillUsed([moved(1, -300), moved(2, -200), moved(9, 100)])).toEqual({
    spent: [
      { lotId: 1, amount: 300 },
      { lotId: 2, amount: 200 },
    ],
    returned: 100,
  });
  expect(stillUsed([moved(1, -300), moved(null, 50)])).toEqual({ spent: [{ lotId: 1, amount: 300 }], returned: 50 });
});

test("an order whose points came back whole and that was revived uses what was spent since alone", () => {
  const revived = [moved(1, -300), moved(2, -200), moved(9, 400), moved(9, 100), moved(3, -500)];
  expect(stillUsed(revived)).toEqual({ spent: [{ lotId: 3, amount: 500 }], returned: 0 });
  expect(stillUsed([...revived, moved(9, 500)])).toEqual({ spent: [], returned: 0 });
});

const of = (granted: number, left: number, { ended = 0, taken = 0 } = {}) => ({
  granted: kopiykas(granted),
  left: kopiykas(left),
  ended: kopiykas(ended),
  taken: kopiykas(taken),
});

test.each([
  ["all of it there", of(200, 200), { points: 200, fromBalance: 0 }],
  ["a part of it spent", of(200, 50), { points: 50, fromBalance: 150 }],
  ["all of it spent", of(200, 0), { points: 0, fromBalance: 200 }],
  ["all of it ended unspent", of(200, 0, { ended: 200 }), { points: 0, fromBalance: 0 }],
  ["a part spent, the rest ended", of(200, 0, { ended: 120 }), { points: 0, fromBalance: 80 }],
  ["taken before", of(200, 0, { taken: 200 }), { points: 0, fromBalance: 0 }],
  ["none granted", of(0, 0), { points: 0, fromBalance: 0 }],
] as const)("S13 a cashback goes back with its order: %s", (_, cashback, taken) => {
  expect(cashbackToTake(cashback)).toEqual(taken);
});

test("S13 with a share of the order its share goes back, and all shares together are all of it", () => {
  const share = (sum: number, from: number) => ({ of: kopiykas(sum), from: kopiykas(from) });
  expect(cashbackToTake(of(201, 201), share(1, 3))).toEqual({ points: 67, fromBalance: 0 });
  expect(cashbackToTake(of(201, 100), share(2, 3))).toEqual({ points: 100, fromBalance: 34 });
  expect(cashbackToTake(of(201, 201), share(5, 3))).toEqual({ points: 201, fromBalance: 0 });
  expect(cashbackToTake(of(201, 0, { taken: 180 }), share(2, 3))).toEqual({ points: 0, fromBalance: 21 });
});

test("S13 never more goes back than was granted, and never what ended unspent", () => {
  const sums = fc.array(fc.nat(1_000), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(sums, fc.nat(2_000), fc.integer({ min: 1, max: 2_000 }), ([left = 0, spent = 0, ended = 0, taken = 0], share, from) => {
      const cashback = of(left + spent + ended + taken, left, { ended, taken });
      const { points, fromBalance } = cashbackToTake(cashback, { of: kopiykas(Math.min(share, from)), from: kopiykas(from) });
      return points >= 0 && points <= left && fromBalance >= 0 && fromBalance <= spent;
    }),
  );
});
