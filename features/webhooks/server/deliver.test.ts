import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openReceiver, type Receiver } from "../../../support/receiver.ts";
import { runJobs } from "../../../support/run-jobs.ts";
import { openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { addWebhook, deliveriesOf, freshenSecondFactor, sendWebhooks, type TestWebhook } from "../../../support/test-webhooks.ts";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import type { Endpoint, InputOf, OutputOf } from "../../../platform/contracts/endpoint.ts";
import { idOf } from "../../../platform/ids.ts";
import { openWorkers } from "../../../platform/jobs/workers.ts";
import { undo } from "../../../platform/db/changes.ts";
import { writeSettings } from "../../settings/settings.server.ts";
import type { StaffMember } from "../../shop.ts";
import type { ShopEvent } from "../events.contract.ts";
import { deliver } from "./deliver.ts";
import { PAUSES } from "../tries.rules.ts";
import { listWebhooks, renewWebhookSecret, sendDeliveryAgain, switchWebhook, testWebhook, withdrawWebhook } from "../webhooks.contract.ts";
import { keepWebhooks, openWebhooks, recordEvents, webhooksApi, webhookWorks } from "../webhooks.server.ts";

let shop: TestShop;
let staff: StaffMember;
let receiver: Receiver;
beforeAll(async () => {
  [shop, receiver] = await Promise.all([openTestShop(), openReceiver()]);
  shop.clock.set(new Date());
  ({ staff } = await addFirstOwner(shop));
  await writeSettings(shop, { email_admin: "owner@shop.example" });
});
afterAll(async () => {
  await receiver.close();
  await shop.close();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.mostAtOnce = 0;
  receiver.answering = (response) => response.writeHead(204).end();
});
const endpoints: TestWebhook[] = [];
afterEach(async () => {
  for (const { id } of endpoints.splice(0)) await call(withdrawWebhook, { id });
});

const owner = () => testVisit(shop, { staff });
const call = async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> => {
  await freshenSecondFactor(shop);
  return (await callEndpoint(webhooksApi, endpoint, owner(), input)).body;
};
const add = async (more: { url?: string; events?: ["order.placed"] | ["order.paid"] | ["stock.changed", "order.placed"] } = {}) => {
  const made = await addWebhook(shop, staff, { url: receiver.url, events: ["order.placed"], ...more });
  endpoints.push(made);
  return made;
};
const placed = (number: number): ShopEvent => ({
  type: "order.placed",
  data: { number, status: "new", paid: false },
  at: shop.clock.now(),
});
const happen = (...numbers: number[]) => shop.db.write((tx) => recordEvents(tx, numbers.map(placed)));
const numbers = () =>
  receiver
    .data()
    .map((data) => (data as { number?: number }).number)
    .filter((number) => number !== undefined);
const viewOf = async ({ id }: TestWebhook) => (await call(listWebhooks, {})).endpoints.find((one) => one.id === id);
const states = async (endpoint: TestWebhook) =>
  (await deliveriesOf(shop, staff, endpoint)).map(({ state, tries, answerStatus, fault }) => [state, tries, answerStatus, fault]);
/** Whether a receiver with this secret believes the last message; their library's own check also wants today's clock. */
const isBy = (of: string): boolean => {
  const { body, headers } = receiver.received.at(-1) ?? { body: "", headers: {} as Record<string, string> };
  const expected = new Webhook(of).sign(String(headers["webhook-id"]), new Date(Number(headers["webhook-timestamp"]) * 1_000), body);
  return String(headers["webhook-signature"]).split(" ").includes(expected);
};
/** The next try of everything, after its pause and the endpoint's rest. */
const later = async (seconds: number) => {
  shop.clock.advanceSeconds(seconds);
  await sendWebhooks(shop);
};

test("what happened is told to whoever wants to hear of it, signed, in the order it happened", async () => {
  const wants = await add();
  const other = await add({ events: ["order.paid"] });
  await happen(1, 2);
  await happen(3);
  await sendWebhooks(shop);
  expect(numbers()).toEqual([1, 2, 3]);
  for (const { body, headers } of receiver.received) {
    const verified = new Webhook(wants.secret).verify(body, headers as Record<string, string>);
    expect(verified).toMatchObject({
      type: "order.placed",
      timestamp: shop.clock.now().toISOString(),
      data: { status: "new", paid: false },
    });
    expect(() => new Webhook(other.secret).verify(body, headers as Record<string, string>)).toThrow();
    expect(headers["content-type"]).toBe("application/json");
  }
  const sequences = receiver.received.map(({ body }) => (JSON.parse(body) as { sequence: number }).sequence);
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(3);
  expect(await states(wants)).toEqual(Array.from({ length: 3 }, () => ["delivered", 1, 204, ""]));
  expect(await states(other)).toEqual([]);
  await sendWebhooks(shop);
  expect(receiver.received).toHaveLength(3);
});

test("what is written is sent at once, without the schedule", async () => {
  await add();
  await openWebhooks(shop);
  const workers = await openWorkers(shop, webhookWorks(shop));
  await happen(90);
  await expect.poll(numbers, { timeout: 3_000 }).toEqual([90]);
  await Promise.all([happen(91), happen(92), happen(93)]);
  await expect.poll(() => numbers().length, { timeout: 3_000 }).toBe(4);
  await workers.stop();
});

test("nothing is told of what was undone or failed, and nothing is kept where nobody wants to hear", async () => {
  const endpoint = await add();
  const count = async () =>
    (
      await shop.db.read
        .selectFrom("webhook_event")
        .select((eb) => eb.fn.countAll<number>().as("n"))
        .executeTakeFirstOrThrow()
    ).n;
  const before = await count();
  await shop.db.write(async (tx) => {
    await recordEvents(tx, [placed(4)]);
    return undo(undefined);
  });
  const failing = shop.db.write(async (tx) => {
    await recordEvents(tx, [placed(5)]);
    throw new Error("the order could not be written");
  });
  await expect(failing).rejects.toThrow("could not be written");
  await shop.db.write((tx) =>
    recordEvents(tx, [{ type: "order.paid", data: { number: 6, status: "confirmed", paid: true }, at: shop.clock.now() }]),
  );
  await sendWebhooks(shop);
  expect(receiver.received).toEqual([]);
  expect(await states(endpoint)).toEqual([]);
  expect(await count()).toBe(before);
});

test("what is not taken comes again under its id with longer pauses, eight times, and then staff can send it again", async () => {
  const endpoint = await add();
  receiver.answering = (response) => response.writeHead(500).end("зламалося");
  await happen(7);
  await sendWebhooks(shop);
  for (const [at, pause] of PAUSES.entries()) {
    expect(receiver.received).toHaveLength(at + 1);
    await later(pause - 1);
    expect(receiver.received).toHaveLength(at + 1);
    await later(Math.ceil(pause / 10) + 600);
  }
  expect(receiver.received).toHaveLength(8);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(8);
  await later(200_000);
  expect(receiver.received).toHaveLength(8);
  const [delivery] = await deliveriesOf(shop, staff, endpoint);
  expect(delivery).toMatchObject({ state: "failed", tries: 8, answerStatus: 500, answerText: "зламалося", nextTryAt: null });
  receiver.answering = (response) => response.writeHead(200).end("ок");
  await call(sendDeliveryAgain, { id: delivery?.id ?? idOf<"webhook_delivery">(0) });
  await sendWebhooks(shop);
  expect(numbers()).toEqual(Array.from({ length: 9 }, () => 7));
  expect((await deliveriesOf(shop, staff, endpoint))[0]).toMatchObject({ state: "delivered", tries: 1, answerText: "ок" });
});

test("one message a receiver cannot take holds up no other", async () => {
  await add();
  receiver.answering = (response, { body }) => response.writeHead(body.includes('"number":8,') ? 400 : 204).end();
  await happen(8, 9, 10);
  await sendWebhooks(shop);
  expect(numbers()).toEqual([8, 9, 10]);
  await later(10);
  expect(numbers()).toEqual([8, 9, 10, 8]);
});

test("a dead receiver is not called for each message, and all comes in order once it is back", async () => {
  const endpoint = await add();
  receiver.answering = (response) => response.destroy();
  await happen(...Array.from({ length: 30 }, (_, at) => 100 + at));
  await sendWebhooks(shop);
  expect(receiver.received).toHaveLength(3);
  expect(await viewOf(endpoint)).toMatchObject({ isOn: true, waiting: 30, failingSince: expect.any(String) });
  await later(20);
  expect(receiver.received).toHaveLength(3);
  await later(11);
  expect(receiver.received).toHaveLength(4);
  receiver.answering = (response) => response.writeHead(204).end();
  receiver.received.length = 0;
  await later(61);
  expect(numbers().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, at) => 100 + at));
  expect(await viewOf(endpoint)).toMatchObject({ waiting: 0, failingSince: null });
  expect(receiver.mostAtOnce).toBe(1);
});

