import { kopiykas } from "../../platform/money/money.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isOver, productsUnderMinimum, reservationEnd, smallestSum, stepper, sumPerVariation, wholePacks } from "./cart.rules.ts";
import { idOf } from "../../platform/ids.ts";

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
    { productId: idOf<"product">(1), name: "Футболка", minimum: 10, pieces: 5 },
    { productId: idOf<"product">(1), name: "Футболка", minimum: 10, pieces: 5 },
    { productId: idOf<"product">(2), name: "Худі", minimum: 4, pieces: 3 },
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
      fc.array(
        fc.record({ variationId: fc.integer({ min: 1, max: 5 }).map(idOf<"variation">), quantity: fc.integer({ min: 1, max: 50 }) }),
      ),
      (lines) => {
        const summed = sumPerVariation(lines);
        expect(new Set(summed.map((one) => one.variationId)).size).toBe(summed.length);
        expect(total(summed)).toBe(total(lines));
      },
    ),
  );
});

const sold = (pack: number, minimum: number, pieces: number, price = 10_000) => ({ pack, minimum, price: kopiykas(price), pieces });

test.each([
  ["retail goods alone have no minimum", [sold(1, 1, 1)], { minimum: 0, missing: 0 }],
  ["an empty cart has none", [], { minimum: 0, missing: 0 }],
  ["a pack is wholesale", [sold(4, 4, 4)], { minimum: 150_000, missing: 110_000 }],
  ["so are single pieces from a minimum on", [sold(1, 2, 2)], { minimum: 150_000, missing: 130_000 }],
  ["retail goods beside wholesale ones do not count", [sold(4, 4, 8), sold(1, 1, 20)], { minimum: 150_000, missing: 70_000 }],
  ["exactly the minimum is enough", [sold(5, 5, 15)], { minimum: 150_000, missing: 0 }],
])("the smallest sum: %s", (_, lines, expected) => expect(smallestSum(lines, kopiykas(150_000))).toEqual(expected));

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
