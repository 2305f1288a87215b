import { expect, test } from "vitest";
import { newsExamples } from "./news.examples.ts";
import { firstChoice, mayBeLeft, newsTopics, topicOf, wayOf, type News } from "./news.rules.ts";

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
