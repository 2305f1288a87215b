import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { getCart } from "../../../cart/cart.contract.ts";
import { cartApi } from "../../../cart/cart.server.ts";
import type { Customer } from "../../../shop.ts";
import { placeOrder } from "../../orders.server.ts";

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
const cartOn = async (customer: Customer): Promise<string> => {
  await fillTestCart(shop, customer);
  return (await cartOf(customer)).orderId ?? "";
};

test("a device that slept learns whether the cart it remembers was ordered or ran out", async () => {
  const customer = await addTestCustomer(shop);
  const ordered = await cartOn(customer);
  await order(customer);
  expect(await cartOf(customer, ordered)).toMatchObject({ orderId: null, endedWasOrdered: true });
  const over = await cartOn(customer);
  shop.clock.advanceSeconds(3_601);
  expect(await cartOf(customer, over)).toMatchObject({ orderId: null, endedWasOrdered: false });
  expect((await cartOf(customer)).endedWasOrdered).toBe(false);
});

test("a device that kept the list of a cart that ran out learns what was ordered since, in a cart it never saw", async () => {
  const customer = await addTestCustomer(shop);
  await cartOn(customer);
  await order(customer);
  shop.clock.advanceSeconds(60);
  const over = await cartOn(customer);
  shop.clock.advanceSeconds(3_601);
  expect((await cartOf(customer, over)).orderedSince).toEqual([]);
  await cartOn(customer);
  const [item] = (await cartOf(customer)).products;
  expect((await cartOf(customer, over)).orderedSince).toEqual([]);
  await order(customer);
  expect(await cartOf(customer, over)).toMatchObject({
    orderId: null,
    endedWasOrdered: false,
    orderedSince: [{ variationId: item?.variant.id, quantity: item?.quantity }],
  });
  expect((await cartOf(customer)).orderedSince).toEqual([]);
});

test("nobody learns of another's order by their cart", async () => {
  const [customer, other] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  const theirs = await cartOn(customer);
  await order(customer);
  const nothing = { endedWasOrdered: false, orderedSince: [] };
  expect(await cartOf(other, theirs)).toMatchObject(nothing);
  expect((await callEndpoint(cartApi, getCart, testVisit(shop), { ended: theirs })).body).toMatchObject(nothing);
});
