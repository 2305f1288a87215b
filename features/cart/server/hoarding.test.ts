import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { addTestGoods } from "../../../support/test-goods.ts";
import { expectStockInOrder, stockOf } from "../../../support/test-stock.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { addPack, recalculate, viewCart } from "../cart.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { limits: "normal" } });
});
afterAll(() => shop.close());
afterEach(() => expectStockInOrder(shop));

const guest = (name: string) => testVisit(shop, { guest: name });

test("S6 guests together hold at most 30 % of a variation, at once again when theirs are over", async () => {
  const goods = await addTestGoods(shop, { stock: 20, pack: 2 });
  const outcomes = [];
  for (let one = 0; one < 5; one += 1) outcomes.push(await addPack(guest(`of thirty ${one}`), goods));
  expect(outcomes).toEqual(["added", "added", "added", "refused", "refused"]);
  expect((await stockOf(shop, goods.variationId)).reserved).toBe(6);
  expect(await recalculate(guest("of thirty 5"), { cartItems: [{ ...goods, quantity: 2 }] })).toMatchObject({ short: [{ granted: 0 }] });
  shop.clock.advanceSeconds(3_600);
  expect(await addPack(guest("of thirty 6"), goods)).toBe("added");
});

test("S6 an account without a completed order holds at most half of a variation, with one as much as it wants", async () => {
  const goods = await addTestGoods(shop, { stock: 10, pack: 2 });
  const customer = await addTestCustomer(shop);
  const visit = () => testVisit(shop, { customer });
  expect([await addPack(visit(), goods), await addPack(visit(), goods), await addPack(visit(), goods)]).toEqual([
    "added",
    "added",
    "refused",
  ]);
  expect(await recalculate(visit(), { cartItems: [{ ...goods, quantity: 10 }] })).toMatchObject({ short: [{ granted: 4 }] });
  await shop.db.read.updateTable("account").set({ completed_orders: 1 }).where("id", "=", customer.id).execute();
  expect(await recalculate(visit(), { cartItems: [{ ...goods, quantity: 10 }] })).toEqual({ outcome: "done", short: [] });
});

test("S6 the last pack of a small stock may be held by anybody", async () => {
  const goods = await addTestGoods(shop, { stock: 4, pack: 4 });
  expect(await addPack(guest("the last pack"), goods)).toBe("added");
});

test("S6 a refusal by share leaves no empty cart behind", async () => {
  const goods = await addTestGoods(shop, { stock: 4, pack: 2 });
  await addPack(guest("first of two"), goods);
  expect(await addPack(guest("second of two"), goods)).toBe("refused");
  expect((await viewCart(guest("second of two"))).orderId).toBeNull();
});
