import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { demoDepartments } from "../../../../../db/seed/delivery/departments.ts";
import { callEndpoint } from "../../../../../support/call-endpoint.ts";
import { runJobs } from "../../../../../support/run-jobs.ts";
import { demoDirectory } from "../../../../../support/stand-ins/demo-directory.ts";
import { testWaybills } from "../../../../../support/stand-ins/test-waybills.ts";
import { addTestGoods } from "../../../../../support/test-goods.ts";
import { buyAsNew, testDelivery } from "../../../../../support/test-order.ts";
import { orderRow } from "../../../../../support/test-orders.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../../support/test-shop.ts";
import { addFirstOwner } from "../../../../../support/test-staff.ts";
import type { Customer, Visit } from "../../../../shop.ts";
import { changeStatus } from "../../lifecycle/change-status.ts";
import { changeOrderDelivery, getOrderDelivery } from "../../../parcels/change-delivery.contract.ts";
import { getWaybill, wantWaybills } from "../../../parcels/waybills.contract.ts";
import { readLabel, staffOrdersApi, viewOrder } from "../../../orders.server.ts";
import { makeWaybill } from "./make-waybill.ts";
import { newsOf } from "../../../../../support/test-news.ts";

let shop: TestShop;
let staff: Visit;
const { waybills, standing, trouble, calm } = testWaybills();
beforeAll(async () => {
  shop = await openTestShop();
  staff = testVisit(shop, { staff: (await addFirstOwner(shop)).staff });
  shop.integrations.vendors = new Map([["nova-poshta", { directory: demoDirectory, waybills }]]);
});
afterEach(calm);
afterAll(() => shop.close());

const person = { name: "Ірина", surname: "Бондар", patronymic: "", phone: "+380501234567" };
const other = demoDepartments.find(
  ({ carrier, kind, settlementId }) => carrier === "nova-poshta" && kind === "branch" && settlementId !== testDelivery.settlement,
);
const elsewhere = { settlement: other?.settlementId ?? "", department: other?.id ?? "" };

async function move(number: number, status: "confirmed" | "packed" | "shipped") {
  const { version, parcel_number: parcelNumber } = await orderRow(shop, number);
  await changeStatus(staff, { id: number, status, version, parcelNumber, note: "" });
}

/** Packed, with a waybill of two seats. */
async function packed(): Promise<{ customer: Customer; number: number }> {
  const goods = await addTestGoods(shop);
  await shop.db.read.updateTable("product").set({ weight_grams: 450 }).where("id", "=", goods.productId).execute();
  const { customer, number } = await buyAsNew(shop, { goods: [goods] });
  await move(number, "confirmed");
  await move(number, "packed");
  await callEndpoint(staffOrdersApi, wantWaybills, staff, { orders: [number], weightGrams: 900, seats: 2 });
  await makeWaybill(shop, number);
  return { customer, number };
}
const change = async (number: number, delivery: { settlement: string; department: string } | undefined = elsewhere) => {
  const { version } = await orderRow(shop, number);
  return callEndpoint(staffOrdersApi, changeOrderDelivery, staff, { id: number, version, recipient: person, delivery });
};
const look = async (id: number) => (await callEndpoint(staffOrdersApi, getWaybill, staff, { id })).body;

test("a packed order goes to somebody else: its waybill is withdrawn, another of the same is made, and the customer is told", async () => {
  const { customer, number } = await packed();
  const first = await look(number);
  expect((await callEndpoint(staffOrdersApi, getOrderDelivery, staff, { id: number })).body).toMatchObject({ isOpen: true });
  const { body } = await change(number);
  expect(body).toMatchObject({ status: "packed", recipient: "Бондар Ірина", mayBeSentElsewhere: true });
  expect(await look(number)).toMatchObject({ state: "wanted", weightGrams: 900, seats: 2 });
  await runJobs(shop);
  const second = await look(number);
  expect(second.state).toBe("made");
  expect(second.number).not.toBe(first.number);
  expect([...standing.values()]).toMatchObject([
    {
      number: second.number,
      consignment: { recipient: { surname: "Бондар" }, to: { departmentId: other?.id }, weightGrams: 900, seats: 2 },
    },
  ]);
  expect((await readLabel(shop, number))?.toString()).toContain(second.number);
  expect((await orderRow(shop, number)).parcel_number).toBe(second.number);
  expect((await newsOf(shop, customer)).at(-1)).toMatchObject({
    kind: "order_sent_elsewhere",
    number,
    to: expect.stringContaining("Бондар Ірина, +380 (50) 123-45-67"),
  });
  expect((await viewOrder(testVisit(shop, { customer }), { number })).recipient.fullName).toBe("Бондар Ірина");
  const log = await shop.db.read.selectFrom("audit_entry").select("action").where("entity_id", "=", String(number)).orderBy("id").execute();
  expect(log.map(({ action }) => action).slice(-2)).toEqual(["waybill_withdrawn", "change"]);
});

test("what is refused withdraws nothing: a wrong branch, a change meanwhile, a parcel that has left", async () => {
  const { number } = await packed();
  const before = await look(number);
  await expect(change(number, { settlement: testDelivery.settlement, department: "nowhere" })).rejects.toMatchObject({ status: 422 });
  const { version } = await orderRow(shop, number);
  const stale = { id: number, version: version - 1, recipient: person };
  await expect(callEndpoint(staffOrdersApi, changeOrderDelivery, staff, stale)).rejects.toMatchObject({ status: 409 });
  expect([await look(number), standing.size]).toEqual([before, 1]);
  await move(number, "shipped");
  await expect(change(number)).rejects.toMatchObject({ status: 409, messageKey: "orders.parcelLeft" });
  expect([(await look(number)).number, standing.size]).toEqual([before.number, 1]);
});

test("where the carrier has the parcel, or is silent, nothing changes and it is said", async () => {
  const { number } = await packed();
  const before = await orderRow(shop, number);
  trouble.isHandedOver = true;
  await expect(change(number)).rejects.toMatchObject({ status: 409, messageKey: "orders.waybillStays" });
  trouble.isHandedOver = false;
  trouble.isSilent = true;
  await expect(change(number)).rejects.toMatchObject({ status: 503 });
  expect(await orderRow(shop, number)).toEqual(before);
});

test("two of staff at once: one changes it, one waybill stands in the end", async () => {
  const { number } = await packed();
  const done = await Promise.allSettled([change(number), change(number)]);
  expect(done.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(1);
  await runJobs(shop);
  expect(standing.size).toBeLessThanOrEqual(1);
  if (done.some(({ status }) => status === "fulfilled")) expect((await look(number)).state).toBe("made");
});
