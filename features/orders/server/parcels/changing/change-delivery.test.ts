import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoDepartments } from "../../../../../db/seed/delivery/departments.ts";
import { orderRow } from "../../../../../support/test-orders.ts";
import { fillTestCart, testDelivery, testOrderForm } from "../../../../../support/test-order.ts";
import { callEndpoint } from "../../../../../support/call-endpoint.ts";
import { addFirstOwner } from "../../../../../support/test-staff.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../../support/test-shop.ts";
import type { Customer, StaffMember } from "../../../../shop.ts";
import { changeOrderDelivery, getOrderDelivery } from "../../../parcels/change-delivery.contract.ts";
import { placeOrder, staffOrdersApi, viewOrder } from "../../../orders.server.ts";
import { changeDelivery } from "./change-delivery.ts";
import { changeStatus } from "../../lifecycle/change-status.ts";

let shop: TestShop;
let manager: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  ({ staff: manager } = await addFirstOwner(shop));
});
afterAll(() => shop.close());

const other = demoDepartments.find(
  ({ carrier, kind, id, settlementId }) =>
    carrier === "nova-poshta" && kind === "branch" && id !== testDelivery.department && settlementId !== testDelivery.settlement,
);
const locker = demoDepartments.find(({ carrier, kind }) => carrier === "nova-poshta" && kind === "locker");
const person = { name: "Ірина", surname: "Бондар", patronymic: "", phone: "+380501234567" };

async function placed(): Promise<{ customer: Customer; number: number }> {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer);
  const answer = await placeOrder(testVisit(shop, { customer }), await testOrderForm(shop, customer), randomUUID());
  if (!answer.placed) throw new Error("not placed");
  return { customer, number: answer.numbers.number };
}
const orderOf = (number: number) => orderRow(shop, number);
const change = ({ customer, number }: { customer: Customer; number: number }, delivery?: { settlement: string; department: string }) =>
  changeDelivery(testVisit(shop, { customer }), { number, recipient: person, delivery });

test("another person and another branch: the order says so, its history names it for staff, its price stays", async () => {
  const order = await placed();
  if (!other) throw new Error("the demo directory has one branch");
  const before = await orderOf(order.number);
  await change(order, { settlement: other.settlementId, department: other.id });
  const after = await viewOrder(testVisit(shop, { customer: order.customer }), { number: order.number });
  expect(after).toMatchObject({ recipient: { fullName: "Бондар Ірина", phone: "380501234567" }, history: [{ status: "new" }] });
  expect(await orderOf(order.number)).toMatchObject({
    delivery: { settlementId: other.settlementId, departmentId: other.id },
    to_pay: before.to_pay,
    version: before.version + 1,
  });
  const events = await shop.db.read.selectFrom("order_event").selectAll().where("order_id", "=", before.id).execute();
  expect(events.at(-1)).toMatchObject({ by_whom: "customer", status: "new" });
  expect(events.at(-1)?.note).toContain("Бондар Ірина");
});

test("the person alone: the place stays", async () => {
  const order = await placed();
  const before = await orderOf(order.number);
  await change(order);
  expect((await orderOf(order.number)).delivery).toEqual(before.delivery);
});

test("a department that is unknown, of another town, or of another kind is refused at its field", async () => {
  const order = await placed();
  const wrong = { status: 422, errors: { "delivery.department": ["orders.cause.bad_department"] } };
  await expect(change(order, { settlement: testDelivery.settlement, department: "nowhere" })).rejects.toMatchObject(wrong);
  await expect(change(order, { settlement: testDelivery.settlement, department: other?.id ?? "" })).rejects.toMatchObject(wrong);
  await expect(change(order, { settlement: locker?.settlementId ?? "", department: locker?.id ?? "" })).rejects.toMatchObject(wrong);
});

