import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestGoods, type TestGoods } from "../../../support/test-goods.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { usualLimits } from "../../../platform/limits/limits.ts";
import type { Visit } from "../../shop.ts";
import { addPack, attachGuestCart, recalculate, viewCart } from "../cart.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { limits: usualLimits } });
});
afterAll(() => shop.close());

async function someone(): Promise<() => Visit> {
  const customer = await addTestCustomer(shop);
  await shop.db.read.updateTable("account").set({ completed_orders: 1 }).where("id", "=", customer.id).execute();
  return () => testVisit(shop, { customer });
}
const hold = (visit: Visit, goods: TestGoods, quantity: number) => recalculate(visit, { cartItems: [{ ...goods, quantity }] });
const under = async (visit: Visit) => (await viewCart(visit)).productsWithoutMinAmount;

test("what others took meanwhile makes a minimum unreachable, which says how much there is in whole packs; it is reachable again once they give it back", async () => {
  const goods = await addTestGoods(shop, { stock: 13, pack: 2, minimum: 10 });
  const [mine, others] = [await someone(), await someone()];
  await hold(mine(), goods, 4);
  expect(await under(mine())).toEqual([
    { id: goods.productId, name: "Сукня «Верба»", min_order_amount: 10, missing: 6, atMost: undefined },
  ]);
  await hold(others(), goods, 6);
  expect(await under(mine())).toMatchObject([{ missing: 6, atMost: 6 }]);
  await recalculate(others(), { cartItems: [] });
  expect(await under(mine())).toMatchObject([{ missing: 6, atMost: undefined }]);
});

test("other sizes of the product count where they are for sale", async () => {
  const goods = await addTestGoods(shop, { stock: 2, pack: 2, minimum: 6 });
  const other = await addTestGoods(shop, { productId: goods.productId, stock: 4, pack: 2, size: "48" });
  const mine = await someone();
  await hold(mine(), goods, 2);
  expect(await under(mine())).toMatchObject([{ missing: 4, atMost: undefined }]);
  await shop.db.read.updateTable("variation").set({ hidden: true }).where("id", "=", other.variationId).execute();
  expect(await under(mine())).toMatchObject([{ missing: 4, atMost: 2 }]);
});

test("S6 a newcomer's share binds as the shelf does", async () => {
  const goods = await addTestGoods(shop, { stock: 10, pack: 2, minimum: 6 });
  const customer = await addTestCustomer(shop);
  await hold(testVisit(shop, { customer }), goods, 2);
  expect(await under(testVisit(shop, { customer }))).toMatchObject([{ missing: 4, atMost: 4 }]);
});

test("a guest is judged by what a sign-in would allow, not by the guests' share", async () => {
  const goods = await addTestGoods(shop, { stock: 20, pack: 2, minimum: 8 });
  const guest = () => testVisit(shop, { guest: "under a minimum" });
  for (const name of ["first", "second"]) await addPack(testVisit(shop, { guest: `of the share ${name}` }), goods);
  await addPack(guest(), goods);
  expect(await under(guest())).toMatchObject([{ missing: 6, atMost: undefined }]);
});

test("S6 a guest reads what the sign-in then brings, with the pack that comes along", async () => {
  const shelf = fc.record({
    stock: fc.integer({ min: 1, max: 70 }),
    pack: fc.integer({ min: 1, max: 6 }),
    packsOfMinimum: fc.integer({ min: 2, max: 12 }),
  });
  let guests = 0;
  await fc.assert(
    fc.asyncProperty(shelf, async ({ stock, pack, packsOfMinimum }) => {
      const minimum = packsOfMinimum * pack;
      const goods = await addTestGoods(shop, { stock, pack, minimum });
      const guest = testVisit(shop, { guest: `who signs in later ${(guests += 1)}` });
      if ((await addPack(guest, goods)) !== "added") return;
      const [told] = await under(guest);
      const customer = await addTestCustomer(shop);
      await attachGuestCart({ ...guest, customer });
      await hold(testVisit(shop, { customer }), goods, minimum);
      const { counter } = await viewCart(testVisit(shop, { customer }));
      expect(told?.atMost ?? minimum).toBe(counter);
    }),
    { numRuns: 40, examples: [[{ stock: 10, pack: 2, packsOfMinimum: 3 }]] },
  );
});
