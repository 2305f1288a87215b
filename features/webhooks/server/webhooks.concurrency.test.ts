import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openReceiver, type Receiver } from "../../../support/receiver.ts";
import { copyOfPreparedShop } from "../../../support/run/prepared-shop.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import { expectNoDeadlocks } from "../../../support/test-locks.ts";
import { openTestShop, type TestShop } from "../../../support/test-shop.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { addWebhook, deliveriesOf, sendWebhooks, type TestWebhook } from "../../../support/test-webhooks.ts";
import type { StaffMember } from "../../shop.ts";
import { recordEvents, tellPieces } from "../webhooks.server.ts";
import { deliver } from "./deliver.ts";

let shops: [TestShop, TestShop];
let staff: StaffMember;
let receiver: Receiver;
let endpoint: TestWebhook;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await copyOfPreparedShop();
  shops = [await openTestShop({ databaseUrl }), await openTestShop({ databaseUrl })];
  shops[1].clock = shops[0].clock;
  receiver = await openReceiver();
  ({ staff } = await addFirstOwner(shops[0]));
  endpoint = await addWebhook(shops[0], staff, { url: receiver.url, events: ["order.placed", "stock.changed"] });
});
afterAll(async () => {
  await receiver.close();
  await Promise.all(shops.map((shop) => shop.close()));
  await expectNoDeadlocks(databaseUrl);
});
beforeEach(() => void (receiver.received.length = 0));

const happen = (shop: TestShop, number: number) =>
  shop.db.write((tx) => recordEvents(tx, [{ type: "order.placed", data: { number, status: "new", paid: false }, at: shop.clock.now() }]));
const never = new AbortController().signal;

test("two processes send nothing twice and nothing at the same time to one receiver, while events are written", async () => {
  const numbers = Array.from({ length: 60 }, (_, at) => at);
  receiver.answering = (response) => void setTimeout(() => response.writeHead(204).end(), 3);
  const writing = Promise.all(numbers.map((number) => happen(shops[number % 2] ?? shops[0], number)));
  for (let round = 0; round < 6; round += 1) await Promise.all(shops.map((shop) => deliver(shop, endpoint.id, never)));
  await writing;
  await Promise.all(shops.map((shop) => deliver(shop, endpoint.id, never)));
  await sendWebhooks(shops[0]);
  const told = receiver.data().map((data) => (data as { number: number }).number);
  expect(told.toSorted((a, b) => a - b)).toEqual(numbers);
  expect(receiver.mostAtOnce).toBe(1);
  const deliveries = await deliveriesOf(shops[0], staff, endpoint);
  expect(new Set(deliveries.map(({ state, tries }) => `${state} ${tries}`))).toEqual(new Set(["delivered 1"]));
});

test("orders do not wait for each other, nor for a message that is being sent", async () => {
  let answer = () => {};
  receiver.answering = (response) => void (answer = () => response.writeHead(204).end());
  await happen(shops[0], 100);
  const sending = deliver(shops[0], endpoint.id, never);
  await expect.poll(() => receiver.received.length).toBe(1);
  const [open, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const long = shops[0].db.write(async (tx) => {
    await recordEvents(tx, [{ type: "order.placed", data: { number: 101, status: "new", paid: false }, at: shops[0].clock.now() }]);
    open.resolve();
    await goOn.promise;
  });
  await open.promise;
  await happen(shops[1], 102);
  goOn.resolve();
  await long;
  receiver.answering = (response) => response.writeHead(204).end();
  answer();
  await sending;
  await sendWebhooks(shops[1]);
  expect(new Set(receiver.data().map((data) => (data as { number: number }).number))).toEqual(new Set([100, 101, 102]));
});

test("a process that died with a receiver is taken for dead after a minute", async () => {
  const [dead, other] = shops;
  receiver.answering = () => undefined;
  await happen(dead, 200);
  const ending = new AbortController();
  const sending = deliver(dead, endpoint.id, ending.signal);
  await expect.poll(() => receiver.received.length).toBe(1);
  receiver.answering = (response) => response.writeHead(204).end();
  await deliver(other, endpoint.id, never);
  expect(receiver.received).toHaveLength(1);
  dead.clock.advanceSeconds(61);
  await deliver(other, endpoint.id, never);
  expect(receiver.received).toHaveLength(2);
  expect(receiver.received[0]?.headers["webhook-id"]).toBe(receiver.received[1]?.headers["webhook-id"]);
  ending.abort(new Error("the process ends"));
  await expect(sending).rejects.toThrow("the process ends");
});

test("two processes that heard of the same pieces tell of them once", async () => {
  const [one] = shops;
  await tellPieces(one);
  one.clock.advanceSeconds(20);
  const goods = await Promise.all(Array.from({ length: 20 }, () => addTestGoods(one, { stock: 3 })));
  one.clock.advanceSeconds(601);
  const told = await Promise.all([...shops, ...shops].map((shop) => tellPieces(shop)));
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(goods.length);
  await sendWebhooks(one);
  expect(receiver.types()).toEqual(["stock.changed"]);
});
