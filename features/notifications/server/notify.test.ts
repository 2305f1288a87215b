import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { idOf } from "../../../platform/ids.ts";
import { kopiykas } from "../../../platform/money/money.ts";
import { sendDueMessages } from "../../messages/messages.server.ts";
import { writeSettings } from "../../settings/settings.server.ts";
import type { Customer, Shop } from "../../shop.ts";
import { copyOfPreparedShop } from "../../../support/run/prepared-shop.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import type { News } from "../news.rules.ts";
import { leaveTopic, notify, unreadNotices, viewNotices } from "../notifications.server.ts";
import { choose } from "./choices.ts";
import { leavingToken } from "./leave-topic.ts";
import { readNotices } from "./view-notices.ts";

let shop: TestShop;
let customer: Customer;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await copyOfPreparedShop();
  shop = await openTestShop({ databaseUrl });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.smsLines.length = 0;
  shop.mailLines.length = 0;
  customer = await reachable("olena@mail.ua");
});

async function reachable(email: string, change: { locale?: "ua" | "ru"; blacklisted_at?: Date } = {}): Promise<Customer> {
  const made = await addTestCustomer(shop);
  await shop.db.write((tx) =>
    tx
      .updateTable("account")
      .set({ email, ...change })
      .where("id", "=", made.id)
      .execute(),
  );
  return made;
}

const shipped: News = { kind: "order_status", number: 100_234, status: "shipped", parcelNumber: "20450012345678" };
const bonus: News = { kind: "bonus_credited", sum: kopiykas(5_120), until: "2026-11-30T21:59:59.000Z" };
const tell = (who: Customer, news: News, { source = "the first", by = shop as Shop, locale }: Partial<Telling> = {}) =>
  by.db.write((tx) => notify(tx, by, { accountId: who.id, news, source, at: shop.clock.now(), ...(locale && { locale }) }));
type Telling = { source: string; by: Shop; locale: "ua" | "ru" };

const sent = async (): Promise<string[]> => {
  const waiting = () => shop.db.read.selectFrom("message").select("id").where("settled_at", "is", null).execute();
  await expect.poll(waiting).toEqual([]);
  return [...shop.mailLines, ...shop.smsLines];
};
const read = (who: Customer, locale: "ua" | "ru" = "ua") => viewNotices(testVisit(shop, { customer: who, locale }));

describe("told once", () => {
  test("by three processes that all hear of it, twice each", async () => {
    const others = await Promise.all([1, 2].map(() => openTestShop({ databaseUrl })));
    const processes = [shop, ...others.map((one) => ({ ...shop, db: one.db, memory: one.memory }))];
    await Promise.all(processes.flatMap((by) => [tell(customer, shipped, { by }), tell(customer, shipped, { by })]));
    expect(await sent()).toHaveLength(1);
    expect((await read(customer)).notices).toHaveLength(1);
    await Promise.all(others.map((one) => one.close()));
  });

  test("nothing is told of what was rolled back", async () => {
    const broken = shop.db.write(async (tx) => {
      await notify(tx, shop, { accountId: customer.id, news: shipped, source: "the first", at: shop.clock.now() });
      throw new Error("the cause did not happen");
    });
    await expect(broken).rejects.toThrow("the cause did not happen");
    expect([await sent(), (await read(customer)).notices]).toEqual([[], []]);
  });

  test("another cause of the same kind is told as well", async () => {
    await tell(customer, bonus, { source: "payment 1" });
    await tell(customer, bonus, { source: "payment 2" });
    expect(await sent()).toHaveLength(2);
  });
});

