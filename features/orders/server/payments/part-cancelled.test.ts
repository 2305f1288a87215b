import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { runDue } from "../../../../support/run-jobs.ts";
import {
  addRichCustomer,
  openTestPayment,
  placeByCard,
  takeTestCards,
  type Uses,
  settleRefunds,
} from "../../../../support/test-card-order.ts";
import { TEST_CARDS, type TestCards } from "../../../../support/stand-ins/test-cards.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { expectOrdersInOrder, moveOrder, orderRow } from "../../../../support/test-orders.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { kopiykas } from "../../../../platform/money/money.ts";
import { bonusSum, grantBonuses } from "../../../loyalty/loyalty.server.ts";
import { askForRefunds } from "../../../payments/payments.server.ts";
import { readSettings, writeSettings } from "../../../settings/settings.server.ts";
import type { Customer, StaffMember } from "../../../shop.ts";
import { applyPayment, askToEndUnpaidOrders, cancelOrder, placeOrder, validateOrder, viewOrder } from "../../orders.server.ts";
import { wantWaybill } from "../parcels/waybills/waybills.queries.ts";
import { newsOf } from "../../../../support/test-news.ts";

/** A purchase of goods on the shelf and goods made to order, one part of which is cancelled. */
let shop: TestShop;
let cards: TestCards;
let manager: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  cards = await takeTestCards(shop);
  const [cod, ...others] = shop.integrations.payments;
  shop.integrations.payments = [cod!, ...others.filter(({ code }) => code === TEST_CARDS)];
  ({ staff: manager } = await addFirstOwner(shop));
});
afterAll(() => shop.close());
afterEach(async () => {
  await settleRefunds(shop, cards);
  await expectOrdersInOrder(shop);
});

const by = (customer: Customer) => testVisit(shop, { customer });
const sums = async (number: number) => {
  const { fee, to_pay: toPay, prepayment } = await orderRow(shop, number);
  return { fee, toPay, prepayment };
};
const pay = async (customer: Customer, number: number) =>
  applyPayment(shop, TEST_CARDS, cards.pay(await openTestPayment(shop, customer, number)), "callback");

async function ask(settings: { cod_fee_percent: number; cod_prepayment_percent: number }): Promise<void> {
  await writeSettings(shop, settings);
  await expect.poll(() => readSettings(shop)).toMatchObject(settings);
}

const twoParts = async () => [await addTestGoods(shop), await addTestGoods(shop, { price: 15_000, suborder: true })];

/** On receipt: 100 грн on the shelf, 150 грн made to order. */
async function onReceipt(customer: Customer, uses: Uses = {}): Promise<{ main: number; companion: number }> {
  await fillTestCart(shop, customer, await twoParts());
  const wishes = { useBonuses: false, useBalance: false, first: "bonuses" as const, ...uses };
  const form = await testOrderForm(shop, customer);
  const { bill } = await validateOrder(by(customer), form.orderId, { payment: "cod", wishes });
  const placed = await placeOrder(by(customer), { ...form, ...wishes, expectedToPayKopiykas: bill?.toPay ?? kopiykas(0) }, randomUUID());
  if (!placed.placed) throw new Error("not placed");
  return { main: placed.numbers.number, companion: placed.numbers.companionNumber ?? 0 };
}

test.each(["the customer", "staff"] as const)(
  "a part that points paid wholly goes on when %s cancels the part that had to be paid, and waits for no payment of nothing",
  async (who) => {
    await ask({ cod_fee_percent: 0, cod_prepayment_percent: 0 });
    const customer = await addRichCustomer(shop, { bonuses: 10_000 });
    const { number, companionNumber } = await placeByCard(shop, customer, { goods: await twoParts(), uses: { useBonuses: true } });
    expect(await sums(number)).toMatchObject({ toPay: 0 });
    if (who === "staff") await moveOrder(shop, manager, companionNumber ?? 0, "cancelled");
    else await cancelOrder(by(customer), companionNumber ?? 0);
    expect(await orderRow(shop, number)).toMatchObject({ status: "confirmed", paid_by: null, paid_at: shop.clock.now() });
    shop.clock.advanceSeconds(73 * 3_600);
    expect(await runDue(shop, askToEndUnpaidOrders)).toBe(0);
    await moveOrder(shop, manager, number, "packed", "shipped", "delivered");
    expect((await viewOrder(by(customer), { number })).status).toBe("delivered");
  },
);

test("a part with money to come waits on, whatever is cancelled beside it", async () => {
  const customer = await addRichCustomer(shop, { bonuses: 5_000 });
  const { number, companionNumber } = await placeByCard(shop, customer, { goods: await twoParts(), uses: { useBonuses: true } });
  await cancelOrder(by(customer), companionNumber ?? 0);
  expect(await orderRow(shop, number)).toMatchObject({ status: "awaiting_payment", to_pay: 5_000 });
  await pay(customer, number);
  expect((await orderRow(shop, number)).status).toBe("confirmed");
});

