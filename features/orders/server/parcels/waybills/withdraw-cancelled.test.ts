import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../../../support/call-endpoint.ts";
import { runJobs } from "../../../../../support/run-jobs.ts";
import { demoDirectory } from "../../../../../support/stand-ins/demo-directory.ts";
import { testWaybills } from "../../../../../support/stand-ins/test-waybills.ts";
import { addTestGoods } from "../../../../../support/test-goods.ts";
import { buyAsNew } from "../../../../../support/test-order.ts";
import { orderRow } from "../../../../../support/test-orders.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../../support/test-shop.ts";
import { addFirstOwner } from "../../../../../support/test-staff.ts";
import { writeSettings } from "../../../../settings/settings.server.ts";
import type { Customer, Visit } from "../../../../shop.ts";
import { cancelOrder } from "../../lifecycle/cancel-order.ts";
import { changeStatus } from "../../lifecycle/change-status.ts";
import { getWaybill, handleWaybills, wantWaybills } from "../../../parcels/waybills.contract.ts";
import { listStaffOrders } from "../../../staff-orders.contract.ts";
import { staffOrdersApi, viewOrder } from "../../../orders.server.ts";
import { makeWaybill } from "./make-waybill.ts";

let shop: TestShop;
let staff: Visit;
const { waybills, standing, trouble: carrier, calm } = testWaybills();

beforeAll(async () => {
  shop = await openTestShop();
  await writeSettings(shop, { email_admin: "staff@semyriad.example" });
  staff = testVisit(shop, { staff: (await addFirstOwner(shop)).staff });
  shop.integrations.vendors = new Map([["nova-poshta", { directory: demoDirectory, waybills }]]);
});
afterEach(calm);
afterAll(() => shop.close());

async function wanted(): Promise<{ customer: Customer; number: number }> {
  const goods = await addTestGoods(shop);
  await shop.db.read.updateTable("product").set({ weight_grams: 450 }).where("id", "=", goods.productId).execute();
  const { customer, number } = await buyAsNew(shop, { goods: [goods] });
  const { version } = await orderRow(shop, number);
  await changeStatus(staff, { id: number, status: "confirmed", version, parcelNumber: "", note: "" });
  await callEndpoint(staffOrdersApi, wantWaybills, staff, { orders: [number] });
  return { customer, number };
}
async function made() {
  const order = await wanted();
  await makeWaybill(shop, order.number);
  return order;
}
async function cancel(number: number) {
  const { version } = await orderRow(shop, number);
  await changeStatus(staff, { id: number, status: "cancelled", version, parcelNumber: "", note: "" });
}
const stateOf = async (number: number) => {
  const { id } = await orderRow(shop, number);
  return (await shop.db.read.selectFrom("waybill").select("state").where("order_id", "=", id).executeTakeFirst())?.state;
};
const listed = async (waybill: "left" | "handled") =>
  (await callEndpoint(staffOrdersApi, listStaffOrders, staff, { waybill })).body.data.map(({ id }) => id);
const left = () => listed("left");
const handled = () => listed("handled");
const after = (afterSeconds: number) => runJobs(shop, { afterSeconds });

test.each(["staff", "customer"])("a waybill of an order that %s cancels is withdrawn at the carrier", async (who) => {
  const { customer, number } = await made();
  expect(standing.size).toBe(1);
  if (who === "staff") await cancel(number);
  else await cancelOrder(testVisit(shop, { customer }), number);
  expect(await left()).toEqual([number]);
  await after(0);
  expect([standing.size, await stateOf(number), await left()]).toEqual([0, "withdrawn", []]);
  expect(await orderRow(shop, number)).toMatchObject({ status: "cancelled", parcel_number: "" });
  const shown = await viewOrder(testVisit(shop, { customer }), { number });
  expect(shown.history.map(({ status }) => status)).toEqual(["new", "confirmed", "cancelled"]);
});

test("one that the carrier keeps stays in the list of the day, and staff are told once", async () => {
  const { number } = await made();
  const { length } = shop.mailLines;
  carrier.isHandedOver = true;
  await cancel(number);
  await after(0);
  await after(1_000);
  expect([await stateOf(number), await left()]).toEqual(["made", [number]]);
  expect(shop.mailLines.slice(length).join()).toContain("вже в перевізника");
  const notes = await shop.db.read
    .selectFrom("order_event")
    .select("note")
    .where("order_id", "=", (await orderRow(shop, number)).id)
    .where("by_whom", "=", "carrier")
    .execute();
  expect(notes).toEqual([{ note: expect.stringContaining("не відкликає") }]);
  carrier.isHandedOver = false;
});

test("staff tick off one that the carrier keeps, and take the tick back: who and when is said, and stands in the audit", async () => {
  const { number } = await made();
  const living = await made();
  carrier.isHandedOver = true;
  await cancel(number);
  await after(0);
  const handle = async (isHandled: boolean) =>
    (await callEndpoint(staffOrdersApi, handleWaybills, staff, { orders: [number, living.number], isHandled })).body.changed;
  const seen = async () => (await callEndpoint(staffOrdersApi, getWaybill, staff, { id: number })).body;
  expect(await seen()).toMatchObject({ isLeft: true, handled: null });
  expect([await handle(true), await handle(true)]).toEqual([[number], []]);
  expect([await left(), await handled()]).toEqual([expect.not.arrayContaining([number]), [number]]);
  expect(await seen()).toMatchObject({ isLeft: true, handled: { by: staff.staff?.email, at: shop.clock.now().toISOString() } });
  expect([await handle(false), await handle(false)]).toEqual([[number], []]);
  expect([await left(), await handled()]).toEqual([expect.arrayContaining([number]), []]);
  expect((await seen()).handled).toBeNull();
  const audit = await shop.db.read
    .selectFrom("audit_entry")
    .select(["action", "staff_email"])
    .where("entity_id", "=", String(number))
    .where("action", "like", "waybill_%")
    .orderBy("id")
    .execute();
  expect(audit).toEqual(["waybill_handled", "waybill_unhandled"].map((action) => ({ action, staff_email: staff.staff?.email })));
});

test("while the carrier is silent it is asked again, and the order stands in the list meanwhile", async () => {
  const { number } = await made();
  carrier.isSilent = true;
  await cancel(number);
  await after(0);
  expect([await stateOf(number), await left()]).toContainEqual(expect.arrayContaining([number]));
  carrier.isSilent = false;
  await after(600);
  expect([standing.size, await stateOf(number)]).toEqual([0, "withdrawn"]);
});

test("one that is asked for when the order is cancelled is withdrawn: before it is made, while it is, and after an answer was lost", async () => {
  const before = await wanted();
  await cancel(before.number);
  await after(0);
  await after(600);
  expect([standing.size, await stateOf(before.number)]).toEqual([0, "withdrawn"]);

  const meanwhile = await wanted();
  carrier.whileMaking = () => cancel(meanwhile.number);
  await makeWaybill(shop, meanwhile.number);
  expect(standing.size).toBe(1);
  await after(0);
  await after(600);
  expect([standing.size, await stateOf(meanwhile.number)]).toEqual([0, "withdrawn"]);

  carrier.whileMaking = async () => {};
  const lost = await wanted();
  carrier.losesAnswers = true;
  await expect(makeWaybill(shop, lost.number)).rejects.toThrow("lost");
  await cancel(lost.number);
  expect(await left()).toContain(lost.number);
  await after(0);
  await after(600);
  expect([standing.size, await stateOf(lost.number)]).toEqual([0, "withdrawn"]);
});
