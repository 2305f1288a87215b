import { expect, test } from "vitest";
import { serviceSentences } from "./service-sentences.rules.ts";
import { carriers as allCarriers } from "../../integrations/carriers/carriers.ts";
import { payments as allPayments } from "../../integrations/payments/payments.ts";
import { serviceNames, servicesOf, servicesOn, servicesToPromise, takesOrders, type Service } from "./services.rules.ts";

const on = (...names: Service[]) => new Set(names);
const said = (names: ReadonlySet<Service>) => Object.values(serviceSentences(names, "ua")).join(" ");

test("what is not built is off, whatever is chosen; what needs something is off without it", () => {
  expect([...servicesOn(serviceNames)]).toEqual(["np_branch", "np_locker", "np_courier", "ukrposhta", "first_free", "cod", "card"]);
  expect([...servicesOn([])]).toEqual([]);
  expect([...servicesOn(["cod", "unknown"])]).toEqual(["cod"]);
  const later: Service[] = ["card", "ukrposhta", "first_free"];
  expect([...servicesOn(later, later)]).toEqual(later);
  expect([...servicesOn(["first_free"], later)]).toEqual([]);
});

test("bonuses, balance, the chat and price lists are there without a switch, cashback with paying by card", () => {
  expect([...servicesToPromise(on("cod"))]).toEqual(["cod", "bonuses", "balance", "chat", "price_feed"]);
  expect([...servicesToPromise(on("card"))]).toEqual(["card", "bonuses", "balance", "chat", "price_feed", "cashback"]);
});

test("a service whose vendor the shop has not configured is not built there; several ways of paying are one service", () => {
  const registered = { carriers: allCarriers, payments: allPayments };
  expect(servicesOf(registered)).toEqual(["np_branch", "np_locker", "np_courier", "ukrposhta", "first_free", "cod", "card"]);
  const withoutCards = servicesOf({ ...registered, payments: [allPayments[0]] });
  expect(servicesOn(serviceNames, withoutCards)).not.toContain("card");
});

test("an order needs a way to send it and a way to pay for it", () => {
  expect(takesOrders(on("np_branch", "cod"))).toBe(true);
  expect(takesOrders(on("np_branch"))).toBe(false);
  expect(takesOrders(on("cod", "bonuses"))).toBe(false);
});

test("the shop of today says what it does and nothing else", () => {
  expect(serviceSentences(on("np_branch", "cod"), "ua")).toEqual({
    dispatch: "Відправляємо щодня, крім неділі. Доставка 1–\u20603\u00a0дні",
    firstFree: "",
    payment: "Оплата при отриманні (післяплата)",
    deliveryText: "Нова пошта (відділення): 1–\u20603\u00a0дні, за тарифом перевізника.",
    paymentText: "Післяплата: оплачуєте, коли отримуєте посилку.",
    cartNote: "Доставка за тарифом перевізника",
    parcelNumber: "Номер ТТН зʼявиться на сторінці замовлення в\u00a0кабінеті.",
    everywhere: "Доставка Україною 1–3\u00a0дні.",
    carriers: "Нова пошта",
    payments: "післяплатою",
  });
});

test("with everything on everything is said, in both languages", () => {
  expect(serviceSentences(on(...serviceNames), "ua")).toMatchObject({
    firstFree: "Перше замовлення Укрпоштою доставимо безкоштовно",
    payment: "Оплата карткою на сайті (кешбек до 2%) або післяплата",
    cartNote: "Доставка за тарифом перевізника. Перше замовлення Укрпоштою доставимо безкоштовно",
    carriers: "Нова пошта й Укрпошта",
  });
  expect(serviceSentences(on(...serviceNames), "ru").deliveryText).toBe(
    "Новая почта (отделение, почтомат или курьер) и Укрпочта: 1–\u20603\u00a0дня, по тарифу перевозчика. Первый заказ Укрпочтой доставим бесплатно.",
  );
});

/** Words that would promise a service. */
const words: [Service[], RegExp][] = [
  [["card", "cashback"], /картк/i],
  [["cashback"], /кешбек/i],
  [["cod"], /післяплат/i],
  [["ukrposhta"], /укрпошт/i],
  [["first_free"], /безкоштовно/i],
  [["parcel_sms"], /SMS/],
  [["np_locker"], /поштомат/i],
  [["np_courier"], /курʼєр/i],
  [["np_branch", "np_locker", "np_courier"], /нова пошта/i],
];

test("no sentence names what is off, whatever else is on", () => {
  for (const [without, word] of words) {
    const rest = servicesOn(
      serviceNames,
      serviceNames.filter((name) => !without.includes(name)),
    );
    expect(said(rest), String(without)).not.toMatch(word);
    expect(said(on(...serviceNames)), String(without)).toMatch(word);
  }
});

test("a shop that takes no orders says to call, and promises no days", () => {
  for (const closed of [on("np_branch"), on("cod"), on()]) {
    expect(serviceSentences(closed, "ua")).toMatchObject({ dispatch: "Замовлення на сайті тимчасово не приймаємо, зателефонуйте нам" });
    expect(said(closed)).not.toMatch(/1–/);
  }
});
