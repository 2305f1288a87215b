import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { addTestGoods } from "../../../support/test-goods.ts";
import { expectStockInOrder, stockOf } from "../../../support/test-stock.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { writeSettings } from "../../settings/settings.server.ts";
import { addPack, deleteOwnCart, releaseCartsOfAccount, removePack, sweepExpiredCarts, viewCart } from "../cart.server.ts";
import { dropCart, expireCart } from "./carts/release-carts.ts";

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

test("adding reserves a whole pack and starts the clock of the whole cart", async () => {
  const goods = await addTestGoods(shop, { stock: 10, pack: 4, price: 64_000 });
  const visit = await someone();
  expect(await addPack(visit(), goods)).toBe("added");
  const cart = await viewCart(visit());
  expect(cart).toMatchObject({
    price: 2_560,
    counter: 4,
    reservationSeconds: HOUR,
    reservationEnd: shop.clock.now().getTime() + HOUR * 1_000,
  });
  expect(cart.products[0]).toMatchObject({ quantity: 4, variant: { stock: 10, price: 640, quantity_in_variation: 4 } });
  expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 10, reserved: 4 });
});

test("a refused pack leaves everything as it was, the clock too", async () => {
  const goods = await addTestGoods(shop, { stock: 7, pack: 4 });
  const visit = await someone();
  await addPack(visit(), goods);
  const before = await viewCart(visit());
  shop.clock.advanceSeconds(60);
  expect(await addPack(visit(), goods)).toBe("refused");
  expect(await viewCart(visit())).toEqual({ ...before, serverNow: shop.clock.now().getTime() });
  expect((await stockOf(shop, goods.variationId)).reserved).toBe(4);
});

test("at the very instant of its end a reservation is over, a millisecond before it still holds", async () => {
  const goods = await addTestGoods(shop, { stock: 1 });
  const [first, second] = [await someone(), await someone()];
  await addPack(first(), goods);
  const end = (await viewCart(first())).reservationEnd ?? 0;
  shop.clock.set(new Date(end - 1));
  expect(await addPack(second(), goods)).toBe("refused");
  expect((await viewCart(first())).counter).toBe(1);
  shop.clock.set(new Date(end));
  expect(await addPack(second(), goods)).toBe("added");
  expect((await viewCart(first())).orderId).toBeNull();
});

test("an expired reservation counts as free although no sweeper has run, in what others see too", async () => {
  const goods = await addTestGoods(shop, { stock: 8, pack: 4 });
  const [first, second] = [await someone(), await someone()];
  await addPack(first(), goods);
  shop.clock.advanceSeconds(HOUR - 10);
  await addPack(second(), goods);
  expect((await viewCart(second())).products[0]?.variant.stock).toBe(4);
  shop.clock.advanceSeconds(10);
  expect((await viewCart(second())).products[0]?.variant.stock).toBe(8);
  expect((await stockOf(shop, goods.variationId)).reserved).toBe(8);
  expect(await addPack(second(), goods)).toBe("added");
  expect((await viewCart(second())).counter).toBe(8);
});

test("a call on an expired cart says so, releases it at once and adds nothing", async () => {
  const goods = await addTestGoods(shop, { stock: 5 });
  const visit = await someone();
  await addPack(visit(), goods);
  const { orderId } = await viewCart(visit());
  shop.clock.advanceSeconds(HOUR);
  expect(await addPack(visit(), { ...goods, orderId })).toBe("cart-gone");
  expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 5, reserved: 0 });
  expect(await removePack(visit(), { ...goods, orderId })).toBe("cart-gone");
  expect(await addPack(visit(), goods)).toBe("added");
  expect((await viewCart(visit())).orderId).not.toBe(orderId);
});

