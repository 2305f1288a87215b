import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { fillTestCart, testOrderForm } from "../../../support/test-order.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { getCart } from "../../cart/cart.contract.ts";
import { cartApi } from "../../cart/cart.server.ts";
import type { Customer } from "../../shop.ts";
import { placeOrder } from "../orders.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const cartOf = async (customer: Customer, ended?: string) =>
  (await callEndpoint(cartApi, getCart, testVisit(shop, { customer }), { ended })).body;
const order = async (customer: Customer) => {
  const placed = await placeOrder(testVisit(shop, { customer }), await testOrderForm(shop, customer), randomUUID());
  expect(placed).toMatchObject({ placed: true });
};
/** A cart that another device still takes for living: its id and what is in it. */
async function cartOn(customer: Customer): Promise<{ id: string; variationId: number }> {
  const [goods] = await fillTestCart(shop, customer);
  return { id: (await cartOf(customer)).orderId ?? "", variationId: goods?.variationId ?? 0 };
}

test("a device that slept is told what was ordered since its cart was opened, from it or from one after it", async () => {
  const customer = await addTestCustomer(shop);
  const first = await cartOn(customer);
  await order(customer);
  expect((await cartOf(customer, first.id)).ordered).toEqual([first.variationId]);

  shop.clock.advanceSeconds(60);
  const second = await cartOn(customer);
  shop.clock.advanceSeconds(3_601);
  expect(await cartOf(customer, second.id)).toMatchObject({ orderId: null, ordered: [] });
  const third = await cartOn(customer);
  await order(customer);
  expect((await cartOf(customer, second.id)).ordered).toEqual([third.variationId]);
  expect((await cartOf(customer, first.id)).ordered.toSorted()).toEqual([first.variationId, third.variationId].toSorted());
  expect((await cartOf(customer)).ordered).toEqual([]);
});

test("nobody learns of orders by another's cart", async () => {
  const [customer, other] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  const theirs = await cartOn(customer);
  await order(customer);
  await cartOn(other);
  await order(other);
  expect((await cartOf(other, theirs.id)).ordered).toEqual([]);
  expect((await callEndpoint(cartApi, getCart, testVisit(shop), { ended: theirs.id })).body.ordered).toEqual([]);
});
