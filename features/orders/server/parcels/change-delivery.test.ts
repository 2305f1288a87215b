import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoDepartments } from "../../../../db/seed/delivery/departments.ts";
import { orderRow } from "../../../../support/test-orders.ts";
import { fillTestCart, testDelivery, testOrderForm } from "../../../../support/test-order.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import type { Customer, StaffMember } from "../../../shop.ts";
import { placeOrder, viewOrder } from "../../orders.server.ts";
import { changeDelivery } from "./change-delivery.ts";
import { changeStatus } from "../lifecycle/change-status.ts";

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
  await expect(change({ customer: await addTestCustomer(shop), number: packed.number })).rejects.toMatchObject({ status: 404 });
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
