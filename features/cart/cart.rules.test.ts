import fc from "fast-check";
import { expect, test } from "vitest";
import { isOver, productsUnderMinimum, reachable, reservationEnd, shareOf, stepper, sumPerVariation, wholePacks } from "./cart.rules.ts";

const at = (text: string) => new Date(text);

test("a reservation moves by the lifetime and never past the cart's longest life", () => {
  const openedAt = at("2026-11-21T10:00:00Z");
  expect(reservationEnd({ now: at("2026-11-21T10:30:00Z"), openedAt, lifetimeHours: 1, maxHours: 24 })).toEqual(at("2026-11-21T11:30:00Z"));
  expect(reservationEnd({ now: at("2026-11-22T09:30:00Z"), openedAt, lifetimeHours: 1, maxHours: 24 })).toEqual(at("2026-11-22T10:00:00Z"));
});

test("at the very instant of its end a reservation is over, a millisecond before it is not", () => {
  expect(isOver(at("2026-11-21T11:00:00.000Z"), at("2026-11-21T11:00:00.000Z"))).toBe(true);
  expect(isOver(at("2026-11-21T11:00:00.000Z"), at("2026-11-21T10:59:59.999Z"))).toBe(false);
});

test("summer time does not lengthen an hour", () => {
  const openedAt = at("2026-10-25T00:30:00Z");
  expect(reservationEnd({ now: openedAt, openedAt, lifetimeHours: 1, maxHours: 24 }).getTime() - openedAt.getTime()).toBe(3_600_000);
});

const line = { quantity: 8, pack: 4, minimum: 4, productPieces: 8, stock: 24, maxQuantity: false };

test.each([
  ["one pack left", { ...line, quantity: 4, productPieces: 4 }, { minus: "trash", plus: "on" }],
  ["two packs", line, { minus: "minus", plus: "on" }],
  ["two packs, of which one would still be enough", { ...line, minimum: 3 }, { minus: "minus", plus: "on" }],
  [
    "pieces that are no whole packs, one pack less falls under a minimum of a pack",
    { ...line, quantity: 8, productPieces: 8, minimum: 5, pack: 5 },
    { minus: "trash", plus: "on" },
  ],
  ["pack smaller than the minimum", { ...line, pack: 2, quantity: 4, productPieces: 4, minimum: 4 }, { minus: "minus", plus: "on" }],
  ["all that there is", { ...line, stock: 8 }, { minus: "minus", plus: "off" }],
  ["less than a pack more", { ...line, stock: 11 }, { minus: "minus", plus: "off" }],
  ["refused before", { ...line, maxQuantity: true }, { minus: "minus", plus: "hidden" }],
])("stepper: %s", (_, given, expected) => {
  expect(stepper(given)).toEqual(expected);
});

test("a minimum counts over all variations of a product", () => {
  const lines = [
    { productId: 1, name: "Футболка", minimum: 10, pieces: 5 },
    { productId: 1, name: "Футболка", minimum: 10, pieces: 5 },
    { productId: 2, name: "Худі", minimum: 4, pieces: 3 },
  ];
  expect(productsUnderMinimum(lines)).toEqual([{ id: 2, name: "Худі", min_order_amount: 4, missing: 1 }]);
});

test("whole packs never exceed what is wanted and leave less than a pack", () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 100 }), (wanted, pack) => {
      const pieces = wholePacks(wanted, pack);
      expect(pieces % pack).toBe(0);
      expect(wanted - pieces).toBeGreaterThanOrEqual(0);
      expect(wanted - pieces).toBeLessThan(pack);
    }),
  );
});

test("two lines of one variation are one, and no piece is lost", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ variationId: fc.integer({ min: 1, max: 5 }), quantity: fc.integer({ min: 1, max: 50 }) })),
      (lines) => {
        const summed = sumPerVariation(lines);
        expect(new Set(summed.map((one) => one.variationId)).size).toBe(summed.length);
        expect(total(summed)).toBe(total(lines));
      },
    ),
  );
});

test("S6 one pack is always allowed, a share bounds the rest, a known customer is not bounded", () => {
  expect(shareOf("guests", { onHand: 4, pack: 4 })).toBe(4);
  expect(shareOf("guests", { onHand: 100, pack: 4 })).toBe(30);
  expect(shareOf("new-account", { onHand: 101, pack: 4 })).toBe(50);
  expect(shareOf("known-account", { onHand: 100, pack: 4 })).toBeGreaterThan(1_000_000);
});

test("a reservation is never longer than its lifetime, nor the cart than its longest life", () => {
  const hours = fc.integer({ min: 1, max: 14_400 }).map((minutes) => minutes / 60);
  fc.assert(
    fc.property(fc.nat(1_000_000), hours, hours, (secondsOpen, lifetimeHours, maxHours) => {
      const openedAt = at("2026-03-29T00:00:00Z");
      const now = new Date(openedAt.getTime() + secondsOpen * 1_000);
      const end = reservationEnd({ now, openedAt, lifetimeHours, maxHours }).getTime();
      expect(end - openedAt.getTime()).toBeLessThanOrEqual(Math.round(maxHours * 3_600_000));
      expect(end - now.getTime()).toBeLessThanOrEqual(Math.round(lifetimeHours * 3_600_000));
    }),
  );
});

const pieces = (max: number) => fc.nat(max);

test("what a cart can come to hold is found by taking pack after pack", () => {
  fc.assert(
    fc.property(pieces(500), pieces(500), pieces(500), pieces(500), fc.integer({ min: 1, max: 60 }), (wanted, held, free, share, pack) => {
      expect(reachable({ wanted, held, free, share, pack })).toBe(packByPack({ wanted, held, free, share, pack }));
    }),
  );
});

function packByPack({
  wanted,
  held,
  free,
  share,
  pack,
}: {
  wanted: number;
  held: number;
  free: number;
  share: number;
  pack: number;
}): number {
  let holds = 0;
  for (;;) {
    const next = holds + pack;
    const isAllowed = next <= held || next <= share;
    if (next > wanted || next > held + free || !isAllowed) return holds;
    holds = next;
  }
}

test("plus is offered exactly when a pack more fits, minus never leads below nothing", () => {
  const line = fc.record({
    packs: fc.integer({ min: 1, max: 20 }),
    pack: fc.integer({ min: 1, max: 12 }),
    minimum: fc.integer({ min: 1, max: 40 }),
    others: fc.nat(40),
    stock: fc.nat(200),
  });
  fc.assert(
    fc.property(line, ({ packs, pack, minimum, others, stock }) => {
      const quantity = packs * pack;
      const { minus, plus } = stepper({ quantity, pack, minimum, productPieces: quantity + others, stock, maxQuantity: false });
      expect(plus === "on").toBe(quantity + pack <= stock);
      if (minus === "minus") expect(quantity - pack).toBeGreaterThan(0);
      if (minus === "minus" && pack >= minimum) expect(quantity + others - pack).toBeGreaterThanOrEqual(minimum);
    }),
  );
});

const total = (lines: readonly { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
