import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { runJobs } from "../../../../support/run-jobs.ts";
import { addRichCustomer } from "../../../../support/test-card-order.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import type { PushAddress, PushOutcome, PushText } from "../../../../integrations/web-push/push-sender.ts";
import { addHours } from "../../../../platform/time/time.ts";
import { kopiykas } from "../../../../platform/money/money.ts";
import type { Customer } from "../../../shop.ts";
import type { News } from "../../news.rules.ts";
import * as contract from "../../push.contract.ts";
import { chooseNotifications, readNotifications } from "../../notifications.contract.ts";
import { notificationsApi, notify } from "../../notifications.server.ts";
import type { Endpoint, InputOf } from "../../../../platform/contracts/endpoint.ts";

let shop: TestShop;
let sent: { to: PushAddress; text: PushText }[] = [];
let answer: () => Promise<PushOutcome>;
beforeAll(async () => {
  shop = await openTestShop();
  shop.integrations.push = {
    publicKey: "key-of-the-shop",
    async send(to, text) {
      sent.push({ to, text });
      return answer();
    },
  };
});
afterAll(() => shop.close());
beforeEach(() => {
  sent = [];
  answer = async () => "sent";
});

const call = <E extends Endpoint>(customer: Customer, endpoint: E, input: InputOf<E>, locale: "ua" | "ru" = "ua") =>
  callEndpoint(notificationsApi, endpoint, testVisit(shop, { customer, locale }), input);
const browserOf = (name: string) => ({ endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, p256dh: "BCVxsr7N", auth: "BTBZMqHH" });
const subscribed = async (customer: Customer, locale: "ua" | "ru" = "ua") => {
  const browser = browserOf(randomUUID());
  await call(customer, contract.subscribeToPush, browser, locale);
  return browser;
};
const received: News = { kind: "payment_received", number: 100_234, sum: kopiykas(5_000) };
const tell = ({ id: accountId }: Customer, source = randomUUID(), news: News = received) =>
  shop.db.write((tx) => notify(tx, shop, { accountId, news, source, at: shop.clock.now() }));
const endpoints = () => sent.map(({ to }) => to.endpoint).toSorted();

test("every browser of the customer is told once, each in its language, with the page of the news", async () => {
  const customer = await addRichCustomer(shop);
  expect((await call(customer, contract.getPushKey, {})).body).toEqual({ key: "key-of-the-shop" });
  const [one, other] = [await subscribed(customer), await subscribed(customer, "ru")];
  const source = randomUUID();
  await Promise.all([tell(customer, source), tell(customer, source)]);
  await runJobs(shop);
  await runJobs(shop, { afterSeconds: 3_600 });
  expect(endpoints()).toEqual([one.endpoint, other.endpoint].toSorted());
  const [ua, ru] = [one, other].map(({ endpoint }) => sent.find(({ to }) => to.endpoint === endpoint)?.text);
  expect(ua).toMatchObject({ title: "Замовлення № 100234 сплачено", page: "/account/orders/100234", tag: ru?.tag });
  expect(ru).toMatchObject({ page: "/ru/account/orders/100234", forSeconds: 259_200 });
});

test("a topic that is switched off, a notice that is read, a browser that subscribes no more: nothing is sent", async () => {
  const customer = await addRichCustomer(shop);
  const browser = await subscribed(customer);
  await call(customer, chooseNotifications, { topic: "money", letters: true, sms: true, push: false });
  await tell(customer);
  await runJobs(shop);
  await call(customer, chooseNotifications, { topic: "money", letters: true, sms: true, push: true });
  await tell(customer);
  const { id } = await shop.db.read.selectFrom("notice").select("id").orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();
  await call(customer, readNotifications, { id });
  await runJobs(shop);
  expect(sent).toEqual([]);
  await call(await addRichCustomer(shop), contract.unsubscribeFromPush, { endpoint: browser.endpoint });
  await tell(customer);
  await runJobs(shop);
  expect(sent).toHaveLength(1);
  await call(customer, contract.unsubscribeFromPush, { endpoint: browser.endpoint });
  await tell(customer);
  await runJobs(shop);
  expect(sent).toHaveLength(1);
});

