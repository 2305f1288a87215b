import type { OrderStatus } from "../../orders.contract.ts";
import { kopiykas } from "../../../../platform/money/money.ts";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { demoDepartments } from "../../../../db/seed/delivery/departments.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testDelivery, testOrderForm } from "../../../../support/test-order.ts";
import { expectStockInOrder, stockOf } from "../../../../support/test-stock.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { addDays, kyivDay } from "../../../../platform/time/time.ts";
import { removePack, viewCart } from "../../../cart/cart.server.ts";
import { writeSettings } from "../../../settings/settings.server.ts";
import type { Customer } from "../../../shop.ts";
import { forgetOldAnswers } from "../../../idempotency/idempotency.server.ts";
import { placeOrder, validateOrder, viewCheckout, viewOrder } from "../../orders.server.ts";
import { idOf } from "../../../../platform/ids.ts";
import { usualLimits } from "../../../../platform/limits/limits.ts";
import { selectBuyer } from "./judging/buyer.queries.ts";
import { viewPlaced } from "./placed.view.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => expectStockInOrder(shop));

const visitOf = (customer: Customer) => testVisit(shop, { customer });
const departmentOf = (kind: "locker" | "cargo") =>
  demoDepartments.find((one) => one.carrier === "nova-poshta" && one.kind === kind && one.settlementId === testDelivery.settlement)?.id ??
  "";
const newKey = () => `key of a test ${randomUUID()}`;
const causesOf = (result: { causes?: { cause: string }[] } | object) =>
  "causes" in result ? (result.causes ?? []).map(({ cause }) => cause) : [];

/** Places what the customer's cart holds; `changes` stand over what the checkout would send. */
async function place(customer: Customer, changes: object = {}, key = newKey()) {
  return placeOrder(visitOf(customer), { ...(await testOrderForm(shop, customer)), ...changes }, key);
}

async function placedNumber(customer: Customer): Promise<number> {
  const placed = await place(customer);
  if (!placed.placed) throw new Error(`not placed: ${causesOf(placed).join(", ")}`);
  return placed.numbers.number;
}

test("I9 I10 I14 an order takes the reserved goods off the shelf, ends the cart and keeps what was bought as it was", async () => {
  const goods = await addTestGoods(shop, { stock: 10, pack: 4, price: 64_000 });
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, [goods, goods]);
  const number = await placedNumber(customer);
  expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 2, reserved: 0 });
  expect((await viewCart(visitOf(customer))).orderId).toBeNull();

  await shop.db.read.updateTable("product").set({ name_uk: "Інша назва" }).where("id", "=", goods.productId).execute();
  await shop.db.read
    .updateTable("variation")
    .set({ price: kopiykas(1) })
    .where("id", "=", goods.variationId)
    .execute();
  expect(await viewOrder(visitOf(customer), { number })).toMatchObject({
    number,
    status: "new",
    statusName: "Нове",
    toPay: 5_120,
    pieces: 8,
    payment: "cod",
    suborder: false,
    cancellable: true,
    companionNumber: null,
    shipsInDays: 0,
    lines: [{ productId: goods.productId, name: "Сукня «Верба»", quantity: 8, pack: 4, price: 640, sum: 5_120 }],
    bill: { lines: [{ kind: "goods", kopiykas: 512_000 }], toPayKopiykas: 512_000 },
    recipient: { fullName: "Коваль Олена", phone: "380671234567" },
    history: [{ status: "new", at: shop.clock.now().toISOString() }],
  });
  expect((await viewOrder(testVisit(shop, { customer, locale: "ru" }), { number })).lines[0]?.name).toBe("Платье «Верба»");
});