test("a receiver that asks for time gets it", async () => {
  await add();
  receiver.answering = (response) => response.writeHead(429, { "retry-after": "900" }).end();
  await happen(11, 12);
  await sendWebhooks(shop);
  await later(890);
  expect(numbers()).toEqual([11]);
  receiver.answering = (response) => response.writeHead(204).end();
  await later(20);
  expect(numbers().toSorted((a, b) => a - b)).toEqual([11, 11, 12]);
});

test("410 switches the address off and staff get a letter; switched on again, what waited comes", async () => {
  const endpoint = await add();
  receiver.answering = (response) => response.writeHead(410).end();
  await happen(13, 14);
  shop.mailLines.length = 0;
  await sendWebhooks(shop);
  expect(numbers()).toEqual([13]);
  expect(await viewOf(endpoint)).toMatchObject({ isOn: false, offBecause: "gone", waiting: 2 });
  await expect.poll(() => shop.mailLines.join()).toContain("owner@shop.example");
  await happen(15);
  await later(100_000);
  expect(numbers()).toEqual([13]);
  await expect(call(testWebhook, { id: endpoint.id })).rejects.toMatchObject({ status: 409 });
  receiver.answering = (response) => response.writeHead(204).end();
  await call(switchWebhook, { id: endpoint.id, isOn: true });
  await sendWebhooks(shop);
  expect(numbers()).toEqual([13, 13, 14]);
});

