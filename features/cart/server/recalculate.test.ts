import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { addTestGoods, type TestGoods } from "../../../support/test-goods.ts";
import { expectStockInOrder, stockOf } from "../../../support/test-stock.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { addPack, attachGuestCart, deleteOwnCart, dropCartsOf, recalculate, viewCart } from "../cart.server.ts";

const HOUR = 3_600;
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => expectStockInOrder(shop));

const someone = async () => {
  const customer = await addTestCustomer(shop);
  return () => testVisit(shop, { customer });
};
const want = (goods: TestGoods, quantity: number) => ({ productId: goods.productId, variationId: goods.variationId, quantity });
const quantities = async (visit: () => ReturnType<typeof testVisit>) => (await viewCart(visit())).products.map((item) => item.quantity);

test("the cart becomes equal to the lines: new ones come, others grow, shrink and go", async () => {
  const [grows, shrinks, goes, comes] = [
    await addTestGoods(shop),
    await addTestGoods(shop),
    await addTestGoods(shop),
    await addTestGoods(shop),
  ];
  const visit = await someone();
  for (const goods of [grows, shrinks, shrinks, goes]) await addPack(visit(), goods);
  expect(await recalculate(visit(), { cartItems: [want(comes, 3), want(shrinks, 1), want(grows, 2)] })).toEqual({
    outcome: "done",
    short: [],
  });
  const held = await Promise.all([grows, shrinks, goes, comes].map(async ({ variationId }) => (await stockOf(shop, variationId)).reserved));
  expect(held).toEqual([2, 1, 0, 3]);
});

test("as far as stock allows, in whole packs, and what is short is named with what there is", async () => {
  const goods = await addTestGoods(shop, { stock: 11, pack: 4 });
  const visit = await someone();
  const { productId, variationId } = goods;
  expect(await recalculate(visit(), { cartItems: [want(goods, 12)] })).toEqual({
    outcome: "done",
    short: [{ productId, variationId, granted: 8, stock: 11, why: "sold out" }],
  });
  expect(await quantities(visit)).toEqual([8]);
});

test("a quantity that is no whole pack is cut to one, two lines of one variation are one", async () => {
  const goods = await addTestGoods(shop, { stock: 40, pack: 4 });
  const visit = await someone();
  await recalculate(visit(), { cartItems: [want(goods, 5), want(goods, 6)] });
  expect(await quantities(visit)).toEqual([8]);
});

test("it restarts the clock; at least ten extensions are possible", async () => {
  const goods = await addTestGoods(shop);
  const visit = await someone();
  await addPack(visit(), goods);
  const { orderId } = await viewCart(visit());
  for (let extension = 0; extension < 10; extension += 1) {
    shop.clock.advanceSeconds(HOUR - 1);
    await recalculate(visit(), { cartItems: [want(goods, 1)], orderId });
    expect((await viewCart(visit())).reservationEnd).toBe(shop.clock.now().getTime() + HOUR * 1_000);
  }
});

test("an expired cart is revived with what is still free and names what is not", async () => {
  const [kept, lost] = [await addTestGoods(shop, { stock: 5 }), await addTestGoods(shop, { stock: 1 })];
  const [visit, other] = [await someone(), await someone()];
  await addPack(visit(), kept);
  await addPack(visit(), lost);
  const { orderId } = await viewCart(visit());
  shop.clock.advanceSeconds(HOUR);
  await addPack(other(), lost);
  const revived = await recalculate(visit(), { cartItems: [want(kept, 1), want(lost, 1)], orderId });
  expect(revived).toEqual({
    outcome: "done",
    short: [{ productId: lost.productId, variationId: lost.variationId, granted: 0, stock: 0, why: "sold out" }],
  });
  expect((await viewCart(visit())).orderId).not.toBe(orderId);
  expect(await quantities(visit)).toEqual([1]);
});

test("what others hold beyond their time is released for it", async () => {
  const goods = await addTestGoods(shop, { stock: 6 });
  for (let holder = 0; holder < 3; holder += 1) {
    const visit = await someone();
    await addPack(visit(), goods);
    await addPack(visit(), goods);
  }
  shop.clock.advanceSeconds(HOUR);
  const visit = await someone();
  expect(await recalculate(visit(), { cartItems: [want(goods, 5)] })).toEqual({ outcome: "done", short: [] });
  expect((await stockOf(shop, goods.variationId)).reserved).toBeLessThanOrEqual(6);
});

test("no lines end the cart", async () => {
  const goods = await addTestGoods(shop);
  const visit = await someone();
  await addPack(visit(), goods);
  await recalculate(visit(), { cartItems: [] });
  expect((await viewCart(visit())).orderId).toBeNull();
  expect((await stockOf(shop, goods.variationId)).reserved).toBe(0);
});

