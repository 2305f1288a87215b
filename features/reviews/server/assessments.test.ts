import type { OrderStatus } from "../../orders/orders.contract.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { fillTestCart, testOrderForm } from "../../../support/test-order.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { placeOrder } from "../../orders/orders.server.ts";
import type { Customer, StaffMember } from "../../shop.ts";
import * as contract from "../reviews.contract.ts";
import { reviewsApi, staffReviewsApi } from "../reviews.server.ts";
import * as staffContract from "../staff-reviews.contract.ts";
import { type Id, idOf } from "../../../platform/ids.ts";

let shop: TestShop;
let staff: StaffMember;
let customer: Customer;
let number: number;
let productId: Id<"product">;
beforeAll(async () => {
  shop = await openTestShop();
  ({ staff } = await addFirstOwner(shop));
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await addTestCustomer(shop);
  const [goods] = await fillTestCart(shop, customer);
  productId = goods?.productId ?? idOf<"product">(0);
  await placeOrder(testVisit(shop, { customer }), await testOrderForm(shop, customer), randomUUID());
  const order = await shop.db.read
    .selectFrom("placed_order")
    .select("number")
    .where("account_id", "=", customer.id)
    .executeTakeFirstOrThrow();
  number = order.number;
});

const become = (status: OrderStatus) => shop.db.read.updateTable("placed_order").set({ status }).where("number", "=", number).execute();
const marks = { delivery_speed: 5, price_quality: 4, service_quality: 3 };
const assess = (who = customer, comment = "Забрала на третій день.") =>
  callEndpoint(reviewsApi, contract.addAssessment, testVisit(shop, { customer: who }), { number, ...marks, comment });
const isOffered = async (who = customer) =>
  (await callEndpoint(reviewsApi, contract.getAssessment, testVisit(shop, { customer: who }), { number })).body.offered;
const company = async () => (await callEndpoint(reviewsApi, contract.getReviews, testVisit(shop), {})).body;
async function publish() {
  const visit = testVisit(shop, { staff });
  const { body } = await callEndpoint(staffReviewsApi, staffContract.listStaffReviews, visit, { about: "order" });
  const { id = idOf<"review">(0), version = 0 } = body.data[0] ?? {};
  await callEndpoint(staffReviewsApi, staffContract.decideReview, visit, { id, version, status: "published", reason: "", reply: "" });
}

test("an order is assessed once, after its delivery", async () => {
  expect(await isOffered()).toBe(false);
  await expect(assess()).rejects.toMatchObject({ status: 409, messageKey: "reviews.notDelivered" });
  await become("delivered");
  expect(await isOffered()).toBe(true);
  await assess();
  expect(await isOffered()).toBe(false);
  await expect(assess()).rejects.toMatchObject({ status: 409, messageKey: "reviews.already" });
});

test("an order assessed twice at the same moment is assessed once", async () => {
  await become("completed");
  const both = await Promise.allSettled([assess(), assess()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("S30 a foreign order answers like a missing one", async () => {
  await become("delivered");
  const stranger = await addTestCustomer(shop);
  await expect(assess(stranger)).rejects.toMatchObject({ status: 404 });
  await expect(isOffered(stranger)).rejects.toMatchObject({ status: 404 });
  expect(await isOffered()).toBe(true);
});

test("approved, its marks stand among the shop's reviews; without words it only counts", async () => {
  await become("delivered");
  await assess();
  const before = await company();
  await publish();
  const after = await company();
  expect(after.data[0]).toMatchObject({ rating: 4, marks: { deliverySpeed: 5, priceQuality: 4, serviceQuality: 3 } });
  expect(after.rating.count).toBe(before.rating.count + 1);
  expect(after.assessments).toMatchObject({ deliverySpeed: 5, priceQuality: 4, serviceQuality: 3 });
});

test("an assessment without words counts in the rating and is not listed", async () => {
  await become("delivered");
  await assess(customer, "");
  const before = await company();
  await publish();
  const after = await company();
  expect([after.pagination.total, after.rating.count]).toEqual([before.pagination.total, before.rating.count + 1]);
});

test("a review by somebody who has received the product says so", async () => {
  const visit = testVisit(shop, { customer });
  await become("delivered");
  await callEndpoint(reviewsApi, contract.addReview, visit, { productId, rating: 5, comment: "Бордовий і є бордовий." });
  const row = await shop.db.read.selectFrom("review").select("bought").where("account_id", "=", customer.id).executeTakeFirstOrThrow();
  expect(row.bought).toBe(true);
});
