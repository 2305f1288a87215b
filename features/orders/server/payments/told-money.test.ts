import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { TEST_CARDS, type TestCards } from "../../../../support/stand-ins/test-cards.ts";
import { runDue } from "../../../../support/run-jobs.ts";
import { addRichCustomer, openTestPayment, placeByCard, takeTestCards, settleRefunds } from "../../../../support/test-card-order.ts";
import { newsOf } from "../../../../support/test-news.ts";
import { expectOrdersInOrder, orderRow } from "../../../../support/test-orders.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { kopiykas } from "../../../../platform/money/money.ts";
import { addDebt, balanceOf, viewDebts } from "../../../balance/balance.server.ts";
import { newsMessages } from "../../../notifications/news.messages.ts";
import { pageOf } from "../../../notifications/news.rules.ts";
import { askForRefunds } from "../../../payments/payments.server.ts";
import type { Customer } from "../../../shop.ts";
import { applyPayment, askAboutDebts, cancelOrder } from "../../orders.server.ts";
import { payDebts } from "./starting/pay-debts.ts";

let shop: TestShop;
let cards: TestCards;
beforeAll(async () => {
  shop = await openTestShop();
  cards = await takeTestCards(shop);
});
afterAll(() => shop.close());
afterEach(async () => {
  await settleRefunds(shop, cards);
  await expectOrdersInOrder(shop);
});

const apply = (reference: string) => applyPayment(shop, TEST_CARDS, cards.pay(reference), "callback");
const balanceNow = async ({ id }: Customer) => (await balanceOf(shop.db.read, id)).total;

async function owe(customer: Customer, sum: number): Promise<void> {
  const { number } = await placeByCard(shop, customer);
  const { id } = await orderRow(shop, number);
  await cancelOrder(testVisit(shop, { customer }), number);
  const debt = { accountId: customer.id, order: { id, number }, parcelNumber: "20400000000001", amount: kopiykas(sum) };
  await shop.db.write((tx) => addDebt(tx, { ...debt, at: shop.clock.now() }));
}

async function openDebtPage(customer: Customer): Promise<string> {
  shop.clock.advanceSeconds(1);
  const { page } = await payDebts(testVisit(shop, { customer }), { payment: TEST_CARDS }, randomUUID());
  return page.fields["data"] ?? "";
}

test("who pays one debt on two pages is told that the second sum is on the balance, and led there", async () => {
  const customer = await addTestCustomer(shop);
  await owe(customer, 15_000);
  const pages = [await openDebtPage(customer), await openDebtPage(customer)];
  await apply(pages[0] ?? "");
  await owe(customer, 4_000);
  const [, third] = [await apply(pages[1] ?? ""), await openDebtPage(customer)];
  await apply(third);
  const told = await newsOf(shop, customer, "payment_received");
  expect(told.map(({ sum, toBalance }) => [sum, toBalance])).toEqual([
    [15_000, undefined],
    [15_000, 15_000],
    [4_000, undefined],
  ]);
  expect(told.map(pageOf)).toEqual(["/account/debs", "/account/balance", "/account/debs"]);
  expect(told.map((news) => newsMessages.uk.payment_received(news).text)[1]).toBe(
    "Борг уже було закрито, тому вся сума на вашому балансі.",
  );
  expect(await balanceNow(customer)).toBe(15_000);
});

test("the debts' page asks the bank: who paid sees no debt, and who waits for the bank is not asked to pay again", async () => {
  const customer = await addTestCustomer(shop);
  const page = async () => {
    const visit = testVisit(shop, { customer });
    const isHeld = await askAboutDebts(visit);
    return { isHeld, owes: (await viewDebts(visit, { page: 1 })).sumKopiykas };
  };
  await owe(customer, 15_000);
  expect(await page()).toEqual({ isHeld: false, owes: 15_000 });
  const reference = await openDebtPage(customer);
  cards.pay(reference);
  expect(await page()).toEqual({ isHeld: false, owes: 0 });
  const again = await addTestCustomer(shop);
  await owe(again, 4_000);
  const held = await openDebtPage(again);
  expect(await askAboutDebts(testVisit(shop, { customer: again }))).toBe(false);
  await applyPayment(shop, TEST_CARDS, { ...cards.news(held), state: "paid", status: "wait_accept", isSettled: false }, "callback");
  expect(await askAboutDebts(testVisit(shop, { customer: again }))).toBe(true);
});

test("who owes cashback is told what is on the balance after a refund, not that all of it can be spent", async () => {
  const customer = await addRichCustomer(shop);
  const first = await placeByCard(shop, customer);
  await apply(await openTestPayment(shop, customer, first.number));
  await placeByCard(shop, customer, { uses: { useBonuses: true } });
  await cancelOrder(testVisit(shop, { customer }), first.number, "balance");
  const [refund] = await newsOf(shop, customer, "refund");
  expect(refund).toMatchObject({ sum: 10_000, to: "balance", balance: 9_800 });
  expect(await balanceNow(customer)).toBe(9_800);
  expect(refund && newsMessages.ru.refund(refund).text).toContain("на балансе теперь 98\u00a0грн");
});

test("a refund that the bank does not take is told as the sum that was to go to the card", async () => {
  const customer = await addRichCustomer(shop, { balance: 700 });
  const { number } = await placeByCard(shop, customer);
  await apply(await openTestPayment(shop, customer, number));
  await cancelOrder(testVisit(shop, { customer }), number, "card");
  cards.refundTroubles.push("refused");
  await runDue(shop, askForRefunds);
  const told = await newsOf(shop, customer, "refund");
  expect(told.map(({ to, isRefused, balance }) => [to, isRefused, balance])).toEqual([
    ["card", undefined, undefined],
    ["balance", true, undefined],
  ]);
  expect(told.map((news) => newsMessages.uk.refund(news).text)[1]).toContain("Банк не прийняв повернення на картку.");
  expect(await balanceNow(customer)).toBe(10_700);
});