test("three days of nothing but failures switch it off, one success between does not", async () => {
  const endpoint = await add();
  receiver.answering = (response) => response.writeHead(503).end();
  const days = async (count: number) => {
    for (let hours = 0; hours < count * 24; hours += 8) {
      await happen(20 + hours);
      await later(8 * 3_600);
    }
  };
  await days(2.5);
  expect(await viewOf(endpoint)).toMatchObject({ isOn: true });
  receiver.answering = (response) => response.writeHead(204).end();
  await later(3_600);
  receiver.answering = (response) => response.writeHead(503).end();
  await days(2.5);
  expect(await viewOf(endpoint)).toMatchObject({ isOn: true });
  shop.mailLines.length = 0;
  await days(1);
  expect(await viewOf(endpoint)).toMatchObject({ isOn: false, offBecause: "failing" });
  await expect.poll(() => shop.mailLines.length).toBe(1);
});

test("a replaced secret signs beside the new one for a day", async () => {
  const endpoint = await add();
  const { secret } = await call(renewWebhookSecret, { id: endpoint.id });
  await happen(30);
  await sendWebhooks(shop);
  expect([isBy(endpoint.secret), isBy(secret)]).toEqual([true, true]);
  expect((await viewOf(endpoint))?.oldSecretUntil).not.toBeNull();
  shop.clock.advanceSeconds(86_400);
  await happen(31);
  await sendWebhooks(shop);
  expect([isBy(endpoint.secret), isBy(secret)]).toEqual([false, true]);
  expect(await viewOf(endpoint)).toMatchObject({ oldSecretUntil: null });
});

test("S56 a secret that the shop's own no longer opens is told, and what waited goes out by a new one", async () => {
  const endpoint = await add();
  await happen(35);
  const after = { ...shop, config: { ...shop.config, secret: "another secret of the shop that is long", oldSecret: undefined } };
  await deliver(after, endpoint.id, new AbortController().signal);
  expect(await states(endpoint)).toEqual([["waiting", 1, null, "secret"]]);
  const { secret } = await call(renewWebhookSecret, { id: endpoint.id });
  await later(10);
  expect(receiver.received).toHaveLength(1);
  expect(isBy(secret)).toBe(true);
});

