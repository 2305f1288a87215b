import { expect, test } from "vitest";
import type { Id } from "../../../platform/ids.ts";
import { settled } from "./settled-adds.rules.ts";
import type { WaitingAdd } from "./waiting.rules.ts";

const unheard = (key: string, held: number, packs = 1) =>
  ({ key, variationId: 71, packs, pack: 4, unheard: { held, at: 1_000 } }) as WaitingAdd;
const variant = { id: 71 as Id<"variation"> };
const cart = (quantity: number, serverNow = 2_000) => ({ serverNow, products: [{ quantity, variant }] });
const packsOf = (adds: readonly WaitingAdd[]) => adds.map(({ key, packs }) => `${key} ${packs}`);

test.each([
  ["nothing came", 4, [unheard("a", 4)], ["a 1"], []],
  ["it came", 8, [unheard("a", 4)], [], ["a 1"]],
  ["one of two came", 4, [unheard("a", 0), unheard("b", 0)], ["b 1"], ["a 1"]],
  ["both came", 8, [unheard("a", 0), unheard("b", 0)], [], ["a 1", "b 1"]],
  ["the first had come before the second was pressed", 4, [unheard("a", 0), unheard("b", 4)], ["b 1"], ["a 1"]],
  ["one pack of three came", 4, [unheard("a", 0, 3)], ["a 2"], ["a 1"]],
  ["the cart has ended since", 0, [unheard("a", 8)], ["a 1"], []],
])("%s", (_, pieces, waiting, left, added) => {
  const after = settled(waiting, cart(pieces));
  expect([packsOf(after.left), packsOf(after.added)]).toEqual([left, added]);
  expect(after.left.every((add) => add.unheard === undefined)).toBe(true);
});

test("a cart read before the press, such as a kept one, settles nothing; what is under its key needs no settling", () => {
  const sure = { ...unheard("sure", 0), unheard: undefined };
  const waiting = [unheard("a", 0), sure];
  expect(settled(waiting, cart(4, 1_000))).toEqual({ left: waiting, added: [] });
  expect(packsOf(settled(waiting, cart(4)).left)).toEqual(["sure 1"]);
});

test("pieces on hand and made to order count together", () => {
  const { products } = cart(2);
  const { added } = settled([unheard("a", 0)], { serverNow: 2_000, products: [...products, ...products] });
  expect(packsOf(added)).toEqual(["a 1"]);
});
