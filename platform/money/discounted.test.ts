import fc from "fast-check";
import { expect, test } from "vitest";
import { discountOfPieces, sumsOf } from "./discounted.ts";
import { kopiykas } from "./money.ts";

test("lines come to what they cost less what is taken off them, one without a discount to its price", () => {
  const line = (price: number, pieces: number, discount?: number) => ({
    price: kopiykas(price),
    pieces,
    ...(discount === undefined ? {} : { discount: kopiykas(discount) }),
  });
  expect(sumsOf([line(3_333, 3, 1_000), line(101, 1)])).toEqual({ cost: 10_100, discount: 1_000, goods: 9_100 });
  expect(sumsOf([])).toEqual({ cost: 0, discount: 0, goods: 0 });
});

test("pieces have their part of a discount, never more than it, and all of them all of it, however large", () => {
  const cases = fc.record({ discount: fc.nat(Number.MAX_SAFE_INTEGER), pieces: fc.integer({ min: 1, max: 100_000 }) });
  fc.assert(
    fc.property(cases, fc.nat(100_000), (line, some) => {
      const part = { discount: kopiykas(line.discount), pieces: line.pieces };
      expect(discountOfPieces(part, line.pieces)).toBe(line.discount);
      const ofSome = Math.min(some, line.pieces);
      const exact = (BigInt(line.discount) * BigInt(ofSome)) / BigInt(line.pieces);
      expect(BigInt(discountOfPieces(part, ofSome))).toBe(exact);
    }),
  );
  expect(discountOfPieces({ discount: kopiykas(0), pieces: 0 }, 0)).toBe(0);
});