test("what was hidden meanwhile is given back and named", async () => {
  const goods = await addTestGoods(shop);
  const visit = await someone();
  await addPack(visit(), goods);
  await shop.db.read.updateTable("variation").set({ hidden: true }).where("id", "=", goods.variationId).execute();
  expect(await recalculate(visit(), { cartItems: [want(goods, 1)] })).toMatchObject({
    short: [{ variationId: goods.variationId, granted: 0, stock: 0, why: "sold out" }],
  });
  expect((await viewCart(visit())).orderId).toBeNull();
});

test("S31 somebody else's order id, or one that never was, changes nothing", async () => {
  const goods = await addTestGoods(shop, { stock: 10 });
  const [owner, stranger] = [await someone(), await someone()];
  await addPack(owner(), goods);
  const before = await viewCart(owner());
  for (const orderId of [before.orderId, randomUUID()])
    expect(await recalculate(stranger(), { cartItems: [want(goods, 2)], orderId })).toEqual({ outcome: "cart-gone" });
  expect(await viewCart(owner())).toEqual(before);
  expect((await stockOf(shop, goods.variationId)).reserved).toBe(1);
});

test("a guest is asked to sign in only for what a sign-in could bring", async () => {
  const [goods, other, gone] = [await addTestGoods(shop), await addTestGoods(shop), await addTestGoods(shop, { stock: 0 })];
  const guest = testVisit(shop, { guest: "asking for many" });
  const cartItems = [want(goods, 1), want(other, 1), want(gone, 1)];
  expect(await recalculate(guest, { cartItems })).toMatchObject({
    short: [
      { variationId: other.variationId, why: "one pack a guest" },
      { variationId: gone.variationId, why: "sold out" },
    ],
  });
  expect(await recalculate(testVisit(shop, { guest: "of one pack" }), { cartItems: [want(goods, 1)] })).toEqual({
    outcome: "done",
    short: [],
  });
});

test("a guest keeps one pack of one thing", async () => {
  const [goods, other] = [await addTestGoods(shop, { pack: 2 }), await addTestGoods(shop)];
  const guest = testVisit(shop, { guest: "recalculating" });
  expect(await recalculate(guest, { cartItems: [want(goods, 6), want(other, 1)] })).toMatchObject({
    short: [
      { granted: 2, why: "one pack a guest" },
      { granted: 0, why: "one pack a guest" },
    ],
  });
  expect((await viewCart(guest)).counter).toBe(2);
});

test("signing in makes the guest's cart the account's, and the guest may not touch it any more", async () => {
  const goods = await addTestGoods(shop, { stock: 1 });
  const guest = testVisit(shop, { guest: "becomes a customer" });
  await addPack(guest, goods);
  const { orderId } = await viewCart(guest);
  const customer = await addTestCustomer(shop);
  await attachGuestCart({ ...guest, customer });
  expect((await viewCart(testVisit(shop, { customer }))).orderId).toBe(orderId);
  expect((await viewCart(guest)).orderId).toBeNull();
  expect(await addPack(guest, { ...goods, orderId })).toBe("cart-gone");
  await deleteOwnCart(guest, orderId ?? "");
  expect((await stockOf(shop, goods.variationId)).reserved).toBe(1);
});

test("a guest's cart is merged into the account's own: quantities add up, nothing is let go", async () => {
  const [both, ownOnly] = [await addTestGoods(shop, { stock: 2 }), await addTestGoods(shop)];
  const customer = await addTestCustomer(shop);
  const visit = () => testVisit(shop, { customer });
  await addPack(visit(), both);
  await addPack(visit(), ownOnly);
  const { orderId } = await viewCart(visit());
  const guest = testVisit(shop, { guest: "merges" });
  await addPack(guest, both);
  const guestOrderId = (await viewCart(guest)).orderId;
  shop.clock.advanceSeconds(600);
  await attachGuestCart({ ...guest, customer });
  const merged = await viewCart(visit());
  expect(merged).toMatchObject({ orderId, counter: 3, reservationEnd: shop.clock.now().getTime() + HOUR * 1_000 });
  expect((await stockOf(shop, both.variationId)).reserved).toBe(2);
  expect(await addPack({ ...guest, customer }, { ...ownOnly, orderId: guestOrderId })).toBe("added");
});

test("a guest's cart that is over when they sign in is not brought back", async () => {
  const goods = await addTestGoods(shop);
  const guest = testVisit(shop, { guest: "too late" });
  await addPack(guest, goods);
  shop.clock.advanceSeconds(HOUR);
  const customer = await addTestCustomer(shop);
  await attachGuestCart({ ...guest, customer });
  expect((await viewCart(testVisit(shop, { customer }))).orderId).toBeNull();
  expect((await stockOf(shop, goods.variationId)).reserved).toBe(0);
});

test("S28 a blacklisted customer who signs in loses the guest's cart too", async () => {
  const goods = await addTestGoods(shop);
  const guest = testVisit(shop, { guest: "blacklisted" });
  await addPack(guest, goods);
  const customer = { ...(await addTestCustomer(shop)), blacklisted: true };
  await dropCartsOf({ ...guest, customer }, customer.id);
  expect((await stockOf(shop, goods.variationId)).reserved).toBe(0);
});
