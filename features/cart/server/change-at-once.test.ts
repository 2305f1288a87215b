import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ensureTestPostgres } from "../../../support/postgres-cluster.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import { expectStockInOrder, stockOf } from "../../../support/test-stock.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import type { Visit } from "../../shop.ts";
import { addPack, viewCart } from "../cart.server.ts";
import { viewShownCart } from "./cart.view.ts";
import { addPackAtOnce, removePackAtOnce } from "./change-at-once.ts";

let shop: TestShop;
let other: TestShop;
beforeAll(async () => {
  const databaseUrl = await ensureTestPostgres();
  [shop, other] = [await openTestShop({ databaseUrl, config: { limits: "normal" } }), await openTestShop({ databaseUrl })];
});
afterAll(() => Promise.all([shop.close(), other.close()]));
afterEach(() => expectStockInOrder(shop));

const someone = async () => {
  const customer = await addTestCustomer(shop);
  return () => testVisit(shop, { customer });
};
const expectShownIsTrue = async (visit: () => Visit, shown: Awaited<ReturnType<typeof addPackAtOnce>>) => {
  expect(shown).toBeDefined();
  expect(await viewShownCart(visit(), shown)).toEqual(await viewCart(visit()));
};

test("what a change shows is what is there: lines, what is free of them, the clock", async () => {
  const [one, two] = [await addTestGoods(shop, { stock: 40, pack: 4 }), await addTestGoods(shop, { stock: 9, suborder: true })];
  const [visit, late] = [await someone(), await someone()];
  await addPack(late(), one);
  shop.clock.advanceSeconds(3_000);
  await addPack(visit(), one);
  await expectShownIsTrue(visit, await addPackAtOnce(visit(), two));
  shop.clock.advanceSeconds(600);
  await expectShownIsTrue(visit, await addPackAtOnce(visit(), one));
  expect((await viewCart(visit())).products.map(({ quantity, variant }) => [quantity, variant.stock])).toEqual([
    [8, 40],
    [1, 9],
  ]);
  await expectShownIsTrue(visit, await removePackAtOnce(visit(), one));
});

test("what is out of the ordinary is left alone: nothing changes and the long way decides", async () => {
  const [goods, few] = [await addTestGoods(shop, { stock: 10 }), await addTestGoods(shop, { stock: 2 })];
  const [visit, guest] = [await someone(), testVisit(shop, { guest: randomUUID() })];
  expect(await addPackAtOnce(visit(), goods)).toBeUndefined();
  expect(await addPackAtOnce(guest, goods)).toBeUndefined();
  await addPack(visit(), goods);
  await addPack(visit(), few);
  const before = await viewCart(visit());
  expect(await addPackAtOnce(visit(), { ...goods, orderId: randomUUID() })).toBeUndefined();
  expect(await addPackAtOnce(visit(), { ...goods, productId: few.productId })).toBeUndefined();
  expect(await addPackAtOnce(visit(), few), "S6 more than half").toBeUndefined();
  expect(await removePackAtOnce(visit(), few), "the last pack of a line").toBeUndefined();
  expect(await viewCart(visit())).toEqual(before);
  shop.clock.advanceSeconds(3_600);
  expect(await addPackAtOnce(visit(), goods), "at the very instant of its end").toBeUndefined();
  await viewCart(visit());
});

test("S10 a cart that somebody has locked is not waited for and not changed", async () => {
  const goods = await addTestGoods(shop);
  const visit = await someone();
  await addPack(visit(), goods);
  await other.db.write(async (tx) => {
    await tx.selectFrom("cart").select("id").where("state", "=", "open").forUpdate().execute();
    expect(await addPackAtOnce(visit(), goods)).toBeUndefined();
    expect(await removePackAtOnce(visit(), goods)).toBeUndefined();
  });
  expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 10, reserved: 1 });
});
