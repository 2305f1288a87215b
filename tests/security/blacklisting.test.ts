import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { customersApi } from "../../features/accounts/accounts.server.ts";
import { changeCustomer } from "../../features/accounts/staff-customers.contract.ts";
import { addMany, addPack, attachGuestCart, recalculate, releaseCartsOfAccount } from "../../features/cart/cart.server.ts";
import { placeOrder } from "../../features/orders/orders.server.ts";
import type { Customer, StaffMember, Visit } from "../../features/shop.ts";
import { callEndpoint } from "../../support/call-endpoint.ts";
import { copyOfPreparedShop } from "../../support/run/prepared-shop.ts";
import { addTestGoods, type TestGoods } from "../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../support/test-order.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../support/test-shop.ts";
import { addFirstOwner } from "../../support/test-staff.ts";
import { expectStockInOrder } from "../../support/test-stock.ts";

/** Requests that were let in a moment before staff blacklisted their customer, in three processes on one PostgreSQL. */
const shops: TestShop[] = [];
let owner: StaffMember;
let shelf: readonly TestGoods[];
beforeAll(async () => {
  const databaseUrl = await copyOfPreparedShop();
  for (let one = 0; one < 3; one += 1) shops.push(await openTestShop({ databaseUrl }));
  owner = (await addFirstOwner(first())).staff;
  shelf = await Promise.all(Array.from({ length: 4 }, () => addTestGoods(first(), { stock: 5_000 })));
});
afterAll(() => Promise.all(shops.map((shop) => shop.close())));
afterEach(() => expectStockInOrder(first()));

const shopOf = (at: number): TestShop => {
  const shop = shops[at % shops.length];
  if (!shop) throw new Error("no shop is open");
  return shop;
};
const first = () => shopOf(0);
const goodsAt = (at: number): TestGoods => shelf[at % shelf.length] ?? (shelf[0] as TestGoods);
const announced = { releaseCarts: releaseCartsOfAccount, announceProducts: () => undefined };
const blacklist = (customer: Customer, blacklisted = true) =>
  callEndpoint(customersApi(announced), changeCustomer, testVisit(shopOf(1), { staff: owner }), {
    id: customer.id,
    blacklisted,
    cardOnly: false,
  });
const openCartsOf = ({ id }: Customer) =>
  first().db.read.selectFrom("cart").select("id").where("account_id", "=", id).where("state", "=", "open").execute();
const ordersOf = ({ id }: Customer) => first().db.read.selectFrom("placed_order").select("number").where("account_id", "=", id).execute();

/** Every way in which an account comes to hold goods. */
const ways: Record<string, (visit: () => Visit, goods: TestGoods) => Promise<unknown>> = {
  "adding a pack": (visit, goods) => addPack(visit(), goods),
  "adding many": (visit, goods) => addMany(visit(), [{ ...goods, packs: 2 }], randomUUID()),
  recalculating: (visit, goods) => recalculate(visit(), { cartItems: [{ ...goods, quantity: 3 }] }),
  "bringing a guest's cart along": async (visit, goods) => {
    await addPack({ ...visit(), customer: undefined }, goods);
    await attachGuestCart(visit());
  },
};

test.each(Object.keys(ways))("S28 a request let in before the blacklisting holds nothing after it: %s", async (way) => {
  const customer = await addTestCustomer(first());
  const visit = () => testVisit(first(), { customer, guest: way });
  await blacklist(customer);
  await ways[way]?.(visit, goodsAt(0));
  expect(await openCartsOf(customer)).toEqual([]);
});

test("S28 an order that was asked for before the blacklisting is refused by its name, whatever the cart", async () => {
  const customer = await addTestCustomer(first());
  await fillTestCart(first(), customer, [goodsAt(0)]);
  const form = await testOrderForm(first(), customer);
  await first().db.read.updateTable("account").set({ blacklisted_at: first().clock.now() }).where("id", "=", customer.id).execute();
  const place = () => placeOrder(testVisit(first(), { customer }), form, randomUUID());
  expect(await place()).toMatchObject({ placed: false, causes: [{ cause: "blacklisted" }] });
  await blacklist(customer);
  expect(await place()).toMatchObject({ placed: false, causes: [{ cause: "blacklisted" }] });
  expect(await ordersOf(customer)).toEqual([]);
});

test("S28 forty requests beside the blacklisting leave nothing held, whichever is first", async () => {
  const tries = Object.values(ways);
  for (let round = 0; round < 12; round += 1) {
    const customer = await addTestCustomer(first());
    if (round % 2 === 0) await fillTestCart(first(), customer, [goodsAt(round)]);
    const beside = Array.from({ length: 40 }, (_, at) =>
      tries[(at + round) % tries.length]?.(() => testVisit(shopOf(at), { customer, guest: `of round ${round} ${at}` }), goodsAt(at)),
    );
    await new Promise((resolve) => setTimeout(resolve, round * 3));
    await blacklist(customer);
    await Promise.all(beside);
    expect([round, await openCartsOf(customer)]).toEqual([round, []]);
  }
});
