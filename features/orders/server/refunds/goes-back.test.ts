import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { addRichCustomer, openTestPayment, placeByCard, takeTestCards, type Uses } from "../../../../support/test-card-order.ts";
import { TEST_CARDS, type TestCards } from "../../../../support/stand-ins/test-cards.ts";
import { expectMoneyInOrder } from "../../../../support/test-money.ts";
import { buyAsNew } from "../../../../support/test-order.ts";
import { moveOrder } from "../../../../support/test-orders.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { balanceOf } from "../../../balance/balance.server.ts";
import { bonusSum } from "../../../loyalty/loyalty.server.ts";
import { readSettings, writeSettings } from "../../../settings/settings.server.ts";
import type { Customer } from "../../../shop.ts";
import { applyPayment, cancelOrder, viewOrder } from "../../orders.server.ts";

let shop: TestShop;
let cards: TestCards;
beforeAll(async () => {
  shop = await openTestShop();
  cards = await takeTestCards(shop);
  shop.integrations.payments = shop.integrations.payments.filter(({ code }) => code === "cod" || code === TEST_CARDS);
});
afterAll(() => shop.close());
afterEach(() => expectMoneyInOrder(shop));

const see = (customer: Customer, number: number) => viewOrder(testVisit(shop, { customer }), { number });
const nothing = { moneyKopiykas: 0, canGoToCard: false, balanceKopiykas: 0, bonusesKopiykas: 0, cashbackKopiykas: 0 };

async function pay(customer: Customer, number: number): Promise<void> {
  await applyPayment(shop, TEST_CARDS, cards.pay(await openTestPayment(shop, customer, number)), "callback");
}

const has = async ({ id }: Customer) => ({
  balance: (await balanceOf(shop.db.read, id)).total,
  bonuses: await bonusSum(shop.db.read, id, shop.clock.now()),
});

test("a paid order says what comes back and where, and exactly that comes back", async () => {
  const customer = await addRichCustomer(shop, { bonuses: 3_000, balance: 2_000 });
  const uses: Uses = { useBonuses: true, useBalance: true };
  const { number } = await placeByCard(shop, customer, { uses });
  expect((await see(customer, number)).goesBack).toEqual({ ...nothing, balanceKopiykas: 2_000, bonusesKopiykas: 3_000 });
  await pay(customer, number);
  const { goesBack } = await see(customer, number);
  expect(goesBack).toEqual({
    moneyKopiykas: 5_000,
    canGoToCard: true,
    balanceKopiykas: 2_000,
    bonusesKopiykas: 3_000,
    cashbackKopiykas: 100,
  });
  const before = await has(customer);
  await cancelOrder(testVisit(shop, { customer }), number, "balance");
  const after = await has(customer);
  expect({ balance: after.balance - before.balance, bonuses: after.bonuses - before.bonuses }).toEqual({
    balance: 7_000,
    bonuses: 2_900,
  });
  expect(await see(customer, number)).toMatchObject({ goesBack: null, cannotCancel: null, cancellable: false });
});

test("cashback whose month is over is not said to be taken back, as nothing of it is; what was spent of it is", async () => {
  const [keeps, spends] = [await addRichCustomer(shop, {}), await addRichCustomer(shop, {})];
  shop.clock.set("2026-11-30T20:00:00Z");
  const kept = await placeByCard(shop, keeps);
  const spent = await placeByCard(shop, spends);
  await pay(keeps, kept.number);
  await pay(spends, spent.number);
  await placeByCard(shop, spends, { uses: { useBonuses: true } });
  shop.clock.set("2026-11-30T22:00:00Z");
  for (const [customer, number, cashbackKopiykas] of [
    [keeps, kept.number, 0],
    [spends, spent.number, 200],
  ] as const) {
    expect((await see(customer, number)).goesBack).toMatchObject({ moneyKopiykas: 10_000, cashbackKopiykas });
    await cancelOrder(testVisit(shop, { customer }), number, "balance");
    expect((await has(customer)).balance).toBe(10_000 - cashbackKopiykas);
  }
});

test("a prepayment of an order on receipt goes to the card or the balance, as its customer says", async () => {
  await writeSettings(shop, { cod_prepayment_percent: 20 });
  await expect.poll(() => readSettings(shop)).toMatchObject({ cod_prepayment_percent: 20 });
  const { customer, number } = await buyAsNew(shop);
  expect((await see(customer, number)).goesBack).toEqual(nothing);
  await pay(customer, number);
  expect(await see(customer, number)).toMatchObject({ paid: false, goesBack: { ...nothing, moneyKopiykas: 2_000, canGoToCard: true } });
  await cancelOrder(testVisit(shop, { customer }), number, "balance");
  expect(await has(customer)).toMatchObject({ balance: 2_000 });
  await writeSettings(shop, { cod_prepayment_percent: 0 });
  await expect.poll(() => readSettings(shop)).toMatchObject({ cod_prepayment_percent: 0 });
});

test("an order that is packed says so, one that has left says nothing", async () => {
  const { staff } = await addFirstOwner(shop);
  const { customer, number } = await buyAsNew(shop);
  expect(await see(customer, number)).toMatchObject({ cannotCancel: null, goesBack: nothing });
  await moveOrder(shop, staff, number, "confirmed", "packed");
  expect(await see(customer, number)).toMatchObject({ cancellable: false, cannotCancel: "packed", goesBack: null });
  await moveOrder(shop, staff, number, "shipped");
  expect(await see(customer, number)).toMatchObject({ cancellable: false, cannotCancel: null, goesBack: null });
});