test("every success moves the end, but never past basket_max_hours", async () => {
  await writeSettings(shop, { basket_lifetime: 1, basket_max_hours: 2 });
  const goods = await addTestGoods(shop, { stock: 10 });
  const visit = await someone();
  const opened = shop.clock.now().getTime();
  await addPack(visit(), goods);
  shop.clock.advanceSeconds(1_800);
  await addPack(visit(), goods);
  expect((await viewCart(visit())).reservationEnd).toBe(opened + 1.5 * HOUR * 1_000);
  shop.clock.advanceSeconds(3_000);
  await removePack(visit(), goods);
  expect((await viewCart(visit())).reservationEnd).toBe(opened + 2 * HOUR * 1_000);
  await writeSettings(shop, { basket_max_hours: 24 });
});

test("removing gives a pack back; the last one takes the line, the last line the cart", async () => {
  const [goods, other] = [await addTestGoods(shop, { stock: 12, pack: 4 }), await addTestGoods(shop)];
  const visit = await someone();
  for (const one of [goods, goods, other]) await addPack(visit(), one);
  expect(await removePack(visit(), goods)).toBe("removed");
  expect((await viewCart(visit())).products.map((item) => item.quantity)).toEqual([4, 1]);
  await removePack(visit(), goods);
  expect((await viewCart(visit())).products.map((item) => item.id)).toEqual([other.productId]);
  expect(await removePack(visit(), goods)).toBe("refused");
  await removePack(visit(), other);
  expect((await viewCart(visit())).orderId).toBeNull();
  expect((await stockOf(shop, goods.variationId)).reserved).toBe(0);
});

test("S31 somebody else's cart and one that never was look the same and nothing changes", async () => {
  const goods = await addTestGoods(shop, { stock: 10 });
  const [owner, stranger] = [await someone(), await someone()];
  await addPack(owner(), goods);
  const before = await viewCart(owner());
  const orderId = before.orderId ?? "";
  for (const visit of [stranger(), testVisit(shop, { guest: "a stranger" })]) {
    for (const id of [orderId, randomUUID()]) {
      expect(await addPack(visit, { ...goods, orderId: id })).toBe("cart-gone");
      expect(await removePack(visit, { ...goods, orderId: id })).toBe("cart-gone");
      await deleteOwnCart(visit, id);
    }
    expect((await viewCart(visit)).orderId).toBeNull();
  }
  expect(await viewCart(owner())).toEqual(before);
  expect((await stockOf(shop, goods.variationId)).reserved).toBe(1);
});

test("S5 a second device of the account that names an older cart of its own is served", async () => {
  const goods = await addTestGoods(shop, { stock: 10 });
  const visit = await someone();
  await addPack(visit(), goods);
  const { orderId } = await viewCart(visit());
  await deleteOwnCart(visit(), orderId ?? "");
  await addPack(visit(), goods);
  expect(await addPack(visit(), { ...goods, orderId })).toBe("added");
  expect((await viewCart(visit())).counter).toBe(2);
});

test("a guest holds one pack and is asked to sign in for more", async () => {
  const goods = await addTestGoods(shop, { stock: 10, pack: 2 });
  const guest = testVisit(shop, { guest: "one pack" });
  expect(await addPack(guest, goods)).toBe("added");
  expect(await addPack(guest, goods)).toBe("sign-in-required");
  expect((await viewCart(guest)).counter).toBe(2);
});

test("made-to-order goods share the cart and its clock and have an order id of their own", async () => {
  const [onShelf, toOrder] = [await addTestGoods(shop), await addTestGoods(shop, { suborder: true })];
  const visit = await someone();
  await addPack(visit(), onShelf);
  expect((await viewCart(visit())).orderSubOrder).toBeNull();
  await addPack(visit(), toOrder);
  const cart = await viewCart(visit());
  expect(cart.orderSubOrder).not.toBeNull();
  expect(cart.orderSubOrder).not.toBe(cart.orderId);
  expect(cart.products.map((item) => item.suborder)).toEqual([false, true]);
});

