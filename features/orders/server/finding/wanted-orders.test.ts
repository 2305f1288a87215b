import { expect, test } from "vitest";
import { orderStatuses } from "../../orders.contract.ts";
import { groupOf, statusesOf, wantedBy } from "./wanted-orders.ts";

test("every status is in one group", () => {
  expect(statusesOf("all")).toBeUndefined();
  const grouped = (["active", "done", "cancelled"] as const).flatMap((group) => statusesOf(group) ?? []);
  expect(grouped.toSorted()).toEqual([...orderStatuses].toSorted());
  expect([groupOf("awaiting_payment"), groupOf("ready"), groupOf("completed"), groupOf("returned")]).toEqual([
    "active",
    "active",
    "done",
    "cancelled",
  ]);
});

test.each([
  ["№ 100234", 100_234],
  ["№\u00a0100234", 100_234],
  ["#100234", 100_234],
  ["Замовлення № 100234 від 21 листопада 2026", 100_234],
  ["https://shop.example:3000/ru/account/orders/100234?x=1", 100_234],
])("%s names an order", (text, number) => {
  expect(wantedBy(text)).toEqual({ number });
});

test("a bare number, a phone and words are parts of what they look for", () => {
  expect(wantedBy("100234")).toEqual({ words: ["100234"], digits: "100234" });
  expect(wantedBy("+38 (067) 123-45-67")).toMatchObject({ digits: "380671234567" });
  expect(wantedBy("Сукня «Верба» 44")).toEqual({ words: ["Сукня", "Верба", "44"], digits: "" });
  expect(wantedBy("SF-1042")).toEqual({ words: ["SF-1042"], digits: "1042" });
});

test("punctuation alone asks for nothing", () => {
  expect([wantedBy(""), wantedBy("  "), wantedBy("« — »"), wantedBy("%")]).toEqual([undefined, undefined, undefined, undefined]);
  expect(wantedBy("№ 1234567890123")).not.toHaveProperty("number");
});

test("of a long text the first words are looked for", () => {
  expect(wantedBy("а б в г д е є ж з и")).toMatchObject({ words: { length: 8 } });
});
