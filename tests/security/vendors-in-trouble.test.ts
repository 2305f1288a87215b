import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendDueMessages, sendMessage, writeMessage } from "../../features/messages/messages.server.ts";
import { demoDepartmentRows, demoSettlementRows } from "../../db/seed/delivery/nova-poshta-rows.ts";
import { getDepartments, getSettlements } from "../../features/delivery/delivery.contract.ts";
import { deliveryApi } from "../../features/delivery/delivery.server.ts";
import { deliveryEstimate } from "../../features/orders/placing/delivery-estimate.contract.ts";
import { placeOrder } from "../../features/orders/orders.contract.ts";
import { ordersApi } from "../../features/orders/orders.server.ts";
import type { Shop } from "../../features/shop.ts";
import { openNovaPoshta } from "../../integrations/nova-poshta/nova-poshta-client.ts";
import { novaPoshtaDirectory } from "../../integrations/nova-poshta/nova-poshta-directory.ts";
import { novaPoshtaEstimates } from "../../integrations/nova-poshta/nova-poshta-estimates.ts";
import { startNovaPoshtaStandIn, type StandInTrouble } from "../../integrations/nova-poshta/stand-in.ts";
import { callEndpoint } from "../../support/call-endpoint.ts";
import { addTestGoods } from "../../support/test-goods.ts";
import { fillTestCart, testDelivery, testOrderForm } from "../../support/test-order.ts";
import { startFakeSmtp, type MailTrouble } from "../../integrations/e-mail/fake-smtp.ts";
import { smtpMailer } from "../../integrations/e-mail/smtp-mailer.ts";
import { startFakeTurboSms } from "../../integrations/sms/fake-turbosms.ts";
import { turboSmsGateway } from "../../integrations/sms/turbosms-gateway.ts";
import type { VendorTrouble } from "../../integrations/vendor-stand-in.ts";
import { addSeconds } from "../../platform/time/time.ts";
import { freePort } from "../../support/postgres-cluster.ts";
import { addTestCustomer, openTestShop, randomPhone, testVisit, type TestShop } from "../../support/test-shop.ts";
import { timeoutMsIn, unanswered } from "../../support/stand-ins/stand-in-troubles.ts";

/** Each vendor of today in each trouble a vendor has, from the message in the database to what the vendor took, and after it is over. */
const DAY = 86_400;
let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

async function write(text: Parameters<typeof writeMessage>[2]["text"]): Promise<string> {
  const [id, now] = [randomUUID(), shop.clock.now()];
  await shop.db.write((tx) => writeMessage(tx, shop, { id, text, expiresAt: addSeconds(now, DAY), now }));
  return id;
}
const stateOf = async (id: string) =>
  (await shop.db.read.selectFrom("message").select("state").where("id", "=", id).executeTakeFirstOrThrow()).state;
/** The schedule of some hours. */
async function hoursPass(by: Shop): Promise<void> {
  for (let hour = 0; hour < 6; hour += 1) {
    shop.clock.advanceSeconds(3_600);
    await sendDueMessages(by);
  }
}

describe("an SMS gateway", () => {
  let fake: Awaited<ReturnType<typeof startFakeTurboSms>>;
  beforeAll(async () => void (fake = await startFakeTurboSms()));
  afterAll(() => fake.close());
  beforeEach(() => {
    fake.outbox.length = 0;
    fake.asked.count = 0;
  });
  afterEach(() => fake.make("none"));
  const withGateway = (mode: VendorTrouble = "none", address = fake.address): Shop => {
    const sms = turboSmsGateway({ token: fake.token, sender: fake.sender, address, timeoutMs: timeoutMsIn(mode) });
    return { ...shop, integrations: { ...shop.integrations, sms } };
  };
  const writeCode = () => write({ channel: "sms", phone: randomPhone(), text: "4821 — код входу", code: "4821" });

  /** Messages the gateway has taken in the end, and the shop's state: `unknown` is not repeated, its reader asks for another code. */
  const modes: [mode: VendorTrouble, taken: number, state: string][] = [
    ["slow", 1, "unknown"],
    ["breaks off", 0, "unknown"],
    ["internal error", 0, "unknown"],
    ["garbage", 0, "unknown"],
    ["a page of HTML", 0, "unknown"],
    ["half an answer", 1, "unknown"],
    ["answers twice", 1, "sent"],
    ["wrong clock", 1, "sent"],
    ["too many", 1, "sent"],
  ];
  test.each(modes)(
    "S50 that is in trouble (%s) has each message %d times, never twice, and the shop says %s",
    async (mode, taken, state) => {
      const troubled = withGateway(mode);
      const id = await writeCode();
      fake.make(mode);
      await sendMessage(troubled, id);
      fake.make("none");
      await hoursPass(troubled);
      expect([fake.outbox.length, await stateOf(id)]).toEqual([taken, state]);
    },
  );

  test("S50 that nobody could reach gets the message when it is there again, once", async () => {
    const id = await writeCode();
    expect(await sendMessage(withGateway("none", `http://127.0.0.1:${await freePort()}`), id)).toBe("late");
    expect(await stateOf(id)).toBe("waiting");
    await hoursPass(withGateway());
    expect([fake.outbox.length, await stateOf(id)]).toEqual([1, "sent"]);
  });

  test("S50 that went on being broken is left alone, and every message is tried for its day or told as given up", async () => {
    const troubled = withGateway();
    fake.make("internal error");
    const ids = await Promise.all(Array.from({ length: 12 }, writeCode));
    for (const id of ids) await sendMessage(troubled, id);
    expect(fake.asked.count).toBe(5);
    fake.make("none");
    await hoursPass(withGateway());
    const states = await Promise.all(ids.map(stateOf));
    expect(states.filter((state) => state === "unknown")).toHaveLength(5);
    expect(states.filter((state) => state === "sent")).toHaveLength(7);
    expect(fake.outbox).toHaveLength(7);
  });
});

