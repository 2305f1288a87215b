import { expect, test } from "vitest";
import { idOf } from "../../../platform/ids.ts";
import { stillAtMost, withRefused, type AtMost } from "./at-most.rules.ts";

const [dress, shoes] = [idOf<"variation">(1), idOf<"variation">(2)];
const cart = (...lines: [id: typeof dress, quantity: number, stock: number][]) => ({
  products: lines.map(([id, quantity, stock]) => ({ quantity, variant: { id, stock } })),
});
const none: AtMost = new Map();
const refused = withRefused(none, cart([dress, 4, 6], [shoes, 2, 9]), dress);

test("a line that was refused another pack is at its most, the others are not", () => {
  expect([...refused.keys()]).toEqual([dress]);
  expect(stillAtMost(refused, cart([dress, 4, 6], [shoes, 3, 9]))).toBe(refused);
});

test.each([
  ["a pack was given back", cart([dress, 2, 6])],
  ["the shelf was filled", cart([dress, 4, 20])],
  ["the line is gone", cart([shoes, 2, 9])],
  ["the cart is over", undefined],
])("once %s another pack may be asked for", (_, now) => {
  expect(stillAtMost(refused, now).size).toBe(0);
});

test("goods that never came into the cart are at no most", () => {
  expect(withRefused(none, cart([shoes, 2, 9]), dress)).toBe(none);
  expect(withRefused(none, undefined, dress)).toBe(none);
});
