import fc from "fast-check";
import { expect, test } from "vitest";
import { toHryvnias, kopiykas } from "../../../platform/money/money.ts";
import type { CartItem, CartView } from "../cart.contract.ts";
import { isLarge, onlyVariation, withChangedLine } from "./changed-line.rules.ts";
import { keepingSame } from "./same-lines.rules.ts";
import { idOf } from "../../../platform/ids.ts";

const item = (id: number, quantity: number, price: number): CartItem => ({
  id: idOf<"product">(id),
  id_1c: `${id}`,
  name: "Сукня",
  item_category: "1110",
  image: null,
  tint: "1",
  quantity,
  min_order_amount: 1,
  suborder: false,
  shipsBy: null,
  variant: {
    id: idOf<"variation">(id),
    id_1c: `${id}`,
    name: "46",
    colour: "",
    size: "46",
    price: toHryvnias(kopiykas(price)),
    oldPrice: null,
    stock: 99,
    quantity_in_variation: 1,
  },
});

const cartOf = (products: CartItem[], orderId = "a"): CartView => ({
  orderId,
  orderSubOrder: null,
  products,
  reservationEnd: 1,
  serverNow: 1,
  reservationSeconds: 3_600,
  price: toHryvnias(kopiykas(products.reduce((sum, { quantity, variant }) => sum + Math.round(variant.price * 100) * quantity, 0))),
  counter: products.reduce((sum, { quantity }) => sum + quantity, 0),
  minOrder: 0,
  missingToMinOrder: 0,
  productsWithoutMinAmount: [],
});

const line = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 99_999 }));
const carts = fc
  .uniqueArray(line, { maxLength: 20, selector: ([id]) => id })
  .map((lines) => cartOf(lines.map(([id, quantity, price]) => item(id, quantity, price))));

test("the answer's one line and the cart that is known make the cart the server has", () => {
  fc.assert(
    fc.property(carts, line, fc.boolean(), (known, [id, quantity, price], isGone) => {
      const changed = item(id, quantity, price);
      const isKnown = known.products.some((one) => one.id === id);
      const others = (list: CartItem[]) => list.flatMap((one) => (one.id === id ? (isGone ? [] : [changed]) : [one]));
      const server = cartOf(isKnown ? others(known.products) : [...known.products, ...(isGone ? [] : [changed])]);
      expect(withChangedLine(known, onlyVariation(server, idOf<"variation">(id)), idOf<"variation">(id))).toEqual(server);
    }),
  );
});

test("a cart somebody else changed meanwhile does not add up, and is read anew", () => {
  const known = cartOf([item(1, 2, 100), item(2, 1, 100)]);
  const server = (products: CartItem[]) => onlyVariation(cartOf(products), idOf<"variation">(1));
  expect(withChangedLine(known, server([item(1, 3, 100), item(2, 4, 100)]), idOf<"variation">(1))).toBeUndefined();
  expect(withChangedLine(known, server([item(1, 3, 100), item(2, 1, 101)]), idOf<"variation">(1))).toBeUndefined();
  expect(withChangedLine(known, server([item(1, 3, 100)]), idOf<"variation">(1))).toBeUndefined();
  expect(withChangedLine(known, cartOf([], "another cart"), idOf<"variation">(1))).toBeUndefined();
});

test("lines that are as they were are the same objects, changed ones are not", () => {
  const before = cartOf([item(1, 2, 100), item(2, 1, 100)]);
  const { products } = keepingSame(before, cartOf([item(1, 2, 100), item(2, 5, 100), item(3, 1, 1)]));
  expect(products[0]).toBe(before.products[0]);
  expect(products.map(({ quantity }) => quantity)).toEqual([2, 5, 1]);
});

test("goods made to order leave on the day that the changed line tells; without one of them the cart is read anew", () => {
  const toOrder = (id: number, shipsBy: string): CartItem => ({ ...item(id, 1, 100), suborder: true, shipsBy });
  const known = cartOf([item(1, 1, 100), toOrder(2, "2026-12-02")]);
  const server = cartOf([item(1, 1, 100), toOrder(2, "2026-12-09"), toOrder(3, "2026-12-09")]);
  expect(withChangedLine(known, onlyVariation(server, idOf<"variation">(3)), idOf<"variation">(3))).toEqual(server);
  const without = onlyVariation(cartOf([item(1, 1, 100), toOrder(2, "2026-12-02")]), idOf<"variation">(3));
  expect(withChangedLine(server, without, idOf<"variation">(3))).toBeUndefined();
  const alone = onlyVariation(cartOf([item(1, 1, 100)]), idOf<"variation">(2));
  expect(withChangedLine(known, alone, idOf<"variation">(2))?.products.map(({ id }) => id)).toEqual([1]);
});

test("a large cart has twelve lines", () => {
  const of = (lines: number) => cartOf(Array.from({ length: lines }, (_, at) => item(at, 1, 1)));
  expect([isLarge(undefined), isLarge(of(11)), isLarge(of(12))]).toEqual([false, false, true]);
});
