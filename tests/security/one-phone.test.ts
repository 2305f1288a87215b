import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestGoods, type TestGoods } from "../../support/test-goods.ts";
import { testDelivery } from "../../support/test-order.ts";
import { randomPhone } from "../../support/test-shop.ts";
import { expectStockInOrder, stockOf } from "../../support/test-stock.ts";
import { bearer, send, signIn, startTwoProcesses } from "./two-processes.ts";

let shop: Awaited<ReturnType<typeof startTwoProcesses>>;
beforeAll(async () => {
  shop = await startTwoProcesses();
}, 120_000);
afterAll(() => shop?.stop());

type Who = Record<string, string>;
const here = () => shop.processes[0];
const there = () => shop.processes[1];
const wantedOf = ({ productId, variationId }: TestGoods) => ({ productId, variationId });

/** A new account, its profile filled in. */
async function newPhone(): Promise<Who> {
  const who = bearer((await signIn(here(), randomPhone())).token);
  await send(here(), "/api/update-profile", { name: "Олена", surname: "Коваль", email: `${randomUUID()}@mail.ua` }, who);
  return who;
}

/** Takes what it can get pack by pack, then by a recalculation that asks for all, and orders it on delivery. */
async function orderAllThereIs(who: Who, goods: TestGoods): Promise<{ placed: boolean; causes: string[]; waitsUntil: unknown }> {
  for (let tries = 0; tries < 40; tries += 1)
    if ((await send(here(), "/api/basket-add-product", { ...wantedOf(goods), productAdd: true }, who)).body["result"] !== true) break;
  await send(there(), "/api/basket-recalculation", { cartItems: [{ ...wantedOf(goods), quantity: 1_000, price: 100 }] }, who);
  const { orderId } = (await send(there(), "/api/get-cart", undefined, who)).body;
  if (orderId === null) return { placed: false, causes: ["nothing to order"], waitsUntil: null };
  const { bill } = (await send(here(), "/api/order-validation", { orderId }, who)).body as { bill: { toPayKopiykas: number } };
  const form = {
    orderId,
    recipient: { name: "Олена", surname: "Коваль", phone: "380671234567" },
    delivery: testDelivery,
    payment: "cod",
    expectedToPayKopiykas: bill.toPayKopiykas,
  };
  const { body } = await send(there(), "/api/place-order", form, { ...who, "Idempotency-Key": randomUUID() });
  const causes = (body["causes"] as { cause: string }[]).map(({ cause }) => cause);
  return { placed: body["result"] === true, causes, waitsUntil: body["waitsUntil"] };
}

test("S6 S33 five orders of one phone leave half of a scarce shelf to others", async () => {
  const goods = await addTestGoods(shop.database, { stock: 59, price: 1_000 });
  const who = await newPhone();
  const outcomes = [];
  for (let order = 0; order < 5; order += 1) outcomes.push(await orderAllThereIs(who, goods));
  expect(outcomes.map(({ placed }) => placed)).toEqual([true, false, false, false, false]);
  expect(await stockOf(shop.database, goods.variationId)).toEqual({ onHand: 30, reserved: 0 });
  expect((await send(here(), "/api/basket-add-product", { ...wantedOf(goods), productAdd: true }, await newPhone())).body["result"]).toBe(
    true,
  );
  await expectStockInOrder(shop.database);
});

test("S33 one phone has three orders that the carrier has not, however many shelves it tries", async () => {
  const who = await newPhone();
  const outcomes = [];
  for (let order = 0; order < 5; order += 1)
    outcomes.push(await orderAllThereIs(who, await addTestGoods(shop.database, { stock: 20, price: 1_000 })));
  expect(outcomes.map(({ causes }) => causes)).toEqual([[], [], [], ["too_many_open"], ["too_many_open"]]);
  await expectStockInOrder(shop.database);
});

test("S33 a plentiful shelf that one phone orders whole waits for the word of staff, also in parts", async () => {
  const [whole, other] = [
    await addTestGoods(shop.database, { stock: 69, price: 30_000 }),
    await addTestGoods(shop.database, { stock: 20, price: 100_000 }),
  ];
  expect(await orderAllThereIs(await newPhone(), whole)).toMatchObject({ placed: true, waitsUntil: expect.any(String) as string });
  const who = await newPhone();
  expect(await orderAllThereIs(who, other)).toMatchObject({ placed: true, waitsUntil: null });
  expect(await orderAllThereIs(who, await addTestGoods(shop.database, { stock: 4, price: 100_000 }))).toMatchObject({
    placed: true,
    waitsUntil: expect.any(String) as string,
  });
  await expectStockInOrder(shop.database);
});