test("a fee that points paid falls no further than there is money to be paid: the other part can be cancelled", async () => {
  await ask({ cod_fee_percent: 10, cod_prepayment_percent: 0 });
  const all = await addRichCustomer(shop, { bonuses: 12_500 });
  const one = await onReceipt(all, { useBonuses: true });
  expect(await sums(one.main)).toMatchObject({ fee: 2_500, toPay: 0 });
  await cancelOrder(by(all), one.companion);
  expect(await sums(one.main)).toMatchObject({ fee: 2_500, toPay: 0 });
  const some = await addRichCustomer(shop, { bonuses: 12_000 });
  const other = await onReceipt(some, { useBonuses: true });
  await cancelOrder(by(some), other.companion);
  expect(await sums(other.main)).toMatchObject({ fee: 2_000, toPay: 0 });
  await cancelOrder(by(some), other.main);
  expect(await bonusSum(shop.db.read, some.id, shop.clock.now())).toBe(12_000);
});

test("with a smaller fee a prepayment nobody has made is not above the sum, and one that was made is not touched", async () => {
  await ask({ cod_fee_percent: 10, cod_prepayment_percent: 100 });
  const customer = await addRichCustomer(shop);
  const waiting = await onReceipt(customer);
  expect(await sums(waiting.main)).toEqual({ fee: 2_500, toPay: 12_500, prepayment: 12_500 });
  await cancelOrder(by(customer), waiting.companion);
  expect(await sums(waiting.main)).toEqual({ fee: 1_000, toPay: 11_000, prepayment: 11_000 });
  const prepaid = await onReceipt(customer);
  await pay(customer, prepaid.main);
  await cancelOrder(by(customer), prepaid.companion);
  expect(await sums(prepaid.main)).toEqual({ fee: 2_500, toPay: 12_500, prepayment: 12_500 });
  await moveOrder(shop, manager, prepaid.main, "packed", "shipped", "delivered");
});

test("money that comes late for a part without its fee revives it with what is due for it", async () => {
  await ask({ cod_fee_percent: 10, cod_prepayment_percent: 100 });
  const customer = await addRichCustomer(shop);
  const { main, companion } = await onReceipt(customer);
  await cancelOrder(by(customer), main);
  expect(await sums(main)).toEqual({ fee: 0, toPay: 10_000, prepayment: 10_000 });
  expect(await sums(companion)).toEqual({ fee: 1_500, toPay: 16_500, prepayment: 15_000 });
});

test("a part whose waybill is made keeps its sum, which the carrier collects", async () => {
  await ask({ cod_fee_percent: 10, cod_prepayment_percent: 0 });
  const customer = await addRichCustomer(shop);
  const { main, companion } = await onReceipt(customer);
  await moveOrder(shop, manager, main, "confirmed");
  const wish = { weightGrams: 500, seats: 1, byWhom: "test", at: shop.clock.now() };
  const { id: orderId } = await orderRow(shop, main);
  await shop.db.write((tx) => wantWaybill(tx, { orderId, ...wish }));
  await cancelOrder(by(customer), companion);
  expect(await sums(main)).toMatchObject({ fee: 2_500, toPay: 12_500 });
});

test("points of an order that ended, was revived with other points and is cancelled come back to the lots they came from", async () => {
  shop.clock.set("2026-12-02T10:00:00Z");
  await ask({ cod_fee_percent: 0, cod_prepayment_percent: 0 });
  const customer = await addRichCustomer(shop, { bonuses: 5_000 });
  const first = await placeByCard(shop, customer, { goods: [await addTestGoods(shop)], uses: { useBonuses: true } });
  const reference = await openTestPayment(shop, customer, first.number);
  shop.clock.advanceSeconds(73 * 3_600);
  await runDue(shop, askToEndUnpaidOrders);
  const second = await placeByCard(shop, customer, { goods: [await addTestGoods(shop)], uses: { useBonuses: true } });
  const more = { accountId: customer.id, amount: kopiykas(5_000), reason: "bonus_granted" as const, source: randomUUID() };
  await shop.db.write((tx) => grantBonuses(tx, { ...more, byWhom: "test", at: shop.clock.now() }));
  await applyPayment(shop, TEST_CARDS, cards.pay(reference), "callback");
  expect((await orderRow(shop, first.number)).status).toBe("confirmed");
  await cancelOrder(by(customer), second.number);
  await cancelOrder(by(customer), first.number);
  expect(await bonusSum(shop.db.read, customer.id, shop.clock.now())).toBe(10_000);
});

test("a bank that refuses the money of one part of a purchase: the customer is told of that part", async () => {
  const customer = await addRichCustomer(shop);
  const { number, companionNumber } = await placeByCard(shop, customer, { goods: await twoParts() });
  await pay(customer, number);
  await cancelOrder(by(customer), companionNumber ?? 0);
  cards.refundTroubles.push("refused");
  await runDue(shop, askForRefunds);
  expect((await newsOf(shop, customer)).at(-1)).toMatchObject({ kind: "refund", number: companionNumber, sum: 15_000, to: "balance" });
});
