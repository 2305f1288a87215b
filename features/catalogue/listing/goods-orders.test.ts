import { kopiykas } from "../../../platform/money/money.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openGoodsOrders, type Sort, type Sorted } from "./goods-orders.ts";
import { idOf } from "../../../platform/ids.ts";

const look = fc.record({
  price: fc.integer({ min: 1, max: 5 }).map(kopiykas),
  oldPrice: fc.constantFrom(null, kopiykas(6), kopiykas(9)),
  available: fc.boolean(),
  top_sales: fc.boolean(),
  sold_recently: fc.integer({ min: 0, max: 3 }),
  first_seen_at: fc.integer({ min: 0, max: 3 }).map((days) => days * 86_400_000),
});

/** The orders written plainly as comparisons of two; 0 where neither goes first. */
const plain: Record<Sort, (a: Sorted, b: Sorted) => number> = {
  popular: (a, b) => Number(b.top_sales) - Number(a.top_sales) || b.sold_recently - a.sold_recently || plain.new(a, b),
  new: (a, b) => b.first_seen_at - a.first_seen_at,
  cheaper: (a, b) => a.price - b.price,
  dearer: (a, b) => b.price - a.price,
  discount: (a, b) => savedOf(b) - savedOf(a),
};
const savedOf = ({ price, oldPrice }: Sorted): number => (oldPrice ? (oldPrice - price) / oldPrice : 0);

test.each(Object.keys(plain) as Sort[])("«%s» is the plain order: what is sold out last, among equals the older product first", (sort) => {
  fc.assert(
    fc.property(fc.array(look, { maxLength: 40 }), (looks) => {
      const products = looks.map((one, at) => ({ id: idOf<"product">(at + 1), ...one }));
      const expected = products.toSorted((a, b) => Number(b.available) - Number(a.available) || plain[sort](a, b) || a.id - b.id);
      expect([...openGoodsOrders(products).order(sort)].map((slot) => products[slot])).toEqual(expected);
    }),
  );
});