describe("the way it goes", () => {
  test("a letter names the seller and leads to the order; without an address the parcel's number goes by SMS", async () => {
    await writeSettings(shop, { seller_name: { uk: "ТОВ «Семиряд»", ru: "ООО «Семиряд»" }, seller_code: "12345678" });
    const nameless = await reachable("");
    await tell(customer, shipped);
    await tell(nameless, shipped);
    const [letter, sms] = await sent();
    expect(letter).toBe(
      'mail olena@mail.ua "Замовлення № 100234 у дорозі" http://localhost:3000/account/orders/100234 http://localhost:3000/account/notifications',
    );
    expect(sms).toBe(`sms +${nameless.phone} Семиряд: замовлення № 100234 у дорозі, ТТН 20450012345678`);
  });

  test("an account the shop does not serve is told nothing", async () => {
    const blocked = await reachable("b@mail.ua", { blacklisted_at: shop.clock.now() });
    await tell(blocked, shipped);
    expect([await sent(), (await read(blocked)).notices]).toEqual([[], []]);
  });

  test("choices are respected; the account shows everything", async () => {
    await choose(testVisit(shop, { customer }), { topic: "orders", letters: false, sms: false, push: true });
    await tell(customer, shipped);
    await tell(customer, bonus);
    await tell(customer, { kind: "order_placed", number: 100_235, companionNumber: null, toPay: kopiykas(100), waitsUntil: null });
    expect((await sent()).map((line) => line.split('"')[1]).toSorted()).toEqual([
      "Замовлення № 100235 прийнято",
      "Нараховано бонуси: 51,20\u00a0грн",
    ]);
    expect((await read(customer)).notices).toHaveLength(3);
  });

  test("one click on a letter's way out ends its topic, needs no sign-in and nothing else", async () => {
    await leaveTopic(testVisit(shop), leavingToken(shop, { accountId: customer.id, topic: "bonuses" }));
    await tell(customer, bonus);
    expect(await sent()).toEqual([]);
    await tell(customer, shipped);
    expect(await sent()).toHaveLength(1);
  });

  test("a way out of an account that is gone is as good as taken", async () => {
    const gone = leavingToken(shop, { accountId: idOf<"account">(2_000_000_000), topic: "bonuses" });
    await leaveTopic(testVisit(shop), gone);
    expect(await sent()).toEqual([]);
  });

  test("S27 a way out that the shop did not write, or that is none, is not found", async () => {
    for (const token of ["x".repeat(60), leavingToken(shop, { accountId: customer.id, topic: "orders" })])
      await expect(leaveTopic(testVisit(shop), token)).rejects.toMatchObject({ status: 404 });
  });
});

describe("at night", () => {
  const unsent = () => shop.db.read.selectFrom("message").select("state").where("settled_at", "is", null).execute();
  afterEach(async () => {
    shop.clock.set("2026-11-21T10:00:00Z");
    await shop.db.write((tx) => tx.deleteFrom("message").where("settled_at", "is", null).execute());
  });

  test("a letter is sent, an SMS wakes nobody and goes out at nine in the morning of Kyiv", async () => {
    const nameless = await reachable("");
    shop.clock.set("2026-11-24T22:30:00Z");
    await tell(customer, shipped);
    await expect.poll(() => shop.mailLines).toHaveLength(1);
    await tell(nameless, shipped);
    shop.clock.set("2026-11-25T06:59:59Z");
    await sendDueMessages(shop);
    expect(shop.smsLines).toEqual([]);
    shop.clock.set("2026-11-25T07:00:00Z");
    await sendDueMessages(shop);
    expect(shop.smsLines).toEqual([expect.stringContaining("у дорозі")]);
  });

  test("whoever has just tried to pay hears of it at once", async () => {
    const nameless = await reachable("");
    shop.clock.set("2026-11-24T22:30:00Z");
    await tell(nameless, { kind: "payment_failed", number: 100_234, sum: kopiykas(100) });
    await expect.poll(() => shop.smsLines).toHaveLength(1);
  });

  test("what is no longer so in the morning is not sent, of that order alone", async () => {
    const nameless = await reachable("");
    shop.clock.set("2026-11-24T22:30:00Z");
    await tell(nameless, { ...shipped, status: "ready" }, { source: "ready" });
    await tell(nameless, { ...shipped, status: "ready", number: 100_235 }, { source: "another" });
    await tell(nameless, { ...shipped, status: "delivered" }, { source: "delivered" });
    expect(await unsent()).toHaveLength(1);
    shop.clock.set("2026-11-25T07:00:00Z");
    await sendDueMessages(shop);
    expect(shop.smsLines).toEqual([expect.stringContaining("№ 100235 чекає на вас")]);
    const kept = shop.db.read.selectFrom("message").select("notice_id").where("settled_at", "is not", null);
    expect((await kept.execute()).every(({ notice_id }) => notice_id === null)).toBe(true);
  });
});