test("made-to-order goods become a companion order with its own number and days", async () => {
  const [onShelf, toOrder] = [await addTestGoods(shop, { price: 10_000 }), await addTestGoods(shop, { price: 7_000, suborder: true })];
  await shop.db.read.updateTable("product").set({ suborder_days: 9 }).where("id", "=", toOrder.productId).execute();
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, [onShelf, toOrder]);
  const { orderId, orderSubOrder, products } = await viewCart(visitOf(customer));
  expect(products.map(({ shipsBy }) => shipsBy)).toEqual([null, kyivDay(addDays(shop.clock.now(), 9))]);
  const placed = await place(customer);
  const numbers = placed.placed ? placed.numbers : { number: 0, companionNumber: 0 };
  const [main, companion] = [
    await viewOrder(visitOf(customer), { number: numbers.number }),
    await viewOrder(visitOf(customer), { number: numbers.companionNumber ?? 0 }),
  ];
  expect(main).toMatchObject({ toPay: 100, suborder: false, companionNumber: companion.number, shipsInDays: 0, shipsBy: null });
  expect(companion).toMatchObject({
    toPay: 70,
    suborder: true,
    companionNumber: main.number,
    shipsInDays: 9,
    shipsBy: kyivDay(addDays(shop.clock.now(), 9)),
    bill: { lines: [{ kind: "suborder", kopiykas: 7_000 }] },
  });
  const ids = await shop.db.read.selectFrom("placed_order").select("id").where("account_id", "=", customer.id).orderBy("number").execute();
  expect(ids.map(({ id }) => id)).toEqual([orderId, orderSubOrder]);
});

test("a purchase of two parts counts as one wherever orders are counted", async () => {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, [await addTestGoods(shop), await addTestGoods(shop, { suborder: true })]);
  await place(customer);
  expect(
    await selectBuyer(shop.db.read, customer.id, { now: shop.clock.now(), since: addDays(shop.clock.now(), -1), onReceipt: ["cod"] }),
  ).toMatchObject({
    purchases: 1,
    recent: 1,
    open: 1,
  });
});

test("a cart of made-to-order goods only is one order, and says so", async () => {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, [await addTestGoods(shop, { suborder: true })]);
  expect(await viewOrder(visitOf(customer), { number: await placedNumber(customer) })).toMatchObject({
    suborder: true,
    companionNumber: null,
    bill: { lines: [{ kind: "suborder" }] },
  });
});

test("S14 the same request again is answered with the first answer, once only", async () => {
  const [goods] = await fillTestCart(shop, await addTestCustomer(shop));
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, goods ? [goods] : []);
  const [form, key] = [await testOrderForm(shop, customer), newKey()];
  const first = await placeOrder(visitOf(customer), form, key);
  const again = await placeOrder(visitOf(customer), form, key);
  expect(first).toMatchObject({ placed: true, replayed: false });
  expect(again).toEqual({ ...first, replayed: true });
  await expect(placeOrder(visitOf(customer), { ...form, comment: "other" }, key)).rejects.toMatchObject({
    status: 422,
    errors: { "Idempotency-Key": ["refusal.idempotencyReused"] },
  });
  expect(await shop.db.read.selectFrom("placed_order").select("number").where("account_id", "=", customer.id).execute()).toHaveLength(1);
});

test("S14 without a key of 16 to 255 characters nothing is placed", async () => {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer);
  const form = await testOrderForm(shop, customer);
  for (const key of [null, "", "fifteen letters", "x".repeat(256)]) {
    await expect(placeOrder(visitOf(customer), form, key)).rejects.toMatchObject({ status: 422, messageKey: "refusal.idempotencyKey" });
  }
});

test("S14 a refusal is not stored: the same key serves when the cause is gone", async () => {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, [await addTestGoods(shop, { pack: 2 })]);
  const key = newKey();
  await writeSettings(shop, { min_order: 1_000 });
  expect(causesOf(await place(customer, {}, key))).toEqual(["below_min_order"]);
  await writeSettings(shop, { min_order: 0 });
  expect(await place(customer, {}, key)).toMatchObject({ placed: true, replayed: false });
});

test("S14 one customer's key is nothing to another", async () => {
  const [one, other] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  await fillTestCart(shop, one);
  await fillTestCart(shop, other);
  const key = newKey();
  expect([await place(one, {}, key), await place(other, {}, key)]).toMatchObject([
    { placed: true, replayed: false },
    { placed: true, replayed: false },
  ]);
});

test("answers are forgotten after seven days", async () => {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer);
  await placedNumber(customer);
  const answers = async () =>
    (await shop.db.read.selectFrom("idempotent_answer").select("key").where("scope", "=", `account ${customer.id}`).execute()).length;
  shop.clock.advanceSeconds(7 * 86_400);
  await forgetOldAnswers(shop);
  expect(await answers()).toBe(1);
  shop.clock.advanceSeconds(1);
  await forgetOldAnswers(shop);
  expect(await answers()).toBe(0);
});

