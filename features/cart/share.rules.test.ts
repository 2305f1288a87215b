import fc from "fast-check";
import { expect, test } from "vitest";
import { accountHolder, couldAdd, mostOf, reachable, shareOf } from "./share.rules.ts";

const settings = { scarce_below: 60, guests_share_percent: 30, new_account_share_percent: 50 };
const [guests, newcomer, known] = [shareOf("guests", settings), shareOf(accountHolder(0), settings), shareOf(accountHolder(1), settings)];
const shelf = (onHand: number, { pack = 1, elsewhere = 0 } = {}) => ({ onHand, pack, elsewhere });

test("S6 the share binds new accounts below the scarce number of pieces only, guests above it too, and never a known customer", () => {
  expect(mostOf(guests, shelf(60))).toBe(42);
  expect(mostOf(guests, shelf(288, { elsewhere: 190 }))).toBe(11);
  expect(mostOf(guests, shelf(59))).toBe(17);
  expect(mostOf(newcomer, shelf(59))).toBe(29);
  expect(mostOf(newcomer, shelf(60))).toBeGreaterThan(1_000_000);
  expect(mostOf(known, shelf(9))).toBeGreaterThan(1_000_000);
});

test("S6 one pack is always allowed, and what counts elsewhere is taken off", () => {
  expect(mostOf(guests, shelf(4, { pack: 4 }))).toBe(4);
  expect(mostOf(guests, shelf(4, { pack: 4, elsewhere: 4 }))).toBe(0);
  expect(mostOf(newcomer, shelf(40, { elsewhere: 15 }))).toBe(5);
});

test("S6 staff set the scarce number of pieces and the percentage of the share", () => {
  expect(mostOf(shareOf("new-account", { ...settings, scarce_below: 10 }), shelf(10))).toBeGreaterThan(1_000_000);
  expect(mostOf(shareOf("new-account", { ...settings, new_account_share_percent: 80 }), shelf(10))).toBe(8);
});

test("what could be added is never below nothing, whatever is held already", () => {
  expect(couldAdd({ free: 9, held: 3, most: 4 })).toBe(1);
  expect(couldAdd({ free: 9, held: 8, most: 4 })).toBe(0);
  expect(couldAdd({ free: 2, held: 0, most: 4 })).toBe(2);
});

const pieces = (max: number) => fc.nat(max);

test("what a cart can come to hold is found by taking pack after pack", () => {
  fc.assert(
    fc.property(pieces(500), pieces(500), pieces(500), pieces(500), fc.integer({ min: 1, max: 60 }), (wanted, held, free, most, pack) => {
      expect(reachable({ wanted, held, free, most, pack })).toBe(packByPack({ wanted, held, free, most, pack }));
    }),
  );
});

function packByPack({ wanted, held, free, most, pack }: Parameters<typeof reachable>[0]): number {
  let holds = 0;
  for (;;) {
    const next = holds + pack;
    const isAllowed = next <= held || next <= most;
    if (next > wanted || next > held + free || !isAllowed) return holds;
    holds = next;
  }
}
