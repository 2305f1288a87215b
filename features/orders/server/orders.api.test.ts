import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { refusedFields } from "../../../support/refused-fields.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../support/test-order.ts";
import { expectStockInOrder, stockOf } from "../../../support/test-stock.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import type { Customer } from "../../shop.ts";
import { cancelOrder, getOrder, getOrders, orderValidation, placeOrder } from "../orders.contract.ts";
import { openCatalogueModel } from "../../catalogue/catalogue.server.ts";
import { countOrders, lastOrder, ordersApi } from "../orders.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => expectStockInOrder(shop));

const visitOf = (customer: Customer, headers: Record<string, string> = {}) => ({
  ...testVisit(shop, { customer }),
  headers: new Headers(headers),
});

async function place(customer: Customer, goods?: Parameters<typeof fillTestCart>[2]): Promise<number> {
  await fillTestCart(shop, customer, goods);
  const { body } = await callEndpoint(
    ordersApi,
    placeOrder,
    visitOf(customer, { "Idempotency-Key": randomUUID() }),
    await testOrderForm(shop, customer),
  );
  return body.number ?? 0;
}

test("order-validation says yes with the bill, or no with every cause in words", async () => {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, [await addTestGoods(shop, { price: 64_000 })]);
  const { orderId } = await testOrderForm(shop, customer);
  expect((await callEndpoint(ordersApi, orderValidation, visitOf(customer), { orderId })).body).toEqual({
    result: true,
    causes: [],
    bill: {
      lines: [{ kind: "goods", reason: "Товари", kopiykas: 64_000 }],
      toPayKopiykas: 64_000,
      firstOrderFree: false,
      excluded: null,
      cashback: null,
      prepayment: null,
    },
    waitsHours: null,
    purse: { bonusesKopiykas: 0, balanceKopiykas: 0 },
  });
  shop.clock.advanceSeconds(3_600);
  expect((await callEndpoint(ordersApi, orderValidation, visitOf(customer), { orderId })).body).toEqual({
    result: false,
    causes: [{ cause: "cart_expired", message: "Час резерву вичерпано. Зарезервуйте товари знову в кошику." }],
    bill: null,
    waitsHours: null,
    purse: { bonusesKopiykas: 0, balanceKopiykas: 0 },
  });
});

test("place-order answers the number; repeating the key answers it again and says so", async () => {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer);
  const [form, headers] = [await testOrderForm(shop, customer), { "Idempotency-Key": randomUUID() }];
  const first = await callEndpoint(ordersApi, placeOrder, visitOf(customer, headers), form);
  const again = await callEndpoint(ordersApi, placeOrder, visitOf(customer, headers), form);
  expect(first.body).toMatchObject({ result: true, companionNumber: null, causes: [], bill: null });
  expect(first.headers).toBeUndefined();
  expect(again).toEqual({ body: first.body, headers: { "Idempotent-Replayed": "true" } });
});

test("a cart that became an order elsewhere is answered with that order's number", async () => {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer);
  const form = await testOrderForm(shop, customer);
  const { body } = await callEndpoint(ordersApi, placeOrder, visitOf(customer, { "Idempotency-Key": randomUUID() }), form);
  const told = {
    result: false,
    causes: [{ cause: "already_ordered", number: body.number, message: `Це замовлення вже оформлено: №\u00a0${body.number}` }],
  };
  expect((await callEndpoint(ordersApi, orderValidation, visitOf(customer), { orderId: form.orderId })).body).toMatchObject(told);
  expect((await callEndpoint(ordersApi, placeOrder, visitOf(customer, { "Idempotency-Key": randomUUID() }), form)).body).toMatchObject(
    told,
  );
});

test("what a person reads of a cause has sums with their unit, in both languages", async () => {
  const goods = await addTestGoods(shop, { minimum: 5, name: "Футболка" });
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, [goods]);
  const { orderId } = await testOrderForm(shop, customer);
  const messageIn = async (locale: "ua" | "ru") =>
    (await callEndpoint(ordersApi, orderValidation, testVisit(shop, { customer, locale }), { orderId })).body.causes[0]?.message;
  expect(await messageIn("ua")).toBe("Футболка: мінімальне замовлення\u00a0— 5\u00a0шт. Додайте ще 4\u00a0шт.");
  expect(await messageIn("ru")).toBe("Платье «Верба»: минимальный заказ\u00a0— 5\u00a0шт. Добавьте ещё 4\u00a0шт.");
});