test("a cart that was ordered is not ordered again: the answer names the order", async () => {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer);
  const form = await testOrderForm(shop, customer);
  const first = await placeOrder(visitOf(customer), form, newKey());
  const second = await placeOrder(visitOf(customer), form, newKey());
  expect(second).toMatchObject({ placed: false, causes: [{ cause: "already_ordered", number: first.placed ? first.numbers.number : 0 }] });
});

test("S10 at the very instant of its end a cart cannot be ordered, a millisecond before it can", async () => {
  const [late, inTime] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  const [goods] = await fillTestCart(shop, late);
  await fillTestCart(shop, inTime);
  const [lateForm, end] = [await testOrderForm(shop, late), (await viewCart(visitOf(late))).reservationEnd ?? 0];
  shop.clock.set(new Date(end - 1));
  expect(await place(inTime)).toMatchObject({ placed: true });
  shop.clock.set(new Date(end));
  expect(causesOf(await placeOrder(visitOf(late), lateForm, newKey()))).toEqual(["cart_expired"]);
  expect((await stockOf(shop, goods?.variationId ?? idOf<"variation">(0))).onHand).toBe(10);
});

test("S30 somebody else's cart is refused like one that never was", async () => {
  const [owner, stranger] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  await fillTestCart(shop, owner);
  const { orderId } = await testOrderForm(shop, owner);
  const [foreign, missing] = [await place(stranger, { orderId }), await place(stranger, { orderId: randomUUID() })];
  expect(causesOf(foreign)).toEqual(["cart_expired"]);
  expect(foreign).toEqual(missing);
  expect(await validateOrder(visitOf(stranger), orderId)).toEqual(await validateOrder(visitOf(stranger), randomUUID()));
  expect((await viewCart(visitOf(owner))).counter).toBe(1);
});

test("by a carrier and a payment that are switched off nothing is ordered, and the checkout says so before it is filled in", async () => {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, [await addTestGoods(shop, { stock: 10 })]);
  const causes = async () => (await viewCheckout(visitOf(customer))).causes.map(({ cause }) => cause);
  expect(await causes()).toEqual([]);
  await writeSettings(shop, { services: ["np_branch"] });
  await expect.poll(causes).toEqual(["payment_off"]);
  expect(causesOf(await place(customer))).toEqual(["payment_off"]);
  await writeSettings(shop, { services: ["cod"] });
  await expect.poll(causes).toEqual(["carrier_off"]);
  await writeSettings(shop, { services: ["np_branch", "cod"] });
  await expect.poll(causes).toEqual([]);
  expect(await place(customer)).toMatchObject({ placed: true });
});

test("the smallest sum binds wholesale lines alone: a single dress is ordered, here and in what the checkout says before", async () => {
  const customer = await addTestCustomer(shop);
  await writeSettings(shop, { min_order: 1_500 });
  await fillTestCart(shop, customer, [await addTestGoods(shop, { retail: true, price: 114_900 })]);
  expect(await viewCheckout(visitOf(customer))).toMatchObject({ causes: [], cart: { minOrder: 0, missingToMinOrder: 0 } });
  const pack = await addTestGoods(shop, { pack: 4, price: 10_000 });
  await fillTestCart(shop, customer, [pack]);
  expect(await viewCheckout(visitOf(customer))).toMatchObject({
    causes: [{ cause: "below_min_order" }],
    cart: { minOrder: 1_500, missingToMinOrder: 1_100 },
  });
  await removePack(visitOf(customer), pack);
  expect(await place(customer)).toMatchObject({ placed: true });
  await writeSettings(shop, { min_order: 0 });
});

test("every cause is named, and nothing is sold", async () => {
  const goods = await addTestGoods(shop, { stock: 10, pack: 2, minimum: 6, name: "Футболка" });
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, [goods]);
  await shop.db.read.updateTable("account").set({ name: "", card_only: true }).where("id", "=", customer.id).execute();
  await writeSettings(shop, { min_order: 500 });
  const refused = await place(customer, { delivery: { ...testDelivery, department: "nowhere" }, expectedToPayKopiykas: 1 });
  expect(refused).toMatchObject({ placed: false, bill: { bill: { toPay: 20_000 } } });
  expect(causesOf(refused)).toEqual([
    "below_min_order",
    "below_min_amount",
    "profile_incomplete",
    "card_only",
    "bad_department",
    "price_changed",
  ]);
  expect(refused).toMatchObject({
    causes: [
      { minimum: 50_000, missing: 30_000 },
      { productId: goods.productId, name: "Футболка", minimum: 6, missing: 4 },
      {},
      {},
      {},
      {},
    ],
  });
  await writeSettings(shop, { min_order: 0 });
  expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 10, reserved: 2 });
});

