import { expect, test } from "vitest";
import { getCart } from "../cart.contract.ts";
import { endedLines, linesOf, stillLost, withLines, type KeptLine } from "./lost-lines.rules.ts";
import { idOf } from "../../../platform/ids.ts";

const full = getCart.output.parse(getCart.example.output);
const end = full.reservationEnd ?? 0;
const none = (serverNow: number) => ({ ...full, orderId: null, products: [], reservationEnd: null, serverNow });
const line = (variation: number, quantity: number): KeptLine => ({
  productId: idOf<"product">(1),
  variationId: idOf<"variation">(variation),
  quantity,
  price: 10,
  name: "Сукня",
});

test("the lines of a cart whose time ended while the page was away are kept", () => {
  expect(linesOf(full).length).toBeGreaterThan(0);
  expect(endedLines(full, none(end))).toEqual(linesOf(full));
});

test("a cart that was cleared or ordered in time leaves nothing, nor does one that lives", () => {
  expect(endedLines(full, none(end - 1))).toEqual([]);
  expect(endedLines(full, { ...full, serverNow: end + 1 })).toEqual([]);
  expect(endedLines(undefined, none(end))).toEqual([]);
  expect(endedLines(none(end), none(end))).toEqual([]);
});

test("what was reserved again on another device is lost no more, the rest is", () => {
  const [item] = full.products;
  const id = item?.variant.id ?? idOf<"variation">(0);
  const kept = [line(id, item?.quantity ?? 0), line(2, 4)];
  expect(stillLost(kept, full)).toEqual([line(2, 4)]);
  expect(stillLost([line(id, 100)], full)).toEqual([line(id, 100)]);
  expect(stillLost(kept, none(end))).toEqual(kept);
});

test("what was ordered meanwhile is lost no more, together with what is reserved again", () => {
  const kept = [line(1, 12), line(2, 4), line(3, 2)];
  const ordered = [
    { variationId: idOf<"variation">(1), quantity: 8 },
    { variationId: idOf<"variation">(2), quantity: 6 },
  ];
  expect(stillLost(kept, none(end), ordered)).toEqual([line(1, 12), line(3, 2)]);
  const id = full.products[0]?.variant.id ?? idOf<"variation">(0);
  const held = full.products[0]?.quantity ?? 0;
  expect(stillLost([line(id, held + 8)], full, [{ variationId: id, quantity: 8 }])).toEqual([]);
});

test("reserved again beside what is in the cart, nothing of either is given up, and nothing counted twice", () => {
  expect(withLines([line(1, 6), line(2, 2)], [line(2, 4), line(3, 1)])).toEqual([line(1, 6), line(2, 4), line(3, 1)]);
  expect(withLines([line(1, 6)], [line(1, 4)])).toEqual([line(1, 6)]);
});
