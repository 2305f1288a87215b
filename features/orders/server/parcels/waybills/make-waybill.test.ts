import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { demoDepartmentRows, demoSettlementRows } from "../../../../../db/seed/delivery/nova-poshta-rows.ts";
import { openNovaPoshta } from "../../../../../integrations/nova-poshta/nova-poshta-client.ts";
import { novaPoshtaLabels } from "../../../../../integrations/nova-poshta/nova-poshta-labels.ts";
import { novaPoshtaWaybills } from "../../../../../integrations/nova-poshta/nova-poshta-waybills.ts";
import { startNovaPoshtaStandIn } from "../../../../../integrations/nova-poshta/stand-in.ts";
import { ukrposhtaDirectory } from "../../../../../integrations/ukrposhta/ukrposhta-directory.ts";
import { ukrposhtaWaybills } from "../../../../../integrations/ukrposhta/ukrposhta-waybills.ts";
import { callEndpoint } from "../../../../../support/call-endpoint.ts";
import { demoDirectory } from "../../../../../support/stand-ins/demo-directory.ts";
import { addTestGoods } from "../../../../../support/test-goods.ts";
import { fillTestCart, testDelivery, testOrderForm } from "../../../../../support/test-order.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../../support/test-shop.ts";
import { addFirstOwner } from "../../../../../support/test-staff.ts";
import { startTestUkrposhta, ukrposhtaSender } from "../../../../../support/stand-ins/ukrposhta-stand-in.ts";
import { loadDirectory } from "../../../../delivery/delivery.server.ts";
import { kopiykas } from "../../../../../platform/money/money.ts";
import { builtServices } from "../../../../settings/services.rules.ts";
import { writeSettings } from "../../../../settings/settings.server.ts";
import type { Visit } from "../../../../shop.ts";
import { getWaybill, wantWaybills, withdrawWaybill } from "../../../parcels/waybills.contract.ts";
import { placeOrder, readLabel, staffOrdersApi } from "../../../orders.server.ts";
import { makeWaybill } from "./make-waybill.ts";

let shop: TestShop;
let staff: Visit;
let novaPoshta: Awaited<ReturnType<typeof startNovaPoshtaStandIn>>;
let post: Awaited<ReturnType<typeof startTestUkrposhta>>;
beforeAll(async () => {
  shop = await openTestShop();
  await writeSettings(shop, { services: [...builtServices] });
  staff = testVisit(shop, { staff: (await addFirstOwner(shop)).staff });
  novaPoshta = await startNovaPoshtaStandIn({ settlements: demoSettlementRows, departments: demoDepartmentRows });
  post = await startTestUkrposhta();
  const directory = ukrposhtaDirectory(post.open({ timeoutMs: 2_000 }), "stand-in");
  await loadDirectory(shop, "ukrposhta", directory);
});
beforeEach(() => {
  const client = openNovaPoshta({ key: "", address: async () => novaPoshta.address, timeoutMs: 1_000, tries: 1 });
  const label = novaPoshtaLabels({ key: "secret", forms: async () => new URL(novaPoshta.address).origin });
  const sender = { city: "khmelnytskyi", branch: "np-khmelnytskyi-1", label };
  shop.integrations.vendors = new Map([
    ["nova-poshta", { directory: demoDirectory, waybills: novaPoshtaWaybills({ once: client, again: client }, sender) }],
    ["ukrposhta", { directory: demoDirectory, waybills: ukrposhtaWaybills(post.open({ timeoutMs: 1_000 }), ukrposhtaSender.uuid) }],
  ]);
});
afterEach(() => {
  novaPoshta.make("none");
  post.make("none");
  novaPoshta.documents.length = 0;
  post.shipments.length = 0;
});
afterAll(async () => {
  await Promise.all([novaPoshta.close(), post.close()]);
  await shop.close();
});