describe("a mail server", () => {
  let fake: Awaited<ReturnType<typeof startFakeSmtp>>;
  beforeAll(async () => void (fake = await startFakeSmtp()));
  afterAll(() => fake.close());
  beforeEach(() => void (fake.letters.length = 0));
  afterEach(() => fake.make("none"));
  const withServer = (mode: MailTrouble = "none", url = fake.url): Shop => {
    const mailer = smtpMailer({ url, from: "shop@semyriad.example", timeoutMs: timeoutMsIn(mode) });
    return { ...shop, integrations: { ...shop.integrations, mailer } };
  };
  const writeLetter = () => write({ channel: "e-mail", to: "olena@mail.ua", subject: "Новинки", text: "Відкрийте" });
  const names = () => new Set(fake.letters.map((letter) => /^Message-ID: .*$/m.exec(letter)?.[0]));

  const modes: [mode: MailTrouble, taken: number][] = [
    ["slow", 1],
    ["refuses the recipient", 1],
    ["breaks off", 1],
    ["breaks off when it has taken it", 2],
    ["fails", 1],
    ["garbage", 1],
    ["HTML", 1],
    ["half an answer", 2],
    ["answers twice", 1],
    ["wrong clock", 1],
    ["silent", 1],
  ];
  test.each(modes)(
    "S50 that is in trouble (%s) gets the letter in the end, and who gets it again knows it by its name",
    async (mode, taken) => {
      const troubled = withServer(mode);
      const id = await writeLetter();
      fake.make(mode);
      await sendMessage(troubled, id);
      fake.make("none");
      await hoursPass(withServer());
      expect([fake.letters.length, await stateOf(id)]).toEqual([taken, "sent"]);
      expect([...names()]).toEqual([`Message-ID: <${id}@semyriad.example>`]);
    },
  );

  test("S50 that nobody could reach gets the letter when it is there again", async () => {
    const id = await writeLetter();
    await sendMessage(withServer("none", `smtp://127.0.0.1:${await freePort()}`), id);
    await hoursPass(withServer());
    expect([fake.letters.length, await stateOf(id)]).toEqual([1, "sent"]);
  });
});

describe("a carrier", () => {
  let standIn: Awaited<ReturnType<typeof startNovaPoshtaStandIn>>;
  beforeAll(async () => {
    standIn = await startNovaPoshtaStandIn({ settlements: demoSettlementRows, departments: demoDepartmentRows });
  });
  afterAll(() => standIn.close());
  const withCarrier = (mode: StandInTrouble = "none", address = standIn.address): TestShop => {
    const client = openNovaPoshta({ key: "", address: async () => address, timeoutMs: timeoutMsIn(mode), tries: 1 });
    const estimates = novaPoshtaEstimates(client, testDelivery.settlement);
    const vendors = new Map([["nova-poshta", { directory: novaPoshtaDirectory(client, "stand-in"), estimates }]]);
    return { ...shop, integrations: { ...shop.integrations, vendors } };
  };
  /** A customer's steps at the checkout, and the delivery's answers. */
  async function order(by: TestShop) {
    const customer = await addTestCustomer(by);
    const goods = await addTestGoods(by);
    await by.db.read.updateTable("product").set({ weight_grams: 450 }).where("id", "=", goods.productId).execute();
    await fillTestCart(by, customer, [goods]);
    const visit = testVisit(by, { customer });
    const form = await testOrderForm(by, customer);
    const { body: towns } = await callEndpoint(deliveryApi, getSettlements, visit, { search: "Київ" });
    const { body: departments } = await callEndpoint(deliveryApi, getDepartments, visit, { settlement: "kyiv", deliveryKind: "branch" });
    const { settlement, department } = form.delivery;
    const { body: estimate } = await callEndpoint(ordersApi, deliveryEstimate, visit, { orderId: form.orderId, settlement, department });
    const headers = new Headers({ "idempotency-key": randomUUID() });
    const { body: placed } = await callEndpoint(ordersApi, placeOrder, { ...visit, headers }, form);
    return { found: towns.length > 0 && departments.length > 0, estimate, placed: placed.result };
  }
  const unknown = { deliveryKopiykas: null, collectingKopiykas: null, arrivesOn: null, isFree: false };

  test.each([...unanswered, "no rows", "rows of something else"] satisfies StandInTrouble[])(
    "S50 that is in trouble (%s) delays no order: places are found, the price is said to be unknown",
    async (mode) => {
      standIn.make(mode);
      expect(await order(withCarrier(mode))).toEqual({ found: true, estimate: unknown, placed: true });
      standIn.make("none");
      const { estimate } = await order(withCarrier());
      expect(estimate.deliveryKopiykas).toBeGreaterThan(0);
    },
  );

  test("S50 with a wrong clock has a price and no day, and one that nobody reaches has neither", async () => {
    standIn.make("wrong clock");
    const { estimate } = await order(withCarrier());
    expect([estimate.deliveryKopiykas === null, estimate.arrivesOn]).toEqual([false, null]);
    standIn.make("none");
    expect(await order(withCarrier("none", `http://127.0.0.1:${await freePort()}/`))).toEqual({
      found: true,
      estimate: unknown,
      placed: true,
    });
  });
});