test("what is hidden, has no price or belongs to another product cannot be added", async () => {
  const [goods, other, free] = [await addTestGoods(shop), await addTestGoods(shop), await addTestGoods(shop, { price: 0 })];
  const visit = await someone();
  expect(await addPack(visit(), { ...goods, productId: other.productId })).toBe("refused");
  expect(await addPack(visit(), free)).toBe("refused");
  await shop.db.read.updateTable("product").set({ hidden: true }).where("id", "=", goods.productId).execute();
  expect(await addPack(visit(), goods)).toBe("refused");
});

test("S28 a blacklisted customer holds nothing: at once when it happens, and on the next add", async () => {
  const goods = await addTestGoods(shop, { stock: 10 });
  const customer = await addTestCustomer(shop);
  await addPack(testVisit(shop, { customer }), goods);
  await shop.db.write((tx) => releaseCartsOfAccount(tx, { accountId: customer.id, now: shop.clock.now() }));
  expect((await stockOf(shop, goods.variationId)).reserved).toBe(0);
  await addPack(testVisit(shop, { customer }), goods);
  expect(await addPack(testVisit(shop, { customer: { ...customer, blacklisted: true } }), goods)).toBe("blacklisted");
  expect((await stockOf(shop, goods.variationId)).reserved).toBe(0);
});

test("I4 S4 sweeping releases every cart that is over exactly once, and no living one", async () => {
  const goods = await addTestGoods(shop, { stock: 10 });
  const [first, second] = [await someone(), await someone()];
  await addPack(first(), goods);
  shop.clock.advanceSeconds(1_800);
  await addPack(second(), goods);
  shop.clock.advanceSeconds(1_800);
  await sweepExpiredCarts(shop);
  expect(await sweepExpiredCarts(shop)).toBe(0);
  expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 10, reserved: 1 });
});

test("one cart that cannot be released does not stop the sweeper", async () => {
  const [broken, goods] = [await addTestGoods(shop), await addTestGoods(shop)];
  const [first, second] = [await someone(), await someone()];
  await addPack(first(), broken);
  await addPack(second(), goods);
  await shop.db.read.updateTable("stock").set({ reserved: 0 }).where("variation_id", "=", broken.variationId).execute();
  shop.clock.advanceSeconds(HOUR);
  await sweepExpiredCarts(shop);
  expect((await stockOf(shop, goods.variationId)).reserved).toBe(0);
  await shop.db.read.updateTable("stock").set({ reserved: 1 }).where("variation_id", "=", broken.variationId).execute();
  expect(await sweepExpiredCarts(shop)).toBe(1);
});

test("S4 only the change of state releases: a living, an ended and a missing cart are left alone", async () => {
  const goods = await addTestGoods(shop);
  const visit = await someone();
  await addPack(visit(), goods);
  const { orderId } = await viewCart(visit());
  expect(await expireCart(shop, orderId ?? "")).toBe(false);
  expect((await viewCart(visit())).counter).toBe(1);
  await deleteOwnCart(visit(), orderId ?? "");
  shop.clock.advanceSeconds(HOUR);
  expect(await expireCart(shop, orderId ?? "")).toBe(false);
  expect(await expireCart(shop, randomUUID())).toBe(false);
  const { state } = await shop.db.read
    .selectFrom("cart")
    .select("state")
    .where("id", "=", orderId ?? "")
    .executeTakeFirstOrThrow();
  expect(state).toBe("deleted");
});

test("S4 a cart that ended otherwise is not deleted any more", async () => {
  const goods = await addTestGoods(shop);
  const visit = await someone();
  await addPack(visit(), goods);
  const { orderId } = await viewCart(visit());
  shop.clock.advanceSeconds(HOUR);
  await viewCart(visit());
  await dropCart(shop, orderId ?? "");
  const { state } = await shop.db.read
    .selectFrom("cart")
    .select("state")
    .where("id", "=", orderId ?? "")
    .executeTakeFirstOrThrow();
  expect(state).toBe("expired");
});