test("a minimum that others made unreachable says what there is and that the product is to be taken out, before placing and at it", async () => {
  const goods = await addTestGoods(shop, { stock: 10, pack: 2, minimum: 8, name: "Футболка" });
  const [customer, quicker] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  await fillTestCart(shop, customer, [goods]);
  await fillTestCart(shop, quicker, [goods, goods]);
  const words = {
    ua: "Футболка: мінімальне замовлення\u00a0— 8\u00a0шт, а взяти зараз можна лише 6\u00a0шт. Приберіть цей товар із кошика.",
    ru: "Платье «Верба»: минимальный заказ\u00a0— 8\u00a0шт, а взять сейчас можно лишь 6\u00a0шт. Уберите этот товар из корзины.",
  };
  for (const locale of ["ua", "ru"] as const) {
    const visit = testVisit(shop, { customer, locale });
    expect((await viewCheckout(visit)).causes.map(({ message }) => message)).toEqual([words[locale]]);
    const { body } = await viewPlaced(visit, await placeOrder(visit, await testOrderForm(shop, customer), newKey()));
    expect(body.causes.map(({ message }) => message)).toEqual([words[locale]]);
  }
});

test("a blacklisted customer orders nothing", async () => {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer);
  await shop.db.read.updateTable("account").set({ blacklisted_at: shop.clock.now() }).where("id", "=", customer.id).execute();
  expect(causesOf(await place(customer))).toEqual(["blacklisted"]);
});

test("a branch of another settlement, and a locker where a branch was chosen, are refused", async () => {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer);
  expect(causesOf(await place(customer, { delivery: { ...testDelivery, settlement: "somewhere else" } }))).toEqual(["bad_department"]);
  expect(causesOf(await place(customer, { delivery: { ...testDelivery, department: departmentOf("locker") } }))).toEqual([
    "bad_department",
  ]);
});

test("goods that were hidden or packed anew after they were reserved are named", async () => {
  const [hidden, repacked] = [await addTestGoods(shop, { name: "Сорочка" }), await addTestGoods(shop, { name: "Шкарпетки" })];
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, [hidden, repacked]);
  await shop.db.read.updateTable("variation").set({ hidden: true }).where("id", "=", hidden.variationId).execute();
  await shop.db.read.updateTable("variation").set({ quantity_in_variation: 3 }).where("id", "=", repacked.variationId).execute();
  expect(await place(customer)).toMatchObject({
    causes: [
      { cause: "not_available", name: "Сорочка" },
      { cause: "not_available", name: "Шкарпетки" },
    ],
  });
});

test("S20 a changed price is told once and never charged unseen", async () => {
  const goods = await addTestGoods(shop, { price: 10_000 });
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, [goods]);
  await shop.db.read
    .updateTable("variation")
    .set({ price: kopiykas(12_000) })
    .where("id", "=", goods.variationId)
    .execute();
  expect(await place(customer, { expectedToPayKopiykas: 10_000 })).toMatchObject({
    placed: false,
    causes: [{ cause: "price_changed", toPay: 12_000, prices: [{ was: 10_000, now: 12_000 }] }],
  });
  expect(causesOf(await place(customer, { expectedToPayKopiykas: 10_000 }))).toEqual(["price_changed"]);
  expect(await viewOrder(visitOf(customer), { number: await placedNumber(customer) })).toMatchObject({ toPay: 120 });
});

test("a changed price that the checkout has shown is no cause any more", async () => {
  const goods = await addTestGoods(shop, { price: 10_000 });
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, [goods]);
  await shop.db.read
    .updateTable("variation")
    .set({ price: kopiykas(9_000) })
    .where("id", "=", goods.variationId)
    .execute();
  const priceBefore = async () => (await viewCart(visitOf(customer))).products[0]?.variant.priceBefore;
  expect(await priceBefore()).toBe(100);
  expect((await viewCheckout(visitOf(customer))).causes).toMatchObject([
    { cause: "price_changed", prices: [{ wasKopiykas: 10_000, nowKopiykas: 9_000 }] },
  ]);
  expect(await priceBefore()).toBeUndefined();
  expect(await place(customer)).toMatchObject({ placed: true });
});

