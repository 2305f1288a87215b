import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { addWebhook, freshenSecondFactor } from "../../../support/test-webhooks.ts";
import { idOf } from "../../../platform/ids.ts";
import type { StaffMember } from "../../shop.ts";
import { changeWebhook, listWebhooks, makeWebhook, switchWebhook, testWebhook, withdrawWebhook } from "../webhooks.contract.ts";
import { webhooksApi } from "../webhooks.server.ts";

let shop: TestShop;
let staff: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  ({ staff } = await addFirstOwner(shop));
});
afterAll(() => shop.close());

const owner = () => testVisit(shop, { staff });
const good = { name: "CRM", url: "https://crm.example/hooks", events: ["order.placed" as const] };
const make = (terms: object) => callEndpoint(webhooksApi, makeWebhook, owner(), { ...good, ...terms });
const list = async () => (await callEndpoint(webhooksApi, listWebhooks, owner(), {})).body.endpoints;
const audit = () =>
  shop.db.read
    .selectFrom("audit_entry")
    .select(["action", "entity_id", "before", "after"])
    .where("entity", "=", "webhook")
    .orderBy("id")
    .execute();

test("S29 an address needs a fresh second factor, and its secret is seen once, kept sealed, and in no log", async () => {
  shop.clock.advanceSeconds(600);
  await expect(make({})).rejects.toMatchObject({ status: 422, errors: { code: ["staff.codeNeeded"] } });
  await freshenSecondFactor(shop);
  const { body } = await make({});
  expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(JSON.stringify(body.view)).not.toContain(body.secret);
  const rows = await shop.db.read.selectFrom("webhook_endpoint").selectAll().execute();
  expect(JSON.stringify([rows, await list(), await audit()])).not.toContain(body.secret.slice(6));
  const id = body.view.endpoints[0]?.id ?? idOf<"webhook_endpoint">(0);
  shop.clock.advanceSeconds(600);
  for (const refused of [
    callEndpoint(webhooksApi, withdrawWebhook, owner(), { id }),
    callEndpoint(webhooksApi, changeWebhook, owner(), { ...good, id, url: "https://elsewhere.example/" }),
  ])
    await expect(refused).rejects.toMatchObject({ status: 422, errors: { code: ["staff.codeNeeded"] } });
});

test("what cannot be is told at its field, and a name belongs to one address until that is withdrawn", async () => {
  await freshenSecondFactor(shop);
  await expect(make({ name: "crm" })).rejects.toMatchObject({ errors: { name: ["webhooks.nameTaken"] } });
  await expect(make({ name: "Інша", url: "https://10.0.0.1/", events: [] })).rejects.toMatchObject({
    errors: { url: ["webhooks.url.notPublic"], events: ["webhooks.noEvents"] },
  });
  await expect(make({ name: "Інша", url: "http://crm.example/" })).rejects.toMatchObject({ errors: { url: ["webhooks.url.notHttps"] } });
  for (const odd of [
    { name: " " },
    { name: "x".repeat(41) },
    { url: `https://crm.example/${"x".repeat(500)}` },
    { events: ["product.changed"] },
    { events: Array.from({ length: 50 }, () => "order.paid") },
    { isOn: false },
  ])
    expect(makeWebhook.input.safeParse({ ...good, name: "Інша", ...odd }).success, JSON.stringify(odd)).toBe(false);
  const [{ id } = { id: idOf<"webhook_endpoint">(0) }] = await list();
  await callEndpoint(webhooksApi, withdrawWebhook, owner(), { id });
  await make({ events: ["order.paid", "order.paid", "stock.changed"] });
  const [fresh, gone] = await list();
  expect([fresh?.events, gone?.withdrawnAt === null]).toEqual([["order.paid", "stock.changed"], false]);
  await expect(callEndpoint(webhooksApi, switchWebhook, owner(), { id, isOn: true })).rejects.toMatchObject({ status: 404 });
  await expect(callEndpoint(webhooksApi, testWebhook, owner(), { id: idOf<"webhook_endpoint">(999_999) })).rejects.toMatchObject({
    status: 404,
  });
});

test("S35 what an owner changes stands in the log, before and after", async () => {
  await freshenSecondFactor(shop);
  const { id, name } = await addWebhook(shop, staff, { url: "https://one.example/", events: ["order.placed"] });
  const change = (terms: object) => callEndpoint(webhooksApi, changeWebhook, owner(), { ...good, id, ...terms });
  await expect(change({ name: "CRM" })).rejects.toMatchObject({ errors: { name: ["webhooks.nameTaken"] } });
  await expect(change({ name, url: "https://[fd00::1]/" })).rejects.toMatchObject({ errors: { url: ["webhooks.url.notPublic"] } });
  await change({ name, url: "https://two.example/", events: ["return.created"] });
  for (const isOn of [false, false, true]) await callEndpoint(webhooksApi, switchWebhook, owner(), { id, isOn });
  const entries = (await audit()).filter(({ entity_id: of }) => of === name);
  expect(entries.map(({ action }) => action)).toEqual(["add", "change", "off", "on"]);
  expect(entries[1]).toMatchObject({
    before: { url: "https://one.example/", events: ["order.placed"] },
    after: { url: "https://two.example/", events: ["return.created"] },
  });
});

test("two who change different fields of one address overwrite nothing of each other", async () => {
  await freshenSecondFactor(shop);
  const { id, name } = await addWebhook(shop, staff, { url: "https://one.example/", events: ["order.placed"] });
  const change = (terms: object) => callEndpoint(webhooksApi, changeWebhook, owner(), { id, ...terms });
  await change({ url: "https://two.example/" });
  await change({ events: ["return.created"] });
  expect((await list()).find((one) => one.id === id)).toMatchObject({ name, url: "https://two.example/", events: ["return.created"] });
  await expect(change({ events: [] })).rejects.toMatchObject({ errors: { events: ["webhooks.noEvents"] } });
});

test("a shop has twenty endpoints at most", async () => {
  await freshenSecondFactor(shop);
  const living = async () => (await list()).filter(({ withdrawnAt }) => withdrawnAt === null).length;
  while ((await living()) < 20) await addWebhook(shop, staff, { url: "https://more.example/", events: ["order.placed"] });
  await expect(make({ name: "Двадцять перша" })).rejects.toMatchObject({ status: 409 });
});
