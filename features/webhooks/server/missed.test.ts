import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { openReceiver, type Receiver } from "../../../support/receiver.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { addWebhook, deliveriesOf, freshenSecondFactor, sendWebhooks, type TestWebhook } from "../../../support/test-webhooks.ts";
import type { StaffMember } from "../../shop.ts";
import { MISSED_EVENT } from "../event-types.rules.ts";
import type { ShopEvent } from "../events.contract.ts";
import { listWebhooks, switchWebhook, withdrawWebhook } from "../webhooks.contract.ts";
import { keepWebhooks, recordEvents, webhooksApi } from "../webhooks.server.ts";

let shop: TestShop;
let staff: StaffMember;
let receiver: Receiver;
let endpoint: TestWebhook;
beforeAll(async () => {
  [shop, receiver] = await Promise.all([openTestShop(), openReceiver()]);
  shop.clock.set(new Date());
  ({ staff } = await addFirstOwner(shop));
});
afterAll(async () => {
  await receiver.close();
  await shop.close();
});
beforeEach(async () => {
  receiver.received.length = 0;
  takeAll();
  endpoint = await addWebhook(shop, staff, { url: receiver.url, events: ["order.placed"] });
});
afterEach(async () => {
  await freshenSecondFactor(shop);
  await callEndpoint(webhooksApi, withdrawWebhook, visit(), { id: endpoint.id });
});

const visit = () => testVisit(shop, { staff });
const takeAll = () => void (receiver.answering = (response) => response.writeHead(204).end());
const refuse = (status: number) => void (receiver.answering = (response) => response.writeHead(status).end());
const placed = (number: number): ShopEvent => ({
  type: "order.placed",
  data: { number, status: "new", paid: false },
  at: shop.clock.now(),
});
const happen = (...numbers: number[]) => shop.db.write((tx) => recordEvents(tx, numbers.map(placed)));
const turn = (isOn: boolean) => callEndpoint(webhooksApi, switchWebhook, visit(), { id: endpoint.id, isOn });
const view = async () => (await callEndpoint(webhooksApi, listWebhooks, visit(), {})).body.endpoints.find(({ id }) => id === endpoint.id);
const later = async (seconds: number) => {
  shop.clock.advanceSeconds(seconds);
  await sendWebhooks(shop);
};
/** The numbers of orders that were told, each once, whatever was tried in between. */
const told = async () =>
  (await deliveriesOf(shop, staff, endpoint))
    .filter(({ state, type }) => state === "delivered" && type === "order.placed")
    .map(({ data }) => (data as { number: number }).number)
    .sort();

test.each(["staff", "gone"] as const)(
  "a program that was off, by %s, is told between which moments nothing was kept for it",
  async (by) => {
    if (by === "staff") await turn(false);
    else {
      refuse(410);
      await happen(1);
      await sendWebhooks(shop);
    }
    const { isOn, offSince } = (await view()) ?? {};
    expect([isOn, offSince]).toEqual([false, shop.clock.now().toISOString()]);
    const happened: string[] = [];
    for (const number of [2, 3]) {
      await happen(number);
      happened.push(shop.clock.now().toISOString());
      await later(3_600);
    }
    takeAll();
    receiver.received.length = 0;
    await turn(true);
    await sendWebhooks(shop);
    const missed = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: { from: string; until: string } });
    expect(missed.map(({ type }) => type)).toEqual(by === "gone" ? ["order.placed", MISSED_EVENT] : [MISSED_EVENT]);
    const { from = "", until = "" } = missed.at(-1)?.data ?? {};
    for (const at of [offSince ?? "", ...happened]) expect(from < at && at < until, `${from} ${at} ${until}`).toBe(true);
    expect(await view()).toMatchObject({ isOn: true, offSince: null });
    await happen(4);
    await sendWebhooks(shop);
    expect((JSON.parse(receiver.received.at(-1)?.body ?? "") as { data: object }).data).toMatchObject({ number: 4 });
  },
);

test("a receiver that was dead for two days hears all of it once it is back, what was given up meanwhile too", async () => {
  refuse(503);
  await happen(1, 2, 3);
  await sendWebhooks(shop);
  for (let hour = 0; hour < 47; hour += 2) await later(7_200);
  expect((await deliveriesOf(shop, staff, endpoint)).some(({ state }) => state === "failed")).toBe(true);
  takeAll();
  await happen(4);
  await later(3_600);
  await later(10);
  expect(await told()).toEqual([1, 2, 3, 4]);
});

test("one that staff switch on after three days without a success hears all of it, what was given up too", async () => {
  refuse(500);
  await happen(1, 2);
  await sendWebhooks(shop);
  for (let hour = 0; hour < 76 && (await view())?.isOn; hour += 2) {
    if (hour % 12 === 0) await happen(10 + hour);
    await later(7_200);
  }
  expect(await view()).toMatchObject({ isOn: false, offBecause: "failing" });
  const made = (await deliveriesOf(shop, staff, endpoint)).length;
  takeAll();
  await turn(true);
  await later(1);
  await later(10);
  expect((await told()).length).toBe(made);
});

test("what fails while others are taken is the message's own fault and stays given up", async () => {
  receiver.answering = (response, { body }) => response.writeHead(body.includes('"number":1,') ? 422 : 204).end();
  await happen(1);
  await sendWebhooks(shop);
  for (let hour = 0; hour < 48; hour += 2) {
    await happen(100 + hour);
    await later(7_200);
  }
  receiver.received.length = 0;
  await happen(2);
  await later(3_600);
  expect(receiver.received.filter(({ body }) => body.includes('"number":1,'))).toEqual([]);
  const first = (await deliveriesOf(shop, staff, endpoint)).find(({ data }) => (data as { number: number }).number === 1);
  expect(first).toMatchObject({ state: "failed", tries: 8 });
});

test("switched on with more waiting than a dead one may have, it stays on while it takes it", async () => {
  refuse(500);
  const many = Array.from({ length: 10_001 }, (_, number) => placed(number));
  await shop.db.write((tx) => recordEvents(tx, many));
  await sendWebhooks(shop);
  await keepWebhooks(shop);
  expect(await view()).toMatchObject({ isOn: false, offBecause: "full" });
  takeAll();
  await turn(true);
  await keepWebhooks(shop);
  expect(await view()).toMatchObject({ isOn: true });
  refuse(500);
  await sendWebhooks(shop);
  await keepWebhooks(shop);
  expect(await view()).toMatchObject({ isOn: false, offBecause: "full" });
});
