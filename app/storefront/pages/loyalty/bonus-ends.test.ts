import fc from "fast-check";
import { expect, test } from "vitest";
import { bonusEnds } from "./bonus-ends.ts";

test("points that end together are told together, the nearest end first", () => {
  const [november, december] = ["2026-11-30T21:59:59.000Z", "2026-12-31T21:59:59.000Z"];
  expect(
    bonusEnds([
      { leftKopiykas: 100, endsAt: december },
      { leftKopiykas: 250, endsAt: november },
      { leftKopiykas: 50, endsAt: december },
    ]),
  ).toEqual([
    { endsAt: november, kopiykas: 250 },
    { endsAt: december, kopiykas: 150 },
  ]);
  expect(bonusEnds([])).toEqual([]);
});

test("no point is lost or told twice", () => {
  const lot = fc.record({ leftKopiykas: fc.nat(10_000), endsAt: fc.constantFrom("2026-11-30", "2026-12-31", "2027-01-31") });
  fc.assert(
    fc.property(fc.array(lot), (lots) => {
      const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
      expect(sum(bonusEnds(lots).map(({ kopiykas }) => kopiykas))).toBe(sum(lots.map(({ leftKopiykas }) => leftKopiykas)));
    }),
  );
});
