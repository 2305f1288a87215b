import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { kopiykas } from "../../../../platform/money/money.ts";
import { copyOfPreparedShop } from "../../../../support/run/prepared-shop.ts";
import { addTestGoods, type TestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { expectStockInOrder, stockOf } from "../../../../support/test-stock.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { addPack, attachGuestCart, deleteOwnCart, recalculate, sweepExpiredCarts, viewCart } from "../../../cart/cart.server.ts";
import { placeOrder } from "../placing/place-order.ts";
import { idOf } from "../../../../platform/ids.ts";
import { usualLimits } from "../../../../platform/limits/limits.ts";

const HOUR = 3_600;
let shop: TestShop;
/** Another process on the same database. */
let other: TestShop;
beforeAll(async () => {
  const databaseUrl = await copyOfPreparedShop();
  [shop, other] = [await openTestShop({ databaseUrl }), await openTestShop({ databaseUrl })];
});
afterAll(() => Promise.all([shop.close(), other.close()]));
afterEach(() => expectStockInOrder(shop));

const advance = (seconds: number) => [shop, other].forEach(({ clock }) => clock.advanceSeconds(seconds));
const reservedOf = async ({ variationId }: TestGoods) => (await stockOf(shop, variationId)).reserved;
const many = (count: number) => Promise.all(Array.from({ length: count }, () => addTestGoods(shop, { stock: 3 })));

describe("what other shops got wrong", () => {
  test("own reservation blocks own retry: whoever holds the last pieces renews, and orders at the second try", async () => {
    const goods = await addTestGoods(shop, { stock: 2 });
    const customer = await addTestCustomer(shop);
    await fillTestCart(shop, customer, [goods, goods]);
    const wanted = { cartItems: [{ ...goods, quantity: 2 }] };
    const devices = [testVisit(shop, { customer }), testVisit(other, { customer })];
    for (const answer of await Promise.all(devices.map((visit) => recalculate(visit, wanted))))
      expect(answer).toEqual({ outcome: "done", short: [] });
    const form = await testOrderForm(shop, customer);
    const refused = await placeOrder(testVisit(shop, { customer }), { ...form, expectedToPayKopiykas: kopiykas(1) }, randomUUID());
    expect(refused).toMatchObject({ placed: false });
    expect(await reservedOf(goods)).toBe(2);
    expect(await placeOrder(testVisit(other, { customer }), form, randomUUID())).toMatchObject({ placed: true });
    expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 0, reserved: 0 });
  });

  test("two lines of one variation: they are one line, reserved once and sold once", async () => {
    const goods = await addTestGoods(shop, { stock: 5 });
    const customer = await addTestCustomer(shop);
    const visit = testVisit(shop, { customer });
    const lines = [
      { ...goods, quantity: 2 },
      { ...goods, quantity: 2 },
    ];
    expect(await recalculate(visit, { cartItems: lines })).toEqual({ outcome: "done", short: [] });
    expect((await viewCart(visit)).products.map(({ quantity }) => quantity)).toEqual([4]);
    expect(await placeOrder(visit, await testOrderForm(shop, customer), randomUUID())).toMatchObject({ placed: true });
    expect(await stockOf(shop, goods.variationId)).toEqual({ onHand: 1, reserved: 0 });
  });

  test("the merge at sign-in that empties a 65-line cart: all 65 lines stay and the guest's comes to them", async () => {
    const goods = await many(66);
    const customer = await addTestCustomer(shop);
    await recalculate(testVisit(shop, { customer }), { cartItems: goods.slice(0, 65).map((one) => ({ ...one, quantity: 2 })) });
    const guest = testVisit(shop, { guest: "with one more" });
    await addPack(guest, goods[65] as TestGoods);
    await Promise.all([attachGuestCart({ ...guest, customer }), attachGuestCart({ ...guest, shop: other, customer })]);
    const cart = await viewCart(testVisit(shop, { customer }));
    expect([cart.products.length, cart.counter]).toEqual([66, 131]);
  });

  test("the same with the list on the device: renewing all of it after sign-in loses no line", async () => {
    const goods = await many(65);
    const customer = await addTestCustomer(shop);
    const guest = testVisit(shop, { guest: "with a list" });
    await addPack(guest, goods[0] as TestGoods);
    const { orderId } = await viewCart(guest);
    const cartItems = goods.map((one) => ({ ...one, quantity: 1 }));
    expect(await recalculate({ ...guest, customer }, { cartItems, orderId })).toEqual({ outcome: "done", short: [] });
    expect((await viewCart(testVisit(shop, { customer }))).products).toHaveLength(65);
    expect(await reservedOf(goods[0] as TestGoods)).toBe(1);
  });

  test("a double click on add: two packs in one cart, of the last one only one", async () => {
    const [plenty, last] = [await addTestGoods(shop, { stock: 10, pack: 2 }), await addTestGoods(shop, { stock: 2, pack: 2 })];
    for (const [goods, expected] of [
      [plenty, ["added", "added"]],
      [last, ["added", "refused"]],
    ] as const) {
      const customer = await addTestCustomer(shop);
      const clicks = [shop, other].map((process) => addPack(testVisit(process, { customer }), goods));
      expect((await Promise.all(clicks)).sort()).toEqual(expected);
      const held = expected.filter((outcome) => outcome === "added").length * 2;
      expect((await viewCart(testVisit(shop, { customer }))).counter).toBe(held);
      expect(await reservedOf(goods)).toBe(held);
    }
  });

  test("a double click on clear: everything is given back once, and a later cart is not touched", async () => {
    const goods = await addTestGoods(shop, { stock: 4 });
    const [customer, stranger] = [await addTestCustomer(shop), await addTestCustomer(shop)];
    await fillTestCart(shop, customer, [goods]);
    await fillTestCart(shop, stranger, [goods]);
    const orderId = (await viewCart(testVisit(shop, { customer }))).orderId ?? "";
    const clicks = [shop, other, shop].map((process) => deleteOwnCart(testVisit(process, { customer }), orderId));
    await Promise.all(clicks);
    expect(await reservedOf(goods)).toBe(1);
    await fillTestCart(shop, customer, [goods]);
    await deleteOwnCart(testVisit(other, { customer }), orderId);
    expect(await reservedOf(goods)).toBe(2);
  });

  test("an expired cart renewed while another buyer took the goods: theirs stay theirs, the rest comes back, what is gone is named", async () => {
    const [gone, shared, still] = [
      await addTestGoods(shop, { stock: 2 }),
      await addTestGoods(shop, { stock: 3 }),
      await addTestGoods(shop, { stock: 1 }),
    ];
    const [late, quick] = [await addTestCustomer(shop), await addTestCustomer(shop)];
    const lines = [
      { ...gone, quantity: 2 },
      { ...shared, quantity: 3 },
      { ...still, quantity: 1 },
    ];
    await recalculate(testVisit(shop, { customer: late }), { cartItems: lines });
    advance(HOUR);
    await fillTestCart(other, quick, [gone, gone, shared]);
    const renewed = await recalculate(testVisit(shop, { customer: late }), { cartItems: lines });
    expect(renewed).toMatchObject({
      outcome: "done",
      short: [
        { variationId: gone.variationId, granted: 0 },
        { variationId: shared.variationId, granted: 2 },
      ],
    });
    expect((await viewCart(testVisit(shop, { customer: quick }))).counter).toBe(3);
    expect((await viewCart(testVisit(shop, { customer: late }))).counter).toBe(3);
  });

  test("S6 a bot reserving everything: guests without end and a new account leave goods for a customer", async () => {
    const limited: TestShop = { ...shop, config: { ...shop.config, limits: usualLimits }, memory: new Map() };
    const goods = await addTestGoods(shop, { stock: 20 });
    const guests = Array.from({ length: 40 }, (_, at) => addPack(testVisit(limited, { guest: `bot ${at}` }), goods));
    expect((await Promise.all(guests)).filter((outcome) => outcome === "added")).toHaveLength(6);
    const bot = await addTestCustomer(shop);
    const outcomes = [];
    for (let at = 0; at < 14; at += 1) outcomes.push(await addPack(testVisit(limited, { customer: bot }), goods));
    expect(outcomes.filter((outcome) => outcome === "added")).toHaveLength(10);
    expect(await addPack(testVisit(limited, { customer: await addTestCustomer(shop) }), goods)).toBe("added");
    advance(HOUR);
    expect(await recalculate(testVisit(limited, { customer: bot }), { cartItems: [{ ...goods, quantity: 20 }] })).toMatchObject({
      short: [{ granted: 10 }],
    });
  });

  test("a job that dies on one bad row and leaves the rest unreleased: each sweep releases all the others, the bad ones when they are mended", async () => {
    const goods = await many(5);
    for (const one of goods) await fillTestCart(shop, await addTestCustomer(shop), [one]);
    advance(HOUR);
    await sweepExpiredCarts(other);
    for (const one of goods) await fillTestCart(shop, await addTestCustomer(shop), [one]);
    const bad = [goods[0], goods[2]].map((one) => one?.variationId ?? idOf<"variation">(0));
    const setReserved = (reserved: number) =>
      shop.db.write((tx) => tx.updateTable("stock").set({ reserved }).where("variation_id", "in", bad).execute());
    await setReserved(0);
    advance(HOUR);
    expect(await sweepExpiredCarts(shop)).toBe(3);
    expect(await Promise.all(goods.map(reservedOf))).toEqual([0, 0, 0, 0, 0]);
    await setReserved(1);
    expect(await sweepExpiredCarts(other)).toBe(2);
  });
});