async function confirmed({
  delivery = testDelivery,
  grams = 450,
  more = {},
}: { delivery?: object; grams?: number; more?: object } = {}): Promise<number> {
  const customer = await addTestCustomer(shop);
  const goods = await addTestGoods(shop, { price: 64_000 });
  await shop.db.read.updateTable("product").set({ weight_grams: grams }).where("id", "=", goods.productId).execute();
  await fillTestCart(shop, customer, [goods]);
  const form = await testOrderForm(shop, customer);
  const placed = await placeOrder(
    testVisit(shop, { customer }),
    { ...form, ...more, delivery: { ...form.delivery, ...delivery } },
    randomUUID(),
  );
  if (!placed.placed) throw new Error(JSON.stringify(placed.causes));
  await shop.db.read.updateTable("placed_order").set({ status: "confirmed" }).where("number", "=", placed.numbers.number).execute();
  return placed.numbers.number;
}
const want = async (orders: number[], more: object = {}) =>
  (await callEndpoint(staffOrdersApi, wantWaybills, staff, { orders, ...more })).body;
const look = async (id: number) => (await callEndpoint(staffOrdersApi, getWaybill, staff, { id })).body;
const withdraw = (id: number) => callEndpoint(staffOrdersApi, withdrawWaybill, staff, { id });
const made = async (more: Parameters<typeof confirmed>[0] = {}): Promise<number> => {
  const order = await confirmed(more);
  await want([order]);
  await makeWaybill(shop, order);
  return order;
};
const toPostOffice = async () => {
  const office = await shop.db.read
    .selectFrom("carrier_department")
    .selectAll()
    .where("carrier", "=", "ukrposhta")
    .where("number", "=", "29000")
    .executeTakeFirstOrThrow();
  return { carrier: "ukrposhta", settlement: office.settlement_id, department: office.id };
};
const parcelOf = async (number: number) =>
  (await shop.db.read.selectFrom("placed_order").select("parcel_number").where("number", "=", number).executeTakeFirstOrThrow())
    .parcel_number;

test("a waybill is made with weight, recipient and what is collected, its number stands on the order, and its label is a PDF", async () => {
  const order = await confirmed();
  expect(await look(order)).toMatchObject({ state: "none", weightGrams: 450, isPossible: true });
  expect(await want([order], { seats: 2 })).toEqual({ wanted: 1, skipped: [] });
  await makeWaybill(shop, order);
  expect(novaPoshta.documents).toMatchObject([
    {
      InfoRegClientBarcodes: String(order),
      Weight: "0.5",
      SeatsAmount: "2",
      RecipientAddress: testDelivery.department,
      AfterpaymentOnGoodsCost: "640",
      PayerType: "Recipient",
      RecipientsPhone: "380671234567",
    },
  ]);
  expect(await look(order)).toMatchObject({ state: "made", number: "20450000000001", isPossible: false });
  expect(await parcelOf(order)).toBe("20450000000001");
  expect((await readLabel(shop, order))?.subarray(0, 5).toString()).toBe("%PDF-");
  expect(await want([order])).toEqual({ wanted: 0, skipped: [{ order, reason: "made" }] });
  await makeWaybill(shop, order);
  expect(novaPoshta.documents).toHaveLength(1);
});

test("the waybill of a reseller's buyer collects and declares the reseller's price, and names the shop's nowhere", async () => {
  const order = await confirmed({ more: { collectKopiykas: 99_900 } });
  await want([order]);
  await makeWaybill(shop, order);
  expect(novaPoshta.documents).toMatchObject([{ AfterpaymentOnGoodsCost: "999", Cost: "999" }]);
  expect(JSON.stringify(novaPoshta.documents)).not.toMatch(/"640(\.00?)?"/);
});