test("the fee for cash on delivery is a line of the bill and of the order", async () => {
  await writeSettings(shop, { cod_fee_percent: 2, cod_fee_fixed: 20 });
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer, [
    await addTestGoods(shop, { price: 10_050 }),
    await addTestGoods(shop, { price: 5_000, suborder: true }),
  ]);
  const { bill } = await viewCheckout(visitOf(customer));
  expect(bill?.lines).toEqual([
    { kind: "goods", reason: "Товари", kopiykas: 10_050 },
    { kind: "suborder", reason: "Товари під замовлення", kopiykas: 5_000 },
    { kind: "fee", reason: "Комісія післяплати", kopiykas: 2_301 },
  ]);
  const placed = await place(customer, { expectedToPayKopiykas: bill?.toPayKopiykas });
  await writeSettings(shop, { cod_fee_percent: 0, cod_fee_fixed: 0 });
  const orders = await shop.db.read
    .selectFrom("placed_order")
    .select(["fee", "to_pay"])
    .where("account_id", "=", customer.id)
    .orderBy("number")
    .execute();
  expect(placed.placed && orders).toEqual([
    { fee: 2_301, to_pay: 12_351 },
    { fee: 0, to_pay: 5_000 },
  ]);
});

test("the checkout begins with the name of the profile and, from the second order on, the last destination", async () => {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer);
  expect(await viewCheckout(visitOf(customer))).toMatchObject({
    recipient: { name: "Олена", surname: "Коваль", phone: customer.phone },
    lastDelivery: null,
    causes: [],
    cart: { counter: 1 },
  });
  await placedNumber(customer);
  expect(await viewCheckout(visitOf(customer))).toMatchObject({
    bill: null,
    lastDelivery: { settlementId: testDelivery.settlement, departmentId: testDelivery.department },
  });
});

const strict = () => ({ ...shop, config: { ...shop.config, limits: usualLimits } });

async function orderAgain(customer: Customer) {
  await fillTestCart(shop, customer);
  return placeOrder({ ...visitOf(customer), shop: strict() }, await testOrderForm(shop, customer), newKey());
}

const moveOn = (customer: Customer, status: OrderStatus) =>
  shop.db.read.updateTable("placed_order").set({ status }).where("account_id", "=", customer.id).execute();

test("S33 an account without three completed orders places ten a day, however soon the carrier has them", async () => {
  const customer = await addTestCustomer(shop);
  const outcomes = [];
  for (let order = 0; order < 11; order += 1) {
    outcomes.push(await orderAgain(customer));
    await moveOn(customer, "shipped");
  }
  expect(outcomes.filter((outcome) => outcome.placed)).toHaveLength(10);
  expect(causesOf(outcomes.at(-1) ?? {})).toEqual(["too_many"]);
});

test("S33 an account without three completed orders has three open ones, whatever their payment, until the carrier has one", async () => {
  const customer = await addTestCustomer(shop);
  for (let order = 0; order < 3; order += 1) expect(await orderAgain(customer)).toMatchObject({ placed: true });
  for (const status of ["new", "awaiting_payment", "confirmed", "packed"] as const) {
    await moveOn(customer, status);
    expect([status, causesOf(await orderAgain(customer))]).toEqual([status, ["too_many_open"]]);
    expect((await validateOrder({ ...visitOf(customer), shop: strict() }, (await testOrderForm(shop, customer)).orderId)).causes).toEqual([
      { cause: "too_many_open" },
    ]);
  }
  await moveOn(customer, "shipped");
  expect(await orderAgain(customer)).toMatchObject({ placed: true });
  await moveOn(customer, "new");
  await shop.db.read.updateTable("account").set({ completed_orders: 3 }).where("id", "=", customer.id).execute();
  expect(await orderAgain(customer)).toMatchObject({ placed: true });
});

test("heavy goods go to a cargo branch of the same carrier", async () => {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer);
  const placed = await place(customer, { delivery: { ...testDelivery, department: departmentOf("cargo") } });
  expect(placed.placed).toBe(true);
});
