import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { addTestGoods, type TestGoods } from "../../../support/test-goods.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { browserOf, type Visit } from "../../shop.ts";
import { basketAddProduct, deleteCart } from "../cart.contract.ts";
import { cartTopic } from "../../topics.ts";
import { attachGuestCart, cartApi, onCartChange, staffCartsApi } from "../cart.server.ts";
import { endReservation } from "../staff-carts.contract.ts";

let shop: TestShop;
let goods: TestGoods;
beforeAll(async () => {
  shop = await openTestShop();
  goods = await addTestGoods(shop, { stock: 40 });
});
afterAll(() => shop.close());

/** The events a device has received so far. */
async function device(visit: Visit): Promise<{ told: string[]; stop: () => void }> {
  const told: string[] = [];
  const stop = await onCartChange(visit, (by) => told.push(by));
  return { told, stop: stop ?? (() => undefined) };
}
const from = (visit: Visit, browser: string): Visit => ({ ...visit, headers: new Headers({ "X-Browser": browser }) });
const add = (visit: Visit) =>
  callEndpoint(cartApi, basketAddProduct, visit, { productId: goods.productId, variationId: goods.variationId, productAdd: true });

test("every device of a customer is told of a change, with the browser that made it; nobody else is", async () => {
  const [customer, stranger] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  const [phone, desk, strangers] = [
    await device(testVisit(shop, { customer })),
    await device(testVisit(shop, { customer })),
    await device(testVisit(shop, { customer: stranger })),
  ];
  await add(from(testVisit(shop, { customer }), "the phone"));
  await expect.poll(() => phone.told).toEqual(["the phone"]);
  expect(desk.told).toEqual(["the phone"]);
  expect(strangers.told).toEqual([]);
});

test("a device that has left is told nothing more", async () => {
  const customer = await addTestCustomer(shop);
  const [gone, here] = [await device(testVisit(shop, { customer })), await device(testVisit(shop, { customer }))];
  gone.stop();
  await add(testVisit(shop, { customer }));
  await expect.poll(() => here.told).toHaveLength(1);
  expect(gone.told).toEqual([]);
});

test("ending a cart is a change too", async () => {
  const customer = await addTestCustomer(shop);
  const { body } = await add(testVisit(shop, { customer }));
  const here = await device(testVisit(shop, { customer }));
  await callEndpoint(cartApi, deleteCart, testVisit(shop, { customer }), { orderId: body.orderId ?? "" });
  await expect.poll(() => here.told.length).toBeGreaterThan(0);
});

test("two hundred changes at once all arrive", async () => {
  const customers = await Promise.all(Array.from({ length: 200 }, () => addTestCustomer(shop)));
  const devices = await Promise.all(customers.map((customer) => device(testVisit(shop, { customer }))));
  await shop.db.write(async (tx) => {
    for (const { id } of customers) tx.changed(cartTopic, [`account ${id}`], browserOf(from(testVisit(shop), "x".repeat(500))));
  });
  await expect.poll(() => devices.every(({ told }) => told.length === 1)).toBe(true);
  expect(devices[0]?.told[0]).toHaveLength(40);
});

test("a visitor without a key has no cart to be told of", async () => {
  expect(await onCartChange(testVisit(shop), () => undefined)).toBeUndefined();
});

test("the devices of a customer are told when a guest's cart comes in at sign-in, and the guest's when it goes", async () => {
  const customer = await addTestCustomer(shop);
  const guest = testVisit(shop, { guest: "a guest" });
  const [phone, desk] = [await device(testVisit(shop, { customer })), await device(guest)];
  await add(from(testVisit(shop, { customer }), "the phone"));
  await add(from(guest, "the desk"));
  await expect.poll(() => [phone.told, desk.told]).toEqual([["the phone"], ["the desk"]]);
  await attachGuestCart(from({ ...guest, customer }, "the desk"));
  await expect
    .poll(() => [phone.told, desk.told])
    .toEqual([
      ["the phone", "the desk"],
      ["the desk", "the desk"],
    ]);
});

test("a customer's devices are told when staff end the reservation", async () => {
  const customer = await addTestCustomer(shop);
  const here = await device(testVisit(shop, { customer }));
  const { body } = await add(from(testVisit(shop, { customer }), "the phone"));
  await expect.poll(() => here.told).toEqual(["the phone"]);
  const { staff } = await addFirstOwner(shop);
  await callEndpoint(staffCartsApi, endReservation, testVisit(shop, { staff }), { id: body.orderId ?? "" });
  await expect.poll(() => here.told).toEqual(["the phone", ""]);
});