test("who may pay by card alone is told so and what to do, in both languages, while the shop takes no cards", async () => {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, [await addTestGoods(shop)]);
  await shop.db.read.updateTable("account").set({ card_only: true }).where("id", "=", customer.id).execute();
  const { orderId } = await testOrderForm(shop, customer);
  const answerIn = async (locale: "ua" | "ru") =>
    (await callEndpoint(ordersApi, orderValidation, testVisit(shop, { customer, locale }), { orderId })).body;
  const told = (message: RegExp) => ({ result: false, causes: [{ cause: "card_only", message: expect.stringMatching(message) }] });
  expect(await answerIn("ua")).toMatchObject(told(/лише\s+оплата\s+карткою.+поки\s+немає:\s+зателефонуйте/));
  expect(await answerIn("ru")).toMatchObject(told(/только\s+оплата\s+картой.+пока\s+нет:\s+позвоните/));
});

test("S32 a form with a bad phone, name, carrier or payment is refused by field", () => {
  const form = {
    orderId: randomUUID(),
    recipient: { name: "Олена", surname: "Коваль", phone: "+380671234567" },
    delivery: { carrier: "nova-poshta", settlement: "a", department: "b" },
    payment: "cod",
    expectedToPayKopiykas: 1,
  };
  const wrong = (changes: object) => refusedFields(placeOrder.input, { ...form, ...changes });
  expect(wrong({})).toBeUndefined();
  expect(wrong({ recipient: { ...form.recipient, phone: "12345", name: "  ", surname: "<b>" } })).toEqual({
    "recipient.name": ["form.required", "accounts.nameError"],
    "recipient.surname": ["accounts.nameError"],
    "recipient.phone": ["auth.phoneError"],
  });
  expect(wrong({ payment: "" })).toEqual({ payment: ["form.required"] });
  expect(wrong({ comment: "x".repeat(501) })).toEqual({ comment: ["form.tooLong"] });
  expect(wrong({ total: 1 })).toEqual({ total: ["form.unknown"] });
});

test("the list is the customer's own, newest first, twenty a page", async () => {
  const [customer, other] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  const goods = await addTestGoods(shop, { stock: 100 });
  const numbers = [];
  for (let order = 0; order < 21; order += 1) {
    numbers.unshift(await place(customer, [goods]));
    shop.clock.advanceSeconds(1);
  }
  const page = async (wanted: number) => (await callEndpoint(ordersApi, getOrders, visitOf(customer), { page: wanted })).body;
  expect((await page(1)).orders.map((order) => order.number)).toEqual(numbers.slice(0, 20));
  expect(await page(2)).toMatchObject({
    orders: [{ number: numbers[20], pieces: 1, statusName: "Нове" }],
    pagination: { current_page: 2, last_page: 2, per_page: 20, total: 21 },
  });
  expect((await callEndpoint(ordersApi, getOrders, visitOf(other), {})).body).toMatchObject({
    orders: [],
    pagination: { last_page: 1, total: 0 },
  });
  expect(await countOrders(shop, customer.id)).toEqual({ orders: 21, unpaid: 0, debts: 0 });
  expect((await lastOrder(visitOf(customer)))?.number).toBe(numbers[0]);
  expect(await lastOrder(visitOf(other))).toBeNull();
});

test("S30 somebody else's order is not found, like one that never was", async () => {
  const [owner, stranger] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  const number = await place(owner);
  for (const wanted of [number, 999_999_999]) {
    await expect(callEndpoint(ordersApi, getOrder, visitOf(stranger), { number: wanted })).rejects.toMatchObject({ status: 404 });
    await expect(callEndpoint(ordersApi, cancelOrder, visitOf(stranger), { number: wanted })).rejects.toMatchObject({ status: 404 });
  }
  expect((await callEndpoint(ordersApi, getOrder, visitOf(owner), { number })).body.status).toBe("new");
});

test("cancelling brings the goods back to the shelf, once, and is in the history", async () => {
  const customer = await addTestCustomer(shop);
  const goods = await addTestGoods(shop, { stock: 6, pack: 2 });
  const number = await place(customer, [goods]);
  shop.clock.advanceSeconds(60);
  for (let times = 0; times < 2; times += 1) {
    const { body } = await callEndpoint(ordersApi, cancelOrder, visitOf(customer), { number });
    expect(body).toMatchObject({
      status: "cancelled",
      statusName: "Скасовано",
      cancellable: false,
      history: [{ status: "new" }, { status: "cancelled", at: shop.clock.now().toISOString() }],
    });
  }
  expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 6, reserved: 0 });
});