test("a test goes to one address alone, once, whatever it is told of; so does what was withdrawn: not at all", async () => {
  const [one] = [await add({ events: ["order.paid"] }), await add()];
  receiver.answering = (response) => response.writeHead(500).end();
  await call(testWebhook, { id: one.id });
  await sendWebhooks(shop);
  await later(100_000);
  expect(receiver.types()).toEqual(["webhook.test"]);
  expect(await states(one)).toEqual([["failed", 1, 500, ""]]);
  await call(testWebhook, { id: one.id });
  await call(withdrawWebhook, { id: one.id });
  await call(withdrawWebhook, { id: one.id });
  await sendWebhooks(shop);
  expect(receiver.received).toHaveLength(1);
  expect(await states(one)).toEqual([
    ["failed", 0, null, "withdrawn"],
    ["failed", 1, 500, ""],
  ]);
});

test("an address of the own network is not called, and what waited for pieces is not told after a time off", async () => {
  const endpoint = await add({ events: ["stock.changed", "order.placed"] });
  await shop.db.write((tx) =>
    tx.updateTable("webhook_endpoint").set({ url: "https://169.254.169.254/" }).where("id", "=", endpoint.id).execute(),
  );
  await happen(40);
  await shop.db.write((tx) =>
    recordEvents(tx, [
      {
        type: "stock.changed",
        data: { variations: [{ variationId: idOf<"variation">(1), id: "77#42", pieces: 3 }] },
        at: shop.clock.now(),
      },
    ]),
  );
  await sendWebhooks(shop);
  expect(await states(endpoint)).toEqual([
    ["waiting", 1, null, "address"],
    ["waiting", 1, null, "address"],
  ]);
  await call(switchWebhook, { id: endpoint.id, isOn: false });
  await shop.db.write((tx) => tx.updateTable("webhook_endpoint").set({ url: receiver.url }).where("id", "=", endpoint.id).execute());
  await call(switchWebhook, { id: endpoint.id, isOn: true });
  await later(10);
  expect(receiver.types()).toEqual(["order.placed", "webhook.missed"]);
  expect((await states(endpoint)).map(([state, , , fault]) => [state, fault])).toEqual([
    ["delivered", ""],
    ["failed", "stale"],
    ["delivered", ""],
  ]);
});

test("a slow receiver holds up no other", async () => {
  const quick = await openReceiver();
  const slow = await add();
  await add({ url: quick.url });
  let answer = () => {};
  receiver.answering = (response) => void (answer = () => response.writeHead(204).end());
  await happen(50, 51);
  const sending = sendWebhooks(shop);
  await expect.poll(() => quick.received.length).toBe(2);
  expect(receiver.received).toHaveLength(1);
  receiver.answering = (response) => response.writeHead(204).end();
  answer();
  await sending;
  expect((await states(slow)).map(([state]) => state)).toEqual(["delivered", "delivered"]);
  await quick.close();
});

test("what happened a month ago is forgotten with its messages, and too much that waits switches an address off", async () => {
  const endpoint = await add();
  receiver.answering = (response) => response.writeHead(500).end();
  await happen(60);
  await sendWebhooks(shop);
  await shop.db.write((tx) =>
    recordEvents(
      tx,
      Array.from({ length: 10_001 }, (_, at) => placed(at)),
    ),
  );
  shop.mailLines.length = 0;
  await keepWebhooks(shop);
  expect(await viewOf(endpoint)).toMatchObject({ isOn: false, offBecause: "full", waiting: 1_000 });
  await expect.poll(() => shop.mailLines.length).toBe(1);
  await keepWebhooks(shop);
  expect(shop.mailLines).toHaveLength(1);
  shop.clock.advanceSeconds(31 * 86_400);
  await keepWebhooks(shop);
  expect(await states(endpoint)).toEqual([]);
  expect(await shop.db.read.selectFrom("webhook_event").select("id").executeTakeFirst()).toBeUndefined();
});

test("a process that ends in the middle sends it again later under the same id", async () => {
  const endpoint = await add();
  receiver.answering = () => undefined;
  await happen(70);
  const ending = new AbortController();
  const sending = deliver(shop, endpoint.id, ending.signal);
  await expect.poll(() => receiver.received.length).toBe(1);
  ending.abort(new Error("the process ends"));
  await expect(sending).rejects.toThrow("the process ends");
  receiver.answering = (response) => response.writeHead(204).end();
  await sendWebhooks(shop);
  await runJobs(shop);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(await states(endpoint)).toEqual([["delivered", 1, 204, ""]]);
});
