import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { fillTestCart, testOrderForm } from "../../../support/test-order.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { findCustomerByToken, issueToken, recogniseDevice } from "../../accounts/accounts.server.ts";
import { placeOrder } from "../../orders/orders.server.ts";
import type { Customer } from "../../shop.ts";
import { usualLimits } from "../../../platform/limits/limits.ts";
import { exportPersonalData, requestDeletion } from "../personal-data.contract.ts";
import { personalDataApi } from "../personal-data.server.ts";

let shop: TestShop;
let customer: Customer;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set("2026-11-21T10:00:00Z");
  customer = await onNewDevice((await addTestCustomer(shop)).id);
});

async function onNewDevice(accountId: Customer["id"]): Promise<Customer> {
  const now = shop.clock.now();
  const token = await shop.db.write(async (tx) => {
    const { deviceId } = await recogniseDevice(tx, { accountId, credential: undefined, userAgent: "Firefox", now });
    return issueToken(tx, { accountId, deviceId, proof: "sms", now });
  });
  const found = await findCustomerByToken(shop, token, now);
  if (!found) throw new Error("the token is nobody's");
  return found;
}

const exported = async (who = customer) =>
  (await callEndpoint(personalDataApi, exportPersonalData, testVisit(shop, { customer: who }), {})).body.tables;

test("S53 the export holds the person's profile, order with its goods and notices, no secret and nobody else's rows", async () => {
  for (const one of [await onNewDevice((await addTestCustomer(shop)).id), customer]) {
    await fillTestCart(shop, one);
    await placeOrder(testVisit(shop, { customer: one }), await testOrderForm(shop, one), randomUUID());
  }
  const tables = await exported();
  expect(tables["account"]).toMatchObject([{ phone: customer.phone, name: "Олена" }]);
  expect(tables["placed_order"]).toHaveLength(1);
  expect(tables["order_line"]).toHaveLength(1);
  expect(tables["notice"]).toMatchObject([{ kind: "order_placed" }]);
  expect(tables["device"]).toMatchObject([{ user_agent: "Firefox" }]);
  expect(JSON.stringify(tables)).not.toMatch(/hash|sealed/);
});

test("S53 the export gives out what staff noted about the person, without who noted it", async () => {
  const { staff } = await addFirstOwner(shop);
  const now = shop.clock.now();
  const { id: thread_id } = await shop.db.read
    .insertInto("chat_thread")
    .values({ account_id: customer.id, created_at: now, changed_at: now, last_seq: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await shop.db.read
    .insertInto("chat_note")
    .values({ thread_id, staff_id: staff.id, text: "Просила не дзвонити зранку", at: now })
    .execute();
  const request = { kind: "offer" as const, name: "Олена", phone: customer.phone, company: "", wanted: "Сукні" };
  await shop.db.read
    .insertInto("lead")
    .values({ ...request, note: "Дзвонили двічі", created_at: now })
    .execute();
  const tables = await exported();
  expect(tables["chat_note"]).toEqual([{ text: "Просила не дзвонити зранку", at: now }]);
  expect(tables["lead"]).toMatchObject([{ note: "Дзвонили двічі" }]);
});

test("S33 S59 an account exports five times an hour: each reads every table about people", async () => {
  const counting: TestShop = { ...shop, config: { ...shop.config, limits: usualLimits } };
  const ask = () => callEndpoint(personalDataApi, exportPersonalData, testVisit(counting, { customer }), {});
  for (let time = 0; time < 5; time += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ status: 429 });
  const another = await onNewDevice((await addTestCustomer(shop)).id);
  await callEndpoint(personalDataApi, exportPersonalData, testVisit(counting, { customer: another }), {});
  shop.clock.advanceSeconds(3_600);
  await ask();
});

test("S25 a new device without a PIN exports nothing until it is a day old", async () => {
  const stranger = await onNewDevice(customer.id);
  await expect(exported(stranger)).rejects.toMatchObject({ status: 409 });
  shop.clock.advanceSeconds(86_400);
  expect((await exported(stranger))["account"]).toHaveLength(1);
});

test("the wish to be deleted is a task for staff", async () => {
  await callEndpoint(personalDataApi, requestDeletion, testVisit(shop, { customer }), {});
  expect(await shop.db.read.selectFrom("lead").select(["kind", "phone", "status"]).where("phone", "=", customer.phone).execute()).toEqual([
    { kind: "deletion", phone: customer.phone, status: "new" },
  ]);
});
