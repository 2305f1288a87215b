import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyOfPreparedShop } from "../../../../support/run/prepared-shop.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { expectNoDeadlocks } from "../../../../support/test-locks.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { moveOrder, orderRow } from "../../../../support/test-orders.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { expectStockInOrder } from "../../../../support/test-stock.ts";
import type { Customer, StaffMember } from "../../../shop.ts";
import { cancelOrder, orderInvariants, placeOrder } from "../../orders.server.ts";
import { makeWaybill } from "../parcels/waybills/make-waybill.ts";
import { changeDelivery } from "../parcels/changing/change-delivery.ts";
import { wantWaybills } from "../parcels/waybills/want-waybills.ts";

const ROUNDS = 6;

let databaseUrl: string;
let shops: [TestShop, TestShop];
let staff: StaffMember;
beforeAll(async () => {
  databaseUrl = await copyOfPreparedShop();
  shops = [await openTestShop({ databaseUrl }), await openTestShop({ databaseUrl })];
  ({ staff } = await addFirstOwner(shops[0]));
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.close()));
  await expectNoDeadlocks(databaseUrl);
});

const ready = async (customer: Customer) => {
  await fillTestCart(shops[0], customer, [await addTestGoods(shops[0], { price: 50_000 })]);
  return testOrderForm(shops[0], customer);
};
const place = async (shop: TestShop, customer: Customer, form: Awaited<ReturnType<typeof ready>> & { goesWith?: number }) => {
  const placed = await placeOrder(testVisit(shop, { customer }), form, randomUUID());
  return placed.placed ? placed.numbers.number : undefined;
};
/** Refusals of a race that was lost are part of it; a deadlock is seen by the database's own count. */
const lost = (refusal: { status?: number }) => {
  if (refusal.status !== 409) throw refusal;
};

test("S2 orders join, change and leave a parcel that is sent meanwhile: none is left behind in one that has gone, nothing waits for ever", async () => {
  const [one, other] = shops;
  for (let round = 0; round < ROUNDS; round += 1) {
    const customer = await addTestCustomer(one);
    const visit = testVisit(other, { customer });
    const first = (await place(one, customer, await ready(customer))) ?? 0;
    const second = (await place(one, customer, { ...(await ready(customer)), goesWith: first })) ?? 0;
    await moveOrder(one, staff, first, "confirmed", "packed");
    await moveOrder(one, staff, second, "confirmed");
    const form = { ...(await ready(customer)), goesWith: first };
    const recipient = { name: "Ірина", surname: "Бондар", patronymic: "", phone: "380501112233" };
    const [third] = await Promise.all([
      place(other, customer, form),
      moveOrder(one, staff, first, "shipped").catch(lost),
      round % 2 === 0 ? cancelOrder(visit, second).catch(lost) : changeDelivery(visit, { number: second, recipient }).catch(lost),
      wantWaybills(testVisit(other, { staff }), { orders: [first], weightGrams: 500, seats: 1 }).then(() => makeWaybill(other, first)),
    ]);
    const base = await orderRow(one, first);
    for (const number of [second, ...(third ? [third] : [])]) {
      const addition = await orderRow(one, number);
      const isIn = addition.goes_with === base.id && addition.status !== "cancelled";
      if (isIn)
        expect([addition.status, addition.parcel_number]).toEqual([
          base.status === "shipped" ? "shipped" : addition.status,
          base.parcel_number,
        ]);
    }
  }
  await expectStockInOrder(one);
  expect(await orderInvariants(one)).toEqual([]);
});
