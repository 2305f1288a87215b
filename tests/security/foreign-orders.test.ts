import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestGoods, type TestGoods } from "../../support/test-goods.ts";
import { randomPhone } from "../../support/test-shop.ts";
import { testDelivery } from "../../support/test-order.ts";
import { bearer, send, signIn, someone, startTwoProcesses } from "./two-processes.ts";

let shop: Awaited<ReturnType<typeof startTwoProcesses>>;
let goods: TestGoods;
beforeAll(async () => {
  shop = await startTwoProcesses();
  goods = await addTestGoods(shop.database, { stock: 100, pack: 5, price: 10_000, minimum: 5 });
}, 120_000);
afterAll(() => shop?.stop());

const here = () => shop.processes[0];
const there = () => shop.processes[1];
const line = (quantity: number, price = 100) => ({ productId: goods.productId, variationId: goods.variationId, quantity, price });
const add = (who: Record<string, string>, more: object = {}) =>
  send(here(), "/api/basket-add-product", { productId: goods.productId, variationId: goods.variationId, productAdd: true, ...more }, who);
const cartOf = async (who: Record<string, string>) => (await send(there(), "/api/get-cart", undefined, who)).body;
const customer = async () => bearer((await signIn(here(), randomPhone())).token);
const reserved = async () =>
  (
    await shop.database.db.read
      .selectFrom("stock")
      .select("reserved")
      .where("variation_id", "=", goods.variationId)
      .executeTakeFirstOrThrow()
  ).reserved;

test("S31 the id of a guest's or an account's cart gives a stranger nothing, in either process", async () => {
  const owners = [someone(), await customer()];
  const strangers = [someone(), await customer()];
  for (const owner of owners) {
    const { orderId } = (await add(owner)).body;
    const before = await cartOf(owner);
    expect(before["counter"]).toBe(5);
    for (const stranger of strangers) {
      await send(there(), "/api/delete-cart", { orderId }, stranger);
      const added = (await add(stranger, { orderId })).body;
      expect(added["orderId"]).not.toBe(orderId);
      await send(there(), "/api/delete-cart", { orderId: added["orderId"] }, stranger);
      const taken = (await send(there(), "/api/basket-recalculation", { cartItems: [line(5)], orderId }, stranger)).body;
      expect(taken["orderId"]).not.toBe(orderId);
      await send(there(), "/api/delete-cart", { orderId: taken["orderId"] }, stranger);
      expect(JSON.stringify(await cartOf(stranger))).not.toContain(String(orderId));
    }
    expect(await cartOf(owner)).toMatchObject({ orderId, counter: 5, reservationEnd: before["reservationEnd"] });
    await send(here(), "/api/delete-cart", { orderId }, owner);
  }
  expect(await reserved()).toBe(0);
});

test("S31 a foreign cart can neither be validated nor ordered: the answer is that of one that does not exist", async () => {
  const [owner, stranger] = [await customer(), await customer()];
  const { orderId } = (await add(owner)).body;
  const ask = async (id: unknown) => {
    const { status, body } = await send(there(), "/api/order-validation", { orderId: id }, stranger);
    return { status, causes: body["causes"], bill: body["bill"] };
  };
  expect(await ask(orderId)).toEqual(await ask(randomUUID()));
  const placed = await send(there(), "/api/place-order", orderForm(orderId, 50_000), { ...stranger, "Idempotency-Key": randomUUID() });
  expect(placed.body).toMatchObject({ result: false, number: null });
  expect(await cartOf(owner)).toMatchObject({ orderId, counter: 5 });
  await send(here(), "/api/delete-cart", { orderId }, owner);
});

test("S32 quantities that are no packs, negative, broken or endless are refused and reserve nothing", async () => {
  const owner = await customer();
  for (const quantity of [-5, 0, 2.5, 1e9, "5", null]) {
    const { status } = await send(here(), "/api/basket-recalculation", { cartItems: [{ ...line(5), quantity }], orderId: null }, owner);
    expect(status, String(quantity)).toBe(422);
  }
  const pieces = (await send(here(), "/api/basket-recalculation", { cartItems: [line(7)], orderId: null }, owner)).body;
  expect(Number((await cartOf(owner))["counter"]) % 5, JSON.stringify(pieces)).toBe(0);
  const { orderId } = await cartOf(owner);
  if (orderId) await send(here(), "/api/delete-cart", { orderId }, owner);
  const many = Array.from({ length: 5_000 }, () => line(5));
  expect((await send(here(), "/api/basket-recalculation", { cartItems: many, orderId: null }, owner)).status).toBe(422);
  expect(await reserved()).toBe(0);
});

test("S20 S32 fields nobody may send are refused, and a price that is sent changes no sum", async () => {
  const owner = await customer();
  for (const more of [{ price: 1 }, { quantity_in_variation: 1 }, { pack: 1 }, { accountId: 1 }])
    expect((await add(owner, more)).status, JSON.stringify(more)).toBe(422);
  const cheap = await send(here(), "/api/basket-recalculation", { cartItems: [line(5, 0.01)], orderId: null }, owner);
  expect(cheap.status).toBe(200);
  expect((await cartOf(owner))["price"]).toBe(500);
  const { orderId } = await cartOf(owner);
  const place = (form: object) => send(there(), "/api/place-order", form, { ...owner, "Idempotency-Key": randomUUID() });
  expect((await place(orderForm(orderId, 1))).body).toMatchObject({ result: false, number: null });
  for (const more of [{ total: 1 }, { discount: 99 }, { accountId: 1 }])
    expect((await place({ ...orderForm(orderId, 50_000), ...more })).status, JSON.stringify(more)).toBe(422);
  for (const field of ["phone", "isBlacklisted", "cardOnly", "myBonuses", "user_balance", "id_1c"]) {
    const form = { name: "Олена", surname: "Коваль", email: "olena@mail.ua", [field]: 1 };
    expect((await send(here(), "/api/update-profile", form, owner)).status, field).toBe(422);
  }
});

const orderForm = (orderId: unknown, expectedToPayKopiykas: number) => ({
  orderId,
  recipient: { name: "Олена", surname: "Коваль", phone: "380671234567" },
  delivery: testDelivery,
  payment: "cod",
  expectedToPayKopiykas,
});
