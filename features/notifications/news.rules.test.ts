import { expect, test } from "vitest";
import { kopiykas } from "../../platform/money/money.ts";
import { newsExamples } from "./news.examples.ts";
import {
  firstChoice,
  isOutdatedBy,
  mayBeLeft,
  maySendAtNight,
  newsTopics,
  pageOf,
  topicOf,
  wayOf,
  worthTellingUntil,
  type News,
} from "./news.rules.ts";

const all = Object.values(newsExamples).flat();
const both = { letters: true, sms: true };
const ways = (choice: typeof both, canMail: boolean) => all.map((news) => [label(news), wayOf(news, choice, { canMail })] as const);
const label = (news: News): string => (news.kind === "order_status" ? `${news.status} ${news.why ?? ""}`.trim() : news.kind);
const named = (list: readonly (readonly [string, unknown])[], way: unknown): string[] => [
  ...new Set(list.filter(([, one]) => one === way).map(([name]) => name)),
];

test("with an address everything goes by letter, and nothing costs an SMS", () => {
  expect(new Set(ways(both, true).map(([, way]) => way))).toEqual(new Set(["letter"]));
});

test("without an address an SMS is for what must be acted upon", () => {
  expect(named(ways(both, false), "sms")).toEqual([
    "confirmed accepted",
    "shipped",
    "ready",
    "returned",
    "cancelled shop",
    "cancelled refused",
    "cancelled late",
    "cancelled unpaid",
    "order_short",
    "order_sent_elsewhere",
    "return_status",
    "payment_waits",
    "payment_failed",
    "refund",
    "bonus_ending",
    "back_in_stock",
    "price_fell",
  ]);
});

test("orders in one parcel are worth one SMS, a letter each", () => {
  const along: News = { kind: "order_status", number: 1, status: "ready", parcelNumber: "20450012345678", isAlong: true };
  expect([wayOf(along, both, { canMail: false }), wayOf(along, both, { canMail: true })]).toEqual([undefined, "letter"]);
  expect(wayOf({ ...along, status: "cancelled", why: "shop" }, both, { canMail: false })).toBe("sms");
});

test("whoever wants nothing gets nothing but the confirmation the law asks for", () => {
  const none = { letters: false, sms: false };
  expect(named(ways(none, true), "letter")).toEqual(["order_placed"]);
  expect(new Set(ways(none, false).map(([, way]) => way))).toEqual(new Set([undefined]));
});

test("advertising begins without SMS and may be left in one click, what belongs to a purchase may not", () => {
  expect(newsTopics.filter((topic) => !firstChoice(topic).sms)).toEqual(["bonuses", "prices"]);
  expect(newsTopics.filter(mayBeLeft)).toEqual(["bonuses", "back_in_stock", "prices"]);
  expect(new Set(Object.values(topicOf))).toEqual(new Set(newsTopics));
});

test("at night a message goes to whoever has just done something, or writes to the shop", () => {
  expect(
    named(
      all.map((news) => [label(news), maySendAtNight(news)] as const),
      true,
    ),
  ).toEqual(["order_placed", "cancelled customer", "payment_received", "payment_failed", "chat_answer"]);
});

test("a message is worth sending for days, one with a deadline until then", () => {
  const madeAt = new Date("2026-11-23T10:00:00Z");
  const waits = (until: string): News => ({ kind: "payment_waits", number: 1, toPay: kopiykas(100), until });
  expect(worthTellingUntil(waits("2026-11-23T18:30:00Z"), madeAt).toISOString()).toBe("2026-11-23T18:30:00.000Z");
  expect(worthTellingUntil(waits("2026-11-30T18:30:00Z"), madeAt).toISOString()).toBe("2026-11-24T10:00:00.000Z");
  expect(worthTellingUntil({ kind: "chat_answer" }, madeAt).toISOString()).toBe("2026-11-26T10:00:00.000Z");
});

test("news leads to the page of what it tells", () => {
  const pages = (...kinds: (keyof typeof newsExamples)[]) => [...new Set(kinds.flatMap((kind) => newsExamples[kind]).map(pageOf))];
  expect(pages("order_placed", "order_status", "order_short", "order_sent_elsewhere", "payment_waits")).toEqual(["/account/orders/100234"]);
  expect(pages("return_status")).toEqual(["/account/returns/12"]);
  const paid = (number: number | null): News => ({ kind: "payment_received", number, sum: kopiykas(100) });
  expect([pageOf(paid(7)), pageOf(paid(null))]).toEqual(["/account/orders/7", "/account/debs"]);
  const back = (to: "card" | "balance", number: number | null): News => ({ kind: "refund", sum: kopiykas(100), to, number });
  expect([back("card", 7), back("card", null), back("balance", 7)].map(pageOf)).toEqual([
    "/account/orders/7",
    "/account/balance",
    "/account/balance",
  ]);
  expect(pages("bonus_credited", "bonus_ending")).toEqual(["/account/bonus"]);
  expect(pages("chat_answer")).toEqual(["/account/chat"]);
  expect(newsExamples.price_fell.map(pageOf)).toEqual(["/product/verba", "/favorites"]);
  expect([...pages("back_in_stock"), ...pages("question_answered")]).toEqual(["/product/verba?colour=burgundy&size=46", "/product/verba"]);
});

test("goods that are back and prices that fell are news for two days", () => {
  const madeAt = new Date("2026-11-23T10:00:00Z");
  const days = (news: News | undefined) => news && (worthTellingUntil(news, madeAt).getTime() - madeAt.getTime()) / 86_400_000;
  expect([days(newsExamples.back_in_stock[0]), days(newsExamples.price_fell[0]), days(newsExamples.refund[0])]).toEqual([2, 2, 3]);
});

test("what an order was is outdated by what it is, and nothing else is", () => {
  const number = 100_234;
  const status = (status: "ready" | "delivered" | "cancelled", of = number): News => ({
    kind: "order_status",
    number: of,
    status,
    parcelNumber: "",
  });
  const waits: News = { kind: "payment_waits", number, toPay: kopiykas(100), until: "2026-11-23T18:30:00Z" };
  const failed: News = { kind: "payment_failed", number: null, sum: kopiykas(100) };
  const paid = (of: number | null): News => ({ kind: "payment_received", number: of, sum: kopiykas(100) });
  const placed: News = { kind: "order_placed", number, companionNumber: null, toPay: kopiykas(100), waitsUntil: null };
  const short: News = { kind: "order_short", number, goods: [], toPay: null };
  expect([waits, status("ready"), short].map((news) => isOutdatedBy(news, status("cancelled")))).toEqual([true, true, true]);
  expect([isOutdatedBy(waits, paid(number)), isOutdatedBy(failed, paid(null)), isOutdatedBy(status("ready"), status("delivered"))]).toEqual(
    [true, true, true],
  );
  expect(isOutdatedBy(status("cancelled"), paid(number)), "late money revived it before its end was told").toBe(true);
  for (const [earlier, later] of [
    [status("cancelled"), paid(number + 1)],
    [waits, paid(number + 1)],
    [failed, paid(number)],
    [waits, failed],
    [placed, status("cancelled")],
    [short, status("ready")],
    [status("ready"), paid(number)],
    [status("ready"), status("delivered", number + 1)],
    [{ kind: "chat_answer" } as News, status("ready")],
  ] as const)
    expect([earlier, later, isOutdatedBy(earlier, later)]).toEqual([earlier, later, false]);
});
