import fc from "fast-check";
import { expect, test } from "vitest";
import { idOf } from "../../platform/ids.ts";
import { sumsOf } from "../../platform/money/discounted.ts";
import { kopiykas } from "../../platform/money/money.ts";
import { goodsBack } from "./refund.rules.ts";

const goods = { id: "1", groupId: "1", name: "", category: "", variant: "" };
const line = fc.record({
  price: fc.integer({ min: 1, max: 100_000 }),
  pieces: fc.integer({ min: 1, max: 12 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

test("whatever comes back in whatever parts, their worth is together that of the purchase, and the rest is what is left", () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.infiniteStream(fc.nat(5)), (lines, sizes) => {
      const sold = lines.map(({ price, pieces, share }, at) => ({
        ...goods,
        variationId: idOf<"variation">(at + 1),
        price: kopiykas(price),
        pieces,
        discount: kopiykas(Math.floor(price * pieces * share)),
      }));
      const back: ReturnType<typeof goodsBack> = [];
      const piecesBack = (id: number) => back.reduce((sum, one) => sum + (one.variationId === id ? one.pieces : 0), 0);
      for (let part = 0; part < 3; part += 1) {
        const asked = sold.map(({ variationId, pieces }) => ({
          variationId,
          pieces: Math.min(sizes.next().value ?? 0, pieces - piecesBack(variationId)),
        }));
        back.push(...goodsBack(sold, back, asked));
      }
      back.push(...goodsBack(sold, back));
      expect(sumsOf(back)).toEqual(sumsOf(sold));
    }),
  );
});

test("a discount of a kopiyka on three pieces comes back once", () => {
  const variationId = idOf<"variation">(1);
  const sold = [{ ...goods, variationId, price: kopiykas(100), pieces: 3, discount: kopiykas(1) }];
  const one = { variationId, pieces: 1 };
  const parts = [0, 1, 2].map((before) => goodsBack(sold, [{ variationId, pieces: before }], [one])[0]?.discount);
  expect(parts).toEqual([0, 0, 1]);
});
