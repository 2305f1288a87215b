import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { grantBonuses, tellEndingBonuses } from "../../../loyalty/loyalty.server.ts";
import { viewNotices } from "../../../notifications/notifications.server.ts";
import type { Customer } from "../../../shop.ts";
import { cancelOrder, placeOrder, remindToPay } from "../../orders.server.ts";
import { kopiykas } from "../../../../platform/money/money.ts";

let shop: TestShop;
let customer: Customer;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set("2026-11-21T10:00:00Z");
  customer = await addTestCustomer(shop);
  await shop.db.write((tx) => tx.updateTable("account").set({ email: "olena@mail.ua" }).where("id", "=", customer.id).execute());
});

const visit = () => testVisit(shop, { customer });
const told = async () => (await viewNotices(visit())).notices.map(({ title }) => title);
async function place(): Promise<number> {
  await fillTestCart(shop, customer);
  const placed = await placeOrder(visit(), await testOrderForm(shop, customer), randomUUID());
  if (!placed.placed) throw new Error("not placed");
  return placed.numbers.number;
}

test("an order is confirmed with goods, price and time, its cancelling is told, and a repeated call tells nothing", async () => {
  const number = await place();
  await expect.poll(() => shop.mailLines.length).toBe(1);
  expect(shop.mailLines[0]).toContain(`"Замовлення № ${number} прийнято"`);
  await cancelOrder(visit(), number);
  await cancelOrder(visit(), number);
  expect(await told()).toEqual([`Замовлення №\u00a0${number} скасовано`, `Замовлення №\u00a0${number} прийнято`]);
});

test("a day before its end an unpaid order is reminded of, once, by day, however many processes look", async () => {
  const number = await place();
  await shop.db.write((tx) =>
    tx
      .updateTable("placed_order")
      .set({ status: "awaiting_payment", unpaid_until: new Date("2026-11-24T10:00:00Z") })
      .where("number", "=", number)
      .execute(),
  );
  const reminded = async (at: string) => {
    shop.clock.set(at);
    await remindToPay(shop);
    await remindToPay(shop);
    return (await told()).filter((title) => title.includes("чекає на оплату")).length;
  };
  expect(await reminded("2026-11-23T09:00:00Z")).toBe(0);
  expect(await reminded("2026-11-24T00:00:00Z")).toBe(0);
  expect(await reminded("2026-11-23T10:30:00Z")).toBe(1);
  expect(await reminded("2026-11-24T08:00:00Z")).toBe(1);
  expect(await reminded("2026-11-24T10:00:00Z")).toBe(1);
});

test("points that end within a week are told of once", async () => {
  await shop.db.write((tx) =>
    grantBonuses(tx, {
      accountId: customer.id,
      amount: kopiykas(5_000),
      reason: "bonus_granted",
      source: randomUUID(),
      byWhom: "shop",
      at: shop.clock.now(),
    }),
  );
  const ending = async (at: string) => {
    shop.clock.set(at);
    await Promise.all([tellEndingBonuses(shop), tellEndingBonuses(shop)]);
    return (await told()).filter((title) => title.includes("діють до")).length;
  };
  expect(await ending("2026-11-22T10:00:00Z")).toBe(0);
  expect(await ending("2026-11-24T10:00:00Z")).toBe(1);
  expect(await ending("2026-11-29T10:00:00Z")).toBe(1);
});
