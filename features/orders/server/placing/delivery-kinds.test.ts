import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoDepartments } from "../../../../db/seed/delivery/departments.ts";
import { ukrposhtaDirectory } from "../../../../integrations/ukrposhta/ukrposhta-directory.ts";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testDelivery, testOrderForm } from "../../../../support/test-order.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { startTestUkrposhta } from "../../../../support/stand-ins/ukrposhta-stand-in.ts";
import { builtServices } from "../../../settings/services.rules.ts";
import { writeSettings } from "../../../settings/settings.server.ts";
import { loadDirectory } from "../../../delivery/delivery.server.ts";
import type { Customer } from "../../../shop.ts";
import { getOrder, placeOrder } from "../../orders.contract.ts";
import { cancelOrder, ordersApi, viewCheckout } from "../../orders.server.ts";

let shop: TestShop;
let post: { settlement: string; department: string };
beforeAll(async () => {
  shop = await openTestShop();
  await writeSettings(shop, { services: [...builtServices] });
  const vendor = await startTestUkrposhta();
  await loadDirectory(shop, "ukrposhta", ukrposhtaDirectory(vendor.open({ timeoutMs: 2_000 }), "stand-in"));
  await vendor.close();
  const office = await shop.db.read
    .selectFrom("carrier_department")
    .selectAll()
    .where("carrier", "=", "ukrposhta")
    .where("number", "=", "29000")
    .executeTakeFirstOrThrow();
  post = { settlement: office.settlement_id, department: office.id };
});
afterAll(() => shop.close());

const locker = demoDepartments.find(({ kind, settlementId }) => kind === "locker" && settlementId === testDelivery.settlement)?.id ?? "";
const door = { streetId: "", street: "вул. Нова", house: "12", flat: "7", note: "2 підʼїзд" };

async function orderer(grams = 450): Promise<Customer> {
  const customer = await addTestCustomer(shop);
  const goods = await addTestGoods(shop);
  await shop.db.read.updateTable("product").set({ weight_grams: grams }).where("id", "=", goods.productId).execute();
  await fillTestCart(shop, customer, [goods]);
  return customer;
}
const visitOf = (customer: Customer) => testVisit(shop, { customer });
async function place(customer: Customer, delivery: object) {
  const visit = { ...visitOf(customer), headers: new Headers({ "idempotency-key": `key of a test ${randomUUID()}` }) };
  const form = await testOrderForm(shop, customer);
  const { body } = await callEndpoint(ordersApi, placeOrder, visit, { ...form, delivery: delivery as typeof form.delivery });
  return body;
}
const look = async (customer: Customer, number: number | null) =>
  (await callEndpoint(ordersApi, getOrder, visitOf(customer), { number: number ?? 0 })).body;

test("an order goes to a locker, and one that cannot fit is told so before anything is sold", async () => {
  const light = await orderer();
  const toLocker = { ...testDelivery, kind: "locker", department: locker };
  const { number } = await place(light, toLocker);
  expect((await look(light, number)).delivery).toMatchObject({ kind: "locker", name: "Нова пошта, поштомат", free: false });

  const heavy = await orderer(21_000);
  expect((await viewCheckout(visitOf(heavy))).heaviestGrams).toBe(21_000);
  expect(await place(heavy, toLocker)).toMatchObject({ result: false, causes: [{ cause: "too_heavy" }] });
  expect(await place(heavy, testDelivery)).toMatchObject({ result: true });
});

test("a weight nobody knows keeps nobody from a locker", async () => {
  const customer = await orderer(0);
  expect((await viewCheckout(visitOf(customer))).heaviestGrams).toBeNull();
  expect(await place(customer, { ...testDelivery, kind: "locker", department: locker })).toMatchObject({ result: true });
});

test("a branch is no locker, a locker no branch, and a department is no door", async () => {
  const customer = await orderer();
  for (const delivery of [
    { ...testDelivery, kind: "locker" },
    { ...testDelivery, kind: "branch", department: locker },
    { ...testDelivery, kind: "branch", door },
  ])
    expect(await place(customer, delivery)).toMatchObject({ result: false, causes: [{ cause: "bad_department" }] });
  await expect(place(customer, { ...testDelivery, kind: "courier" })).rejects.toMatchObject({
    errors: { "delivery.door.street": ["form.required"] },
  });
  await expect(place(customer, { ...testDelivery, department: "" })).rejects.toMatchObject({
    errors: { "delivery.department": ["form.required"] },
  });
});

test("a courier brings an order to a door, which is remembered for the next one", async () => {
  const customer = await orderer();
  const { carrier, settlement } = testDelivery;
  const { number } = await place(customer, { carrier, kind: "courier", settlement, department: "", door });
  expect((await look(customer, number)).delivery).toMatchObject({ kind: "courier", department: "вул. Нова, 12, кв.\u00a07" });
  expect((await viewCheckout(visitOf(customer))).lastDelivery).toMatchObject({
    kind: "courier",
    street: "вул. Нова",
    house: "12",
    flat: "7",
  });
});

test("the first order by Ukrposhta ships free while that is switched on, the second does not, and one that was cancelled was none", async () => {
  const customer = await orderer();
  const delivery = { carrier: "ukrposhta", kind: "branch", ...post };
  const { number } = await place(customer, delivery);
  const first = await look(customer, number);
  expect(first).toMatchObject({ bill: { firstOrderFree: true }, delivery: { free: true, department: expect.stringMatching(/^29000, /) } });
  await fillTestCart(shop, customer);
  expect((await look(customer, (await place(customer, delivery)).number)).delivery.free).toBe(false);

  const changed = await orderer();
  const ended = await place(changed, delivery);
  await cancelOrder(testVisit(shop, { customer: changed }), ended.number ?? 0);
  await fillTestCart(shop, changed);
  expect((await look(changed, (await place(changed, delivery)).number)).delivery.free).toBe(true);

  await writeSettings(shop, { services: builtServices.filter((name) => name !== "first_free") });
  const other = await orderer();
  expect((await look(other, (await place(other, delivery)).number)).delivery.free).toBe(false);
  await writeSettings(shop, { services: [...builtServices] });
});

test("an order of before, that names no kind of place, is read as ever", async () => {
  const customer = await orderer();
  const { number } = await place(customer, testDelivery);
  const old = { settlementId: "kyiv", departmentId: "np-1", settlement: "м. Київ", department: "№ 1, вул. Соборна, 1" };
  await shop.db.read
    .updateTable("placed_order")
    .set({ delivery: JSON.stringify(old) })
    .where("number", "=", number)
    .execute();
  expect((await look(customer, number)).delivery).toMatchObject({ settlement: "м. Київ", department: "№ 1, вул. Соборна, 1" });
});