test("what is no longer so, or whose time is over, is not told; by night it waits for the morning", async () => {
  const customer = await addRichCustomer(shop);
  await subscribed(customer);
  const tellOf = (news: News, at = shop.clock.now()) =>
    shop.db.write((tx) => notify(tx, shop, { accountId: customer.id, news, source: randomUUID(), at }));
  const until = (hours: number) => addHours(shop.clock.now(), hours).toISOString();
  const waits = (number: number, hours: number): News => ({ kind: "payment_waits", number, toPay: kopiykas(5_000), until: until(hours) });
  await tellOf(waits(1, 3));
  await tellOf(waits(2, 3));
  await tellOf({ kind: "payment_received", number: 1, sum: kopiykas(5_000) });
  await tellOf(waits(3, -1));
  await runJobs(shop);
  expect(sent.map(({ text }) => text.title).toSorted()).toEqual(["Замовлення № 1 сплачено", "Замовлення № 2 чекає на оплату"]);
  expect(sent.find(({ text }) => text.title.includes("чекає"))?.text.forSeconds).toBe(10_800);
  sent = [];
  const ready: News = { kind: "order_status", number: 4, status: "ready", parcelNumber: "" };
  await tellOf(ready, new Date("2026-11-24T22:00:00Z"));
  await runJobs(shop, { afterSeconds: 9 * 3_600 - 60 });
  expect(sent).toEqual([]);
  await runJobs(shop, { afterSeconds: 60 });
  expect(sent.map(({ text }) => text.page)).toEqual(["/account/orders/4"]);
});

test("S43 who signs out is told nothing there any more; who signs in on that browser takes it over", async () => {
  const [before, after] = [await addRichCustomer(shop), await addRichCustomer(shop)];
  const browser = await subscribed(before);
  await tell(before);
  await shop.db.write((tx) =>
    tx.updateTable("access_token").set({ revoked_at: shop.clock.now() }).where("id", "=", before.tokenId).execute(),
  );
  await runJobs(shop);
  await tell(before);
  await runJobs(shop);
  expect(sent).toEqual([]);
  await call(after, contract.subscribeToPush, browser);
  await tell(after);
  await runJobs(shop);
  expect(endpoints()).toEqual([browser.endpoint]);
});

test("a browser that is gone is forgotten; a service in trouble is tried again, under the same tag", async () => {
  const customer = await addRichCustomer(shop);
  await subscribed(customer);
  answer = () => Promise.reject(new Error("a push service answered 503"));
  await tell(customer);
  await runJobs(shop);
  answer = async () => "gone";
  await runJobs(shop, { afterSeconds: 3_600 });
  expect(sent).toHaveLength(2);
  expect(sent[0]?.text.tag).toBe(sent[1]?.text.tag);
  const left = await shop.db.read.selectFrom("push_subscription").select("id").where("account_id", "=", customer.id).execute();
  expect(left).toEqual([]);
});

test("S49 an address that is of no push service is refused, and so are more than twenty browsers of one account", async () => {
  const customer = await addRichCustomer(shop);
  for (const endpoint of ["http://169.254.169.254/latest", "https://evil.example/push", "nonsense"])
    await expect(call(customer, contract.subscribeToPush, { ...browserOf("x"), endpoint })).rejects.toMatchObject({
      status: 422,
      errors: { endpoint: ["form.invalid"] },
    });
  for (let at = 0; at < 25; at += 1) await subscribed(customer);
  const rows = await shop.db.read.selectFrom("push_subscription").select("id").where("account_id", "=", customer.id).execute();
  expect(rows).toHaveLength(20);
});

test("a long text is cut at a word: a push service takes four kilobytes, and forty goods that were not found are more", async () => {
  const customer = await addRichCustomer(shop);
  await subscribed(customer);
  const title = { uk: "Сорочка приталена «Жайвір» з коротким рукавом, білий, 48", ru: "Рубашка приталенная «Жайвир», белый, 48" };
  const goods = Array.from({ length: 40 }, () => ({ title, pieces: 3 }));
  await tell(customer, randomUUID(), { kind: "order_short", number: 100_234, goods, toPay: null });
  shop.clock.set(addHours(shop.clock.now(), 12));
  await runJobs(shop);
  const [{ text } = { text: { title: "", body: "" } }] = sent;
  expect(text.body).toMatch(/^На складі не знайшли: Сорочка .+…$/);
  expect(Buffer.byteLength(JSON.stringify(text))).toBeLessThan(3_000);
});
