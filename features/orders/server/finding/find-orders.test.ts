import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { refusedFields } from "../../../../support/refused-fields.ts";
import { addTestGoods, type TestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import type { Customer } from "../../../shop.ts";
import { getOrders, type OrderStatus } from "../../orders.contract.ts";
import { ordersApi, placeOrder } from "../../orders.server.ts";

let shop: TestShop;
let customer: Customer;
const numbers: Record<"dress" | "coat" | "parts", number> = { dress: 0, coat: 0, parts: 0 };

beforeAll(async () => {
  shop = await openTestShop();
  customer = await addTestCustomer(shop);
  numbers.dress = await place([await addTestGoods(shop, { name: "Сукня жіноча «Верба»" })], {
    name: "Олена",
    surname: "Коваль",
    phone: "+380671112233",
  });
  numbers.coat = await place([await addTestGoods(shop, { name: "Пальто 50% вовни" })], {
    name: "Дарина",
    surname: "Демʼяненко",
    patronymic: "Петрівна",
    phone: "+380502223344",
  });
  numbers.parts = await place([
    await addTestGoods(shop, { name: "Шкарпетки", price: 100_000 }),
    await addTestGoods(shop, { name: "Ковдра", price: 50_000, suborder: true }),
  ]);
});
afterAll(() => shop.close());

type Recipient = { name: string; surname: string; patronymic?: string; phone: string };
async function place(goods: readonly TestGoods[], recipient?: Recipient): Promise<number> {
  await fillTestCart(shop, customer, goods);
  const form = await testOrderForm(shop, customer);
  const placed = await placeOrder(
    testVisit(shop, { customer }),
    { ...form, ...(recipient && { recipient: { patronymic: "", ...recipient } }) },
    randomUUID(),
  );
  if (!placed.placed) throw new Error(`not placed: ${JSON.stringify(placed)}`);
  shop.clock.advanceSeconds(60);
  return placed.numbers.number;
}

const find = async (input: { q?: string; group?: "active" | "done" | "cancelled"; page?: number }, by = customer) => {
  const { body } = await callEndpoint(ordersApi, getOrders, testVisit(shop, { customer: by }), input);
  const found = [...new Set(body.orders.map(({ purchase }) => purchase))];
  expect(body.pagination.total).toBe(found.length);
  return found;
};

test("an order is found by its number, its recipient and what is in it, however written", async () => {
  const { dress, coat } = numbers;
  for (const q of [`№ ${dress}`, `Замовлення №\u00a0${dress} від 1 грудня`, `https://shop/account/orders/${dress}`, String(dress)])
    expect(await find({ q }), q).toEqual([dress]);
  for (const q of ["Коваль Олена", "олена", "067 111-22-33", "+38 (067) 111 22 33", "верба сукня", "«ВЕРБА»"])
    expect(await find({ q }), q).toContain(dress);
  for (const q of ["Дем'яненко", "Дем’яненко", "0502223344", "50%", "пальто", "петрівна", "Пальто вовни", "ВОВНИ\u00a0пальто"])
    expect(await find({ q }), q).toEqual([coat]);
});

test("words of different lines, signs of a pattern and what is nowhere find nothing", async () => {
  for (const q of ["Шкарпетки Пальто", "%", "_ _", "№ 1", "Пальто 5_%", "'; drop table placed_order; --"])
    expect(await find({ q }), q).toEqual(q === "%" || q === "_ _" ? await find({}) : []);
});

test("several words are said of the same goods of an order", async () => {
  const both = await place([await addTestGoods(shop, { name: "Плащ довгий" }), await addTestGoods(shop, { name: "Жилет теплий" })]);
  expect(await find({ q: "довгий плащ 46" })).toEqual([both]);
  expect(await find({ q: "плащ теплий" })).toEqual([]);
  await setStatus(both, "cancelled");
});

test("both parts of a purchase are shown when one is found, and are one purchase", async () => {
  const { body } = await callEndpoint(ordersApi, getOrders, testVisit(shop, { customer }), { q: "ковдра" });
  expect(body.orders.map(({ purchase, suborder }) => [purchase, suborder])).toEqual([
    [numbers.parts, false],
    [numbers.parts, true],
  ]);
  expect(body.pagination).toMatchObject({ total: 1, last_page: 1 });
});

test("groups tell where an order stands, together with words", async () => {
  await setStatus(numbers.dress, "completed");
  await setStatus(numbers.coat, "returned");
  expect(await find({ group: "active" })).toEqual([numbers.parts]);
  expect(await find({ group: "done" })).toEqual([numbers.dress]);
  expect(await find({ group: "cancelled" })).toContain(numbers.coat);
  expect(await find({ group: "done", q: "пальто" })).toEqual([]);
  expect(await find({ group: "cancelled", q: "пальто" })).toEqual([numbers.coat]);
});

const setStatus = (number: number, status: OrderStatus) =>
  shop.db.read.updateTable("placed_order").set({ status }).where("number", "=", number).execute();

test("S30 nobody finds another's order", async () => {
  const stranger = await addTestCustomer(shop);
  for (const q of [String(numbers.dress), `№ ${numbers.dress}`, "Коваль", "Верба"]) expect(await find({ q }, stranger)).toEqual([]);
});

test("a text that is too long is refused by its field", () => {
  expect(refusedFields(getOrders.input, { q: "я".repeat(61) })).toEqual({ q: ["form.tooLong"] });
  expect(getOrders.input.safeParse({ group: "mine" }).success).toBe(false);
});