describe("while letters cannot be sent", () => {
  let mailer: Shop["integrations"]["mailer"];
  beforeEach(() => {
    mailer = shop.integrations.mailer;
  });
  afterEach(() => {
    shop.integrations.mailer = mailer;
    shop.clock.set("2026-11-21T10:00:00Z");
  });

  test("a reminder to pay that waits is withdrawn when the order is paid, or when its time is over", async () => {
    const sentSince: string[] = [];
    shop.integrations.mailer = { name: "down", send: () => Promise.reject(new Error("no mail server")) };
    const waits = (number: number, until: string): News => ({ kind: "payment_waits", number, toPay: kopiykas(100), until });
    for (const number of [1, 2]) await tell(customer, waits(number, "2026-11-21T12:00:00Z"), { source: `order ${number}` });
    await tell(customer, waits(3, "2026-11-21T10:30:00Z"), { source: "order 3" });
    const failed = () => shop.db.read.selectFrom("message").select("id").where("state", "=", "waiting").where("attempts", ">", 0).execute();
    await expect.poll(async () => (await failed()).length).toBe(3);
    shop.integrations.mailer = { name: "up", send: async ({ subject }) => void sentSince.push(subject) };
    await tell(customer, { kind: "payment_received", number: 1, sum: kopiykas(100) }, { source: "payment" });
    const inHand = () => shop.db.read.selectFrom("message").select("id").where("state", "=", "sending").execute();
    await expect.poll(inHand).toEqual([]);
    expect(sentSince).toEqual(["Замовлення № 1 сплачено"]);
    shop.clock.set("2026-11-21T11:00:00Z");
    await sendDueMessages(shop);
    await expect.poll(() => sentSince.toSorted()).toEqual(["Замовлення № 1 сплачено", "Замовлення № 2 чекає на оплату"]);
  });
});

describe("the reader's language", () => {
  test("a letter is written in the order's language, else in the account's", async () => {
    const russian = await reachable("iryna@mail.ua", { locale: "ru" });
    await tell(russian, shipped);
    await tell(russian, { ...shipped, status: "ready" }, { source: "the second", locale: "ua" });
    expect((await sent()).map((line) => line.split('"')[1]).toSorted()).toEqual([
      "Заказ № 100234 в пути",
      "Замовлення № 100234 чекає на вас",
    ]);
  });

  test("the account reads the same notice in either", async () => {
    await tell(customer, shipped);
    expect((await read(customer)).notices[0]?.title).toBe("Замовлення №\u00a0100234 у\u00a0дорозі");
    expect((await read(customer, "ru")).notices[0]?.title).toBe("Заказ №\u00a0100234 в\u00a0пути");
  });
});

describe("the list", () => {
  test("is paged newest first by a cursor, and what a newer program wrote is left out", async () => {
    for (let at = 0; at < 25; at += 1) await tell(customer, { ...shipped, number: 200_000 + at }, { source: `order ${at}` });
    await shop.db.write((tx) =>
      tx
        .insertInto("notice")
        .values({ account_id: customer.id, kind: "of_tomorrow", source: "x", news: "{}", made_at: shop.clock.now() })
        .execute(),
    );
    const visit = testVisit(shop, { customer });
    const first = await viewNotices(visit);
    const rest = await viewNotices(visit, first.next ?? undefined);
    expect([...first.notices, ...rest.notices].map(({ page }) => page)).toEqual(
      Array.from({ length: 25 }, (_, at) => `/account/orders/${200_024 - at}`),
    );
    expect([first.notices.length, rest.next]).toEqual([19, null]);
  });

  test("S30 nobody reads or marks another's", async () => {
    await tell(customer, shipped);
    await tell(customer, bonus);
    const stranger = await reachable("x@mail.ua");
    const { notices } = await read(customer);
    const id = notices[0]?.id;
    if (id === undefined) throw new Error("a notice was told");
    await readNotices(testVisit(shop, { customer: stranger }), { id, andEarlier: true });
    expect(await unreadNotices(shop, customer.id)).toBe(2);
    expect((await read(stranger)).notices).toEqual([]);
    expect(await readNotices(testVisit(shop, { customer }), { id, andEarlier: false })).toEqual({ unread: 1 });
    expect(await readNotices(testVisit(shop, { customer }), { id, andEarlier: true })).toEqual({ unread: 0 });
  });
});