test("a packed order is not cancelled by its customer", async () => {
  const customer = await addTestCustomer(shop);
  const goods = await addTestGoods(shop, { stock: 6 });
  const number = await place(customer, [goods]);
  await shop.db.read.updateTable("placed_order").set({ status: "packed" }).where("number", "=", number).execute();
  await expect(callEndpoint(ordersApi, cancelOrder, visitOf(customer), { number })).rejects.toMatchObject({ status: 409 });
  expect((await stockOf(shop, goods.variationId)).onHand).toBe(5);
});

test("a part of a purchase is cancelled alone", async () => {
  const customer = await addTestCustomer(shop);
  const [onShelf, toOrder] = [await addTestGoods(shop), await addTestGoods(shop, { suborder: true })];
  const number = await place(customer, [onShelf, toOrder]);
  const { body } = await callEndpoint(ordersApi, cancelOrder, visitOf(customer), { number });
  expect((await callEndpoint(ordersApi, getOrder, visitOf(customer), { number: body.companionNumber ?? 0 })).body.status).toBe("new");
  expect([(await stockOf(shop, onShelf.variationId)).onHand, (await stockOf(shop, toOrder.variationId)).onHand]).toEqual([10, 9]);
});

test("a product ordered in several sizes shows one picture in the list of orders", async () => {
  const customer = await addTestCustomer(shop);
  const dress = await addTestGoods(shop, { size: "44", colour: "black" });
  const larger = await addTestGoods(shop, { size: "46", colour: "black", productId: dress.productId });
  const coat = await addTestGoods(shop, { colour: "beet" });
  await place(customer, [dress, larger, coat]);
  const { orders } = (await callEndpoint(ordersApi, getOrders, visitOf(customer), {})).body;
  expect(orders[0]?.images).toHaveLength(2);
});

test("a purchase with a part made to order counts as one order, and its parts stand together in the list", async () => {
  const customer = await addTestCustomer(shop);
  const first = await place(customer, [await addTestGoods(shop), await addTestGoods(shop, { suborder: true })]);
  shop.clock.advanceSeconds(60);
  const second = await place(customer, [await addTestGoods(shop)]);
  expect(await countOrders(shop, customer.id)).toEqual({ orders: 2, unpaid: 0, debts: 0 });
  const { orders, pagination } = (await callEndpoint(ordersApi, getOrders, visitOf(customer), { page: 1 })).body;
  expect(pagination.total).toBe(2);
  expect(orders.map(({ purchase, suborder }) => [purchase, suborder])).toEqual([
    [second, false],
    [first, false],
    [first, true],
  ]);
});

test("goods of an order lead to their product in the colour that was bought, while it is sold", async () => {
  const customer = await addTestCustomer(shop);
  const [kept, hidden] = [await addTestGoods(shop, { colour: "beet", idOf1c: "way-to-goods" }), await addTestGoods(shop)];
  const number = await place(customer, [kept, hidden]);
  await openCatalogueModel(shop);
  await shop.db.read.updateTable("product").set({ hidden: true }).where("id", "=", hidden.productId).execute();
  await openCatalogueModel(shop);
  const { lines } = (await callEndpoint(ordersApi, getOrder, visitOf(customer), { number })).body;
  const ways = new Map(lines.map((line) => [line.productId, [line.id_1c, line.chosen_color]]));
  expect(ways.get(kept.productId)).toEqual(["way-to-goods", "beet"]);
  expect(ways.get(hidden.productId)?.[0]).toBeNull();
});

test.each([
  ["nova-poshta", "20450012345678", "https://tracking.novaposhta.ua/"],
  ["ukrposhta", "0500123456789", "https://track.ukrposhta.ua/tracking_UA.html?barcode=0500123456789"],
])("a parcel of %s is followed at its carrier's, once it has a number", async (carrier, parcelNumber, page) => {
  const customer = await addTestCustomer(shop);
  const number = await place(customer);
  const tracked = async () => (await callEndpoint(ordersApi, getOrder, visitOf(customer), { number })).body.trackingPage;
  expect(await tracked()).toBeNull();
  await shop.db.read.updateTable("placed_order").set({ carrier, parcel_number: parcelNumber }).where("number", "=", number).execute();
  expect(await tracked()).toBe(page);
});
