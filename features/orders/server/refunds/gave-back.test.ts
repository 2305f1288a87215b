import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { runDue } from "../../../../support/run-jobs.ts";
import { TEST_CARDS, type TestCards } from "../../../../support/stand-ins/test-cards.ts";
import { addRichCustomer, openTestPayment, placeByCard, takeTestCards, settleRefunds } from "../../../../support/test-card-order.ts";
import { expectMoneyInOrder } from "../../../../support/test-money.ts";
import { moveOrder, orderRow } from "../../../../support/test-orders.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { kopiykas } from "../../../../platform/money/money.ts";
import { askForRefunds } from "../../../payments/payments.server.ts";
import type { Customer, StaffMember } from "../../../shop.ts";
import { applyPayment, cancelOrder, viewOrder } from "../../orders.server.ts";
import { recordShortage } from "../shortage/record-shortage.ts";
import { staffOrder } from "../staff-orders.view.ts";
import { refundOrder } from "./refund-order.ts";
import { returnGoods } from "./return-goods.ts";

let shop: TestShop;
let cards: TestCards;
let staff: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  cards = await takeTestCards(shop);
  ({ staff } = await addFirstOwner(shop));
});
afterAll(() => shop.close());
afterEach(async () => {
  await settleRefunds(shop, cards);
  await expectMoneyInOrder(shop);
});

const nothing = { cardKopiykas: 0, balanceKopiykas: 0, bonusesKopiykas: 0 };

/** What customer and staff see went back, which is one. */
async function gaveBack(customer: Customer, number: number) {
  const seen = (await viewOrder(testVisit(shop, { customer }), { number })).gaveBack;
  expect((await staffOrder(testVisit(shop, { staff }), number)).gaveBack).toEqual(seen);
  return seen;
}

async function paidOrder(pieces = 10) {
  const customer = await addRichCustomer(shop, { bonuses: 1_001, balance: 555 });
  const goods = [await addTestGoods(shop, { price: 1_000, stock: 100, pack: pieces })];
  const { number } = await placeByCard(shop, customer, { goods, uses: { useBonuses: true, useBalance: true } });
  await applyPayment(shop, TEST_CARDS, cards.pay(await openTestPayment(shop, customer, number)), "callback");
  return { customer, number, goods };
}

const refund = (id: number, amount: number, to: "card" | "balance") =>
  refundOrder(testVisit(shop, { staff }), { id, amountKopiykas: kopiykas(amount), to, note: "пляма" }, randomUUID());

test("an order says what of it went back and where, to the last kopiyka", async () => {
  const { customer, number, goods } = await paidOrder();
  expect(await gaveBack(customer, number)).toEqual(nothing);
  await refund(number, 1_111, "card");
  await refund(number, 333, "balance");
  expect(await gaveBack(customer, number)).toEqual({ ...nothing, cardKopiykas: 1_111, balanceKopiykas: 333 });
  await moveOrder(shop, staff, number, "packed", "shipped", "delivered");
  const lines = goods.map(({ variationId }) => ({ variationId, pieces: 10, fit: 10 }));
  const back = { accountId: customer.id, number, lines, to: "card" as const, source: "return 1", byWhom: "test", at: shop.clock.now() };
  await shop.db.write((tx) => returnGoods(tx, shop, back));
  expect(await gaveBack(customer, number)).toEqual({
    cardKopiykas: 10_000 - 1_001 - 555 - 333,
    balanceKopiykas: 333 + 555,
    bonusesKopiykas: 1_001,
  });
  expect((await viewOrder(testVisit(shop, { customer }), { number })).lines.map(({ returned }) => returned)).toEqual([10]);
});

test("a refund that the bank refuses is on the balance, and goods that were not found are out of the bill", async () => {
  const { customer, number } = await paidOrder();
  const { version } = await orderRow(shop, number);
  await recordShortage(testVisit(shop, { staff }), { id: number, version, lines: [{ position: 1, missing: 3 }], note: "" });
  cards.refundTroubles.push("refused");
  await runDue(shop, askForRefunds);
  expect(await gaveBack(customer, number)).toEqual(nothing);
  await refund(number, 500, "card");
  cards.refundTroubles.push("refused");
  await runDue(shop, askForRefunds);
  expect(await gaveBack(customer, number)).toEqual({ ...nothing, balanceKopiykas: 500 });
  const { to_pay: toPay, bonuses_used: bonuses, balance_used: balance } = await orderRow(shop, number);
  await cancelOrder(testVisit(shop, { customer }), number, "card");
  const whole = { cardKopiykas: toPay - 500, balanceKopiykas: balance + 500, bonusesKopiykas: bonuses };
  expect(await gaveBack(customer, number)).toEqual(whole);
});
