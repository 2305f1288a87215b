import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../../../support/call-endpoint.ts";
import { runJobs } from "../../../../../support/run-jobs.ts";
import { demoDirectory } from "../../../../../support/stand-ins/demo-directory.ts";
import { testWaybills } from "../../../../../support/stand-ins/test-waybills.ts";
import { addTestGoods } from "../../../../../support/test-goods.ts";
import { buyAsNew, fillTestCart, testOrderForm } from "../../../../../support/test-order.ts";
import { moveOrder, orderRow } from "../../../../../support/test-orders.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../../support/test-shop.ts";
import { addFirstOwner } from "../../../../../support/test-staff.ts";
import { writeSettings } from "../../../../settings/settings.server.ts";
import type { Customer, StaffMember } from "../../../../shop.ts";
import { placeOrder, staffOrdersApi } from "../../../orders.server.ts";
import { makeWaybill } from "./make-waybill.ts";
import { wantWaybills } from "../../../parcels/waybills.contract.ts";

let shop: TestShop;
let staff: StaffMember;
const { waybills, standing, trouble: carrier, calm } = testWaybills();

beforeAll(async () => {
  shop = await openTestShop();
  await writeSettings(shop, { email_admin: "staff@semyriad.example" });
  ({ staff } = await addFirstOwner(shop));
  shop.integrations.vendors = new Map([["nova-poshta", { directory: demoDirectory, waybills }]]);
});
afterEach(calm);
afterAll(() => shop.close());

const GRAMS = 400;

async function goods() {
  const added = await addTestGoods(shop, { price: 50_000 });
  await shop.db.read.updateTable("product").set({ weight_grams: GRAMS }).where("id", "=", added.productId).execute();
  return added;
}
async function addTo(customer: Customer, goesWith: number): Promise<number> {
  await fillTestCart(shop, customer, [await goods()]);
  const form = { ...(await testOrderForm(shop, customer)), goesWith };
  const placed = await placeOrder(testVisit(shop, { customer }), form, randomUUID());
  if (!placed.placed) throw new Error("the order was not placed");
  await moveOrder(shop, staff, placed.numbers.number, "confirmed");
  return placed.numbers.number;
}
/** Three orders in a parcel whose waybill is wanted. */
async function parcel(weightGrams?: number) {
  const { customer, number: first } = await buyAsNew(shop, { goods: [await goods()] });
  await moveOrder(shop, staff, first, "confirmed");
  const [second, third] = [await addTo(customer, first), await addTo(customer, first)];
  const wish = { orders: [first], ...(weightGrams === undefined ? {} : { weightGrams }) };
  await callEndpoint(staffOrdersApi, wantWaybills, testVisit(shop, { staff }), wish);
  return { first, second, third };
}
const cancel = (number: number) => moveOrder(shop, staff, number, "cancelled");
const consignment = (number: number) => standing.get(String(number))?.consignment;
const settle = async () => {
  await runJobs(shop);
  await runJobs(shop, { afterSeconds: 600 });
};

test("a cancelled addition leaves the waybill of its parcel, which is made anew, and staff are told that its goods are in the box", async () => {
  const { first, second, third } = await parcel();
  await makeWaybill(shop, first);
  expect(consignment(first)).toMatchObject({ weightGrams: 3 * GRAMS, worth: 150_000, collected: 150_000 });
  const { parcel_number: before } = await orderRow(shop, first);
  const { length } = shop.mailLines;
  await cancel(second);
  await settle();
  expect(consignment(first)).toMatchObject({ weightGrams: 2 * GRAMS, worth: 100_000, collected: 100_000 });
  const { parcel_number: after } = await orderRow(shop, first);
  expect([after === before, after]).toEqual([false, standing.get(String(first))?.number]);
  expect([(await orderRow(shop, second)).parcel_number, (await orderRow(shop, third)).parcel_number]).toEqual(["", after]);
  const told = shop.mailLines.slice(length).join();
  expect(told).toContain(`№ ${second} скасовано, тому ТТН ${before} посилки № ${first} відкликано`);
});

test("a weight that staff typed loses what the cancelled weighs; two at once are both left out", async () => {
  const { first, second, third } = await parcel(1_500);
  await makeWaybill(shop, first);
  await Promise.all([cancel(second), cancel(third)]);
  await settle();
  await settle();
  expect(consignment(first)).toMatchObject({ weightGrams: 1_500 - 2 * GRAMS, worth: 50_000, collected: 50_000 });
});

test("cancelled before the carrier is asked it is never on it; while it is asked, and after a lost answer, it is taken off", async () => {
  const before = await parcel();
  await cancel(before.second);
  await makeWaybill(shop, before.first);
  expect(consignment(before.first)).toMatchObject({ weightGrams: 2 * GRAMS, worth: 100_000 });

  const meanwhile = await parcel();
  carrier.whileMaking = async () => {
    carrier.whileMaking = async () => {};
    await cancel(meanwhile.second);
  };
  await makeWaybill(shop, meanwhile.first);
  expect(consignment(meanwhile.first)).toMatchObject({ weightGrams: 3 * GRAMS });
  await settle();
  expect(consignment(meanwhile.first)).toMatchObject({ weightGrams: 2 * GRAMS, worth: 100_000 });
});

test("where the carrier has the parcel its waybill stays, and staff are told once; one it is silent of is tried again", async () => {
  const { first, second, third } = await parcel();
  await makeWaybill(shop, first);
  const { length } = shop.mailLines;
  carrier.isSilent = true;
  await cancel(second);
  await runJobs(shop);
  expect(shop.mailLines.slice(length).join()).not.toContain("відкликано");
  carrier.isSilent = false;
  await settle();
  expect(consignment(first)).toMatchObject({ weightGrams: 2 * GRAMS });
  carrier.isHandedOver = true;
  await cancel(third);
  await settle();
  await settle();
  expect(consignment(first)).toMatchObject({ weightGrams: 2 * GRAMS });
  expect(shop.mailLines.slice(length).filter((line) => line.includes("не відкликає"))).toHaveLength(1);
});