test("S50 a waybill whose answer was lost is found again and never made twice", async () => {
  const order = await confirmed();
  await want([order]);
  novaPoshta.make("loses its answer");
  // The sender's own data is asked for first, and is known from then on only when it was answered.
  await expect(makeWaybill(shop, order)).rejects.toThrow();
  novaPoshta.make("none");
  await makeWaybill(shop, order);
  const [{ IntDocNumber: number } = { IntDocNumber: "" }] = novaPoshta.documents;
  expect([novaPoshta.documents.length, await parcelOf(order)]).toEqual([1, number]);

  const other = await confirmed();
  await want([other]);
  const lost = shop.integrations.vendors.get("nova-poshta")?.waybills;
  if (!lost) throw new Error("no waybills");
  const { make } = lost;
  lost.make = async (consignment) => {
    await make(consignment);
    throw new Error("the answer is lost");
  };
  await expect(makeWaybill(shop, other)).rejects.toThrow("lost");
  expect(await look(other)).toMatchObject({ state: "wanted", error: "the carrier does not answer" });
  await makeWaybill(shop, other);
  expect(novaPoshta.documents.filter((one) => one["InfoRegClientBarcodes"] === String(other))).toHaveLength(1);
  expect((await look(other)).state).toBe("made");
});

test("two processes at once make one waybill", async () => {
  const order = await confirmed();
  await want([order]);
  await Promise.allSettled([makeWaybill(shop, order), makeWaybill(shop, order)]);
  expect(novaPoshta.documents).toHaveLength(1);
});

test("what the carrier refuses is told in its words and wanted again by staff", async () => {
  const { carrier, settlement } = testDelivery;
  const door = { streetId: "", street: "вул. Нова", house: "1", flat: "", note: "" };
  const order = await confirmed({ delivery: { carrier, settlement, kind: "courier", department: "", door } });
  await want([order]);
  await makeWaybill(shop, order);
  expect(await look(order)).toMatchObject({ state: "failed", error: "the street is not one of the carrier's", isPossible: true });
  expect(await want([order])).toMatchObject({ wanted: 1 });
  expect((await look(order)).state).toBe("wanted");
});

test("of an order that is on its way, or whose weight nobody knows, none is wanted; a weight may be named", async () => {
  const [shipped, unknown] = [await confirmed(), await confirmed({ grams: 0 })];
  await shop.db.read.updateTable("placed_order").set({ status: "shipped" }).where("number", "=", shipped).execute();
  expect(await want([shipped, unknown, 1])).toEqual({
    wanted: 0,
    skipped: [
      { order: shipped, reason: "status" },
      { order: unknown, reason: "weight" },
      { order: 1, reason: "unknown" },
    ],
  });
  expect(await want([unknown], { weightGrams: 900 })).toEqual({ wanted: 1, skipped: [] });
});

test("Ukrposhta is asked by postcode, the first order at the shop's expense, and a lost answer is found again", async () => {
  const delivery = await toPostOffice();
  const order = await confirmed({ delivery });
  await want([order]);
  await makeWaybill(shop, order);
  expect(post.shipments).toMatchObject([{ externalId: String(order), paidByRecipient: false, postPay: 640, deliveryType: "W2W" }]);
  expect(await parcelOf(order)).toMatch(/^\d{13}$/);
  await shop.db.read.updateTable("waybill").set({ state: "wanted" }).execute();
  shop.clock.advanceSeconds(200);
  await makeWaybill(shop, order);
  expect(post.shipments).toHaveLength(1);
  expect((await readLabel(shop, order))?.subarray(0, 5).toString()).toBe("%PDF-");
  const forBuyer = await confirmed({ delivery, more: { collectKopiykas: 99_900 } });
  await want([forBuyer]);
  await makeWaybill(shop, forBuyer);
  expect(post.shipments[1]).toMatchObject({ externalId: String(forBuyer), postPay: 999 });
});