test("packed, or with a waybill, it goes where it was to go; S30 another's order is not there", async () => {
  const [packed, withWaybill] = [await placed(), await placed()];
  for (const status of ["confirmed", "packed"] as const) {
    const { version } = await orderOf(packed.number);
    await changeStatus(testVisit(shop, { staff: manager }), { id: packed.number, status, version, parcelNumber: "", note: "" });
  }
  await expect(change(packed)).rejects.toMatchObject({ status: 409, messageKey: "orders.alreadyPacked" });
  const { id } = await orderOf(withWaybill.number);
  const at = shop.clock.now();
  const wish = { weight_grams: 1_000, seats: 1, by_whom: "x", wanted_at: at, held_until: at, error: "" };
  await shop.db.write((tx) =>
    tx
      .insertInto("waybill")
      .values({ order_id: id, state: "wanted", ...wish })
      .execute(),
  );
  await expect(change(withWaybill)).rejects.toMatchObject({ status: 409, messageKey: "orders.hasWaybill" });
  await expect(staffChange(withWaybill.number)).rejects.toMatchObject({ status: 409, messageKey: "orders.waybillIsMade" });
  await expect(change({ customer: await addTestCustomer(shop), number: packed.number })).rejects.toMatchObject({ status: 404 });
});

const asStaff = () => testVisit(shop, { staff: manager });
const staffChange = async (number: number, more: { version?: number; delivery?: { settlement: string; department: string } } = {}) => {
  const { version } = await orderOf(number);
  return callEndpoint(staffOrdersApi, changeOrderDelivery, asStaff(), { id: number, version, recipient: person, ...more });
};

test("staff whom a customer called send the order elsewhere in their stead: the form begins with what is, the history names them", async () => {
  const { customer, number } = await placed();
  const { body: before } = await callEndpoint(staffOrdersApi, getOrderDelivery, asStaff(), { id: number });
  expect(before).toMatchObject({
    isOpen: true,
    isPlaceOpen: true,
    departmentId: testDelivery.department,
    settlementId: testDelivery.settlement,
  });
  const place = { settlement: other?.settlementId ?? "", department: other?.id ?? "" };
  const { body } = await staffChange(number, { delivery: place });
  expect(body).toMatchObject({ recipient: "Бондар Ірина", phone: "380501234567", version: before.version + 1 });
  expect(body.history.at(-1)).toMatchObject({ byWhom: manager.email, note: expect.stringContaining("Бондар Ірина") });
  expect(await viewOrder(testVisit(shop, { customer }), { number })).toMatchObject({ recipient: { fullName: "Бондар Ірина" } });
});

test("staff change what they saw: another's change, a parcel that has left and a wrong department are refused, one that is not there too", async () => {
  const { number } = await placed();
  const { version } = await orderOf(number);
  await expect(staffChange(number, { version: version - 1 })).rejects.toMatchObject({ status: 409 });
  const wrong = { settlement: testDelivery.settlement, department: "nowhere" };
  await expect(staffChange(number, { delivery: wrong })).rejects.toMatchObject({ status: 422 });
  for (const status of ["confirmed", "packed", "shipped"] as const) {
    const now = await orderOf(number);
    await changeStatus(asStaff(), { id: number, status, version: now.version, parcelNumber: "20450000000001", note: "" });
  }
  await expect(staffChange(number)).rejects.toMatchObject({ status: 409, messageKey: "orders.parcelLeft" });
  const nobodys = { id: 999_999_999, version: 1, recipient: person };
  await expect(callEndpoint(staffOrdersApi, changeOrderDelivery, asStaff(), nobodys)).rejects.toMatchObject({ status: 404 });
});

test("changed while staff pack it: one of the two is first, and a packed order never changes", async () => {
  for (let round = 0; round < 5; round += 1) {
    const order = await placed();
    const visit = testVisit(shop, { staff: manager });
    const { version } = await orderOf(order.number);
    await changeStatus(visit, { id: order.number, status: "confirmed", version, parcelNumber: "", note: "" });
    const now = await orderOf(order.number);
    const [packing, changing] = await Promise.allSettled([
      changeStatus(visit, { id: order.number, status: "packed", version: now.version, parcelNumber: "", note: "" }),
      change(order),
    ]);
    expect([packing.status, changing.status]).toContain("rejected");
    const after = await orderOf(order.number);
    expect((after.recipient as { name: string }).name === "Ірина").toBe(changing.status === "fulfilled");
  }
});