test("a waybill is withdrawn at the carrier and made anew with what is owed by then", async () => {
  const order = await made();
  expect(await look(order)).toMatchObject({ collectedKopiykas: 64_000, dueKopiykas: 64_000, isWithdrawable: true, isPossible: false });
  await shop.db.read
    .updateTable("placed_order")
    .set({ goods: kopiykas(50_000), to_pay: kopiykas(50_000) })
    .where("number", "=", order)
    .execute();
  expect(await look(order)).toMatchObject({ collectedKopiykas: 64_000, dueKopiykas: 50_000 });
  expect((await withdraw(order)).body).toMatchObject({
    state: "withdrawn",
    collectedKopiykas: null,
    isWithdrawable: false,
    isPossible: true,
  });
  expect([novaPoshta.documents, await parcelOf(order)]).toEqual([[], ""]);
  expect(await readLabel(shop, order)).toBeUndefined();
  expect((await withdraw(order)).body).toMatchObject({ state: "withdrawn" });
  expect(await want([order])).toMatchObject({ wanted: 1 });
  await makeWaybill(shop, order);
  expect(novaPoshta.documents).toMatchObject([{ AfterpaymentOnGoodsCost: "500", InfoRegClientBarcodes: String(order) }]);
  expect(await look(order)).toMatchObject({ state: "made", collectedKopiykas: 50_000, dueKopiykas: 50_000 });
  const log = await shop.db.read
    .selectFrom("audit_entry")
    .select(["action"])
    .where("entity_id", "=", String(order))
    .orderBy("id")
    .execute();
  expect(log.map(({ action }) => action)).toEqual(["waybill", "waybill_withdrawn", "waybill"]);
});

test("what was handed over stays, what has left or was never made cannot be withdrawn, and a cancelled order's may", async () => {
  const order = await made();
  Object.assign(novaPoshta.documents[0] ?? {}, { IsAccepted: true });
  await expect(withdraw(order)).rejects.toMatchObject({ status: 409, messageKey: "orders.waybillStays" });
  expect(await look(order)).toMatchObject({ state: "made" });
  Object.assign(novaPoshta.documents[0] ?? {}, { IsAccepted: false });
  const set = (status: "shipped" | "cancelled") =>
    shop.db.read.updateTable("placed_order").set({ status }).where("number", "=", order).execute();
  await set("shipped");
  await expect(withdraw(order)).rejects.toMatchObject({ messageKey: "orders.noWaybill" });
  await set("cancelled");
  expect(await look(order)).toMatchObject({ isWithdrawable: true, dueKopiykas: 0 });
  expect((await withdraw(order)).body).toMatchObject({ state: "withdrawn", isPossible: false });
  await expect(withdraw(await confirmed())).rejects.toMatchObject({ messageKey: "orders.noWaybill" });
  await expect(withdraw(1)).rejects.toMatchObject({ status: 404 });
});

test("S50 while the carrier is silent a waybill stays; pressed twice at once, or after a lost answer, it is withdrawn once", async () => {
  const order = await made();
  novaPoshta.make("silent");
  await expect(withdraw(order)).rejects.toMatchObject({ status: 503 });
  expect((await look(order)).state).toBe("made");
  novaPoshta.make("loses its answer");
  await expect(withdraw(order)).rejects.toMatchObject({ status: 503 });
  novaPoshta.make("none");
  expect(novaPoshta.documents).toEqual([]);
  const both = await Promise.all([withdraw(order), withdraw(order)]);
  expect(both.map(({ body }) => (body as { state: string }).state)).toEqual(["withdrawn", "withdrawn"]);
});

test("Ukrposhta forgets a shipment that is only written, and keeps one it has", async () => {
  const order = await made({ delivery: await toPostOffice() });
  Object.assign(post.shipments[0] ?? {}, { status: "DELIVERING" });
  await expect(withdraw(order)).rejects.toMatchObject({ messageKey: "orders.waybillStays" });
  Object.assign(post.shipments[0] ?? {}, { status: "CREATED" });
  expect((await withdraw(order)).body).toMatchObject({ state: "withdrawn" });
  expect(post.shipments).toEqual([]);
  await want([order]);
  await makeWaybill(shop, order);
  expect(post.shipments).toHaveLength(1);
});
