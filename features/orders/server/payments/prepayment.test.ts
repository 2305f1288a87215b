import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { expectOrdersInOrder, moveOrder, orderRow } from "../../../../support/test-orders.ts";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { runDue, runJobs } from "../../../../support/run-jobs.ts";
import { addRichCustomer, openTestPayment, takeTestCards, type Uses } from "../../../../support/test-card-order.ts";
import { TEST_CARDS, type TestCards } from "../../../../support/stand-ins/test-cards.ts";
import { addTestGoods, type TestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { kopiykas } from "../../../../platform/money/money.ts";
import { balanceOf, openDebts } from "../../../balance/balance.server.ts";
import { bonusSum } from "../../../loyalty/loyalty.server.ts";
import { askForRefunds } from "../../../payments/payments.server.ts";
import { newsMessages } from "../../../notifications/news.messages.ts";
import { writeSettings } from "../../../settings/settings.server.ts";
import type { Customer, StaffMember } from "../../../shop.ts";
import type { OrderStatus } from "../../orders.contract.ts";
import {
  applyPayment,
  askToEndUnpaidOrders,
  cancelOrder,
  placeOrder,
  staffOrdersApi,
  toPayOf,
  validateOrder,
  viewOrder,
  viewPayment,
} from "../../orders.server.ts";
import { recordShortage } from "../../staff-orders.contract.ts";
import { newsOf } from "../../../../support/test-news.ts";

let shop: TestShop;
let cards: TestCards;
let manager: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  cards = await takeTestCards(shop);
  const [cod, ...others] = shop.integrations.payments;
  shop.integrations.payments = [cod!, ...others.filter(({ code }) => code === TEST_CARDS)];
  ({ staff: manager } = await addFirstOwner(shop));
  await writeSettings(shop, { cod_prepayment_percent: 20 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.register.made.length = 0;
  await shop.db.write((tx) => tx.updateTable("staff_session").set({ second_factor_at: shop.clock.now() }).execute());
});
afterEach(async () => {
  await runDue(shop, askForRefunds);
  await expectOrdersInOrder(shop);
});

const orderOf = (number: number) => orderRow(shop, number);
const by = (customer: Customer) => testVisit(shop, { customer });
const refundsOf = async ({ id }: Customer) =>
  (await shop.db.read.selectFrom("refund").select(["amount", "state"]).where("account_id", "=", id).orderBy("id").execute()).map(
    ({ amount, state }) => [amount, state],
  );
const receipts = async () => {
  await runJobs(shop);
  return shop.register.made.map(({ kind, payments, leftToPay }) => [
    kind,
    payments.map(({ means, amount }) => `${means} ${amount}`).join(", "),
    leftToPay,
  ]);
};

const move = (number: number, ...statuses: OrderStatus[]) => moveOrder(shop, manager, number, ...statuses);

type Wanted = { goods?: readonly TestGoods[]; uses?: Uses };

/** An order on receipt of two goods, 100 грн each. */
async function placed(customer: Customer, { goods, uses = {} }: Wanted = {}) {
  await fillTestCart(shop, customer, goods ?? [await addTestGoods(shop), await addTestGoods(shop)]);
  const wishes = { useBonuses: false, useBalance: false, first: "bonuses" as const, ...uses };
  const form = await testOrderForm(shop, customer);
  const { bill, waitsHours } = await validateOrder(by(customer), form.orderId, { payment: "cod", wishes });
  const answer = await placeOrder(by(customer), { ...form, ...wishes, expectedToPayKopiykas: bill?.toPay ?? kopiykas(0) }, randomUUID());
  if (!answer.placed) throw new Error(`not placed: ${answer.causes.map(({ cause }) => cause).join(", ")}`);
  return { ...answer.numbers, unpaidUntil: answer.unpaidUntil, waitsHours };
}
async function prepaidOrder(customer: Customer, wanted: Wanted = {}): Promise<number> {
  const { number } = await placed(customer, wanted);
  await applyPayment(shop, TEST_CARDS, cards.pay(await openTestPayment(shop, customer, number)), "callback");
  return number;
}

test("an order on receipt waits for its prepayment, goes on with it, and the carrier brings the rest", async () => {
  const customer = await addRichCustomer(shop);
  const { number, unpaidUntil } = await placed(customer);
  expect(unpaidUntil).not.toBeNull();
  expect(await orderOf(number)).toMatchObject({ status: "awaiting_payment", to_pay: 20_000, prepayment: 4_000, prepaid_by: null });
  expect(await toPayOf(by(customer))).toBe(4_000);
  expect((await viewOrder(by(customer), { number })).bill).toMatchObject({
    cashback: null,
    prepayment: { byCardKopiykas: 4_000, onReceiptKopiykas: 16_000, isPaid: false },
  });
  const reference = await openTestPayment(shop, customer, number);
  expect(await viewPayment(by(customer), number)).toMatchObject({ state: "waiting", toPayKopiykas: 4_000 });
  await applyPayment(shop, TEST_CARDS, cards.pay(reference), "callback");
  expect(await viewPayment(by(customer), number)).toMatchObject({ state: "paid" });
  const order = await viewOrder(by(customer), { number });
  expect([order.status, order.paid, order.bill.prepayment?.isPaid]).toEqual(["confirmed", false, true]);
  expect(await bonusSum(shop.db.read, customer.id, shop.clock.now())).toBe(0);
  expect(await toPayOf(by(customer))).toBe(0);
  await move(number, "packed", "shipped", "delivered");
  const cash = await shop.db.read
    .selectFrom("posting")
    .innerJoin("journal_entry", "journal_entry.id", "posting.entry_id")
    .select("amount")
    .where("posting.ledger", "=", "cash_on_delivery")
    .where("journal_entry.order_id", "=", (await orderOf(number)).id)
    .execute();
  expect(cash).toEqual([{ amount: -16_000 }]);
  expect(await receipts()).toEqual([
    ["prepayment", "card 4000", 16_000],
    ["rest", "on_delivery 16000", 0],
  ]);
  await move(number, "returned");
  expect((await balanceOf(shop.db.read, customer.id)).total).toBe(20_000);
  expect((await receipts()).at(-1)).toEqual(["return", "balance 20000", 0]);
});

test("a prepayment is told as one: what to pay now, that it came and what is left, and of missing goods the sum left for the receipt", async () => {
  const customer = await addRichCustomer(shop);
  const number = await prepaidOrder(customer);
  const [placing] = await newsOf(shop, customer, "order_placed");
  expect(placing).toMatchObject({ toPay: 20_000, prepayment: 4_000 });
  expect(placing && newsMessages.uk.order_placed(placing).text).toMatch(
    /^Сплатіть передплату 40\u00a0грн до .* Усього до сплати 200\u00a0грн, решту при отриманні\.$/,
  );
  const [received] = await newsOf(shop, customer, "payment_received");
  expect(received).toMatchObject({ sum: 4_000, rest: 16_000 });
  expect(received && newsMessages.ru.payment_received(received)).toMatchObject({
    title: `Предоплата за заказ № ${number} получена`,
    text: "Получили 40\u00a0грн. Остаток, 160\u00a0грн, оплатите при получении.",
  });
  const { version } = await orderOf(number);
  const missing = { id: number, version, lines: [{ position: 1, missing: 1 }] };
  await callEndpoint(staffOrdersApi, recordShortage, testVisit(shop, { staff: manager }), missing);
  expect((await newsOf(shop, customer)).at(-1)).toMatchObject({ kind: "order_short", toPay: 6_000 });
  await cancelOrder(by(customer), number);
});

test("cancelled before it is packed, the prepayment goes back to the card, and its receipt is returned whole", async () => {
  const customer = await addRichCustomer(shop, { balance: 5_000 });
  const number = await prepaidOrder(customer, { uses: { useBalance: true } });
  expect(await orderOf(number)).toMatchObject({ to_pay: 15_000, prepayment: 3_000, balance_used: 5_000 });
  await cancelOrder(by(customer), number);
  expect((await balanceOf(shop.db.read, customer.id)).total).toBe(5_000);
  await runDue(shop, askForRefunds);
  expect(await refundsOf(customer)).toEqual([[3_000, "done"]]);
  expect(await receipts()).toEqual([
    ["prepayment", "card 3000, balance 5000", 12_000],
    ["return", "card 3000, balance 5000", 0],
  ]);
  expect(shop.register.made.at(-1)?.follows).toMatchObject({ isPrepayment: true, isWhole: true });
});

test("a parcel nobody collected brings the prepayment back and leaves the debt for its way", async () => {
  const customer = await addRichCustomer(shop);
  const number = await prepaidOrder(customer);
  await move(number, "packed", "shipped", "returned");
  await runDue(shop, askForRefunds);
  expect(await refundsOf(customer)).toEqual([[4_000, "done"]]);
  expect(await openDebts(shop.db.read, customer.id)).toMatchObject([{ amount: 15_000 }]);
  const returned = (await newsOf(shop, customer, "order_status")).find(({ status }) => status === "returned");
  expect(returned).toMatchObject({ debt: 15_000 });
  expect(returned && newsMessages.uk.order_status(returned).text).toContain("борг за її доставку 150\u00a0грн");
  expect((await receipts()).map(([kind, payments]) => [kind, payments])).toEqual([
    ["prepayment", "card 4000"],
    ["rest", "on_delivery 16000"],
    ["return", "card 4000, on_delivery 16000"],
  ]);
});

test("a debt that a prepaid order was to pay is on the return's receipt too when it ends: it is open again", async () => {
  const customer = await addRichCustomer(shop);
  await move(await prepaidOrder(customer), "packed", "shipped", "returned");
  const number = await prepaidOrder(customer);
  expect(await orderOf(number)).toMatchObject({ to_pay: 35_000, debts_paid: 15_000, prepayment: 7_000 });
  await cancelOrder(by(customer), number);
  await runJobs(shop);
  const said = (kind: string) => shop.register.made.findLast((one) => one.kind === kind)?.lines.map(({ price }) => price);
  expect(said("prepayment")).toEqual([10_000, 15_000]);
  expect(said("return")).toEqual(said("prepayment"));
  expect(await openDebts(shop.db.read, customer.id)).toMatchObject([{ amount: 15_000, paidWith: null }]);
});

test("an order nobody prepays ends by itself; late money brings it back", async () => {
  const customer = await addRichCustomer(shop);
  const { number } = await placed(customer);
  const reference = await openTestPayment(shop, customer, number);
  shop.clock.advanceSeconds(72 * 3_600);
  await runDue(shop, askToEndUnpaidOrders);
  expect(await orderOf(number)).toMatchObject({ status: "cancelled" });
  await applyPayment(shop, TEST_CARDS, cards.pay(reference), "callback");
  expect(await orderOf(number)).toMatchObject({ status: "confirmed", paid_by: null });
  expect((await orderOf(number)).prepaid_by).not.toBeNull();
});

test("both parts of a purchase are prepaid by one payment", async () => {
  const customer = await addRichCustomer(shop);
  const goods = [await addTestGoods(shop), await addTestGoods(shop, { price: 7_001, suborder: true })];
  const { number, companionNumber } = await placed(customer, { goods });
  expect([(await orderOf(number)).prepayment, (await orderOf(companionNumber ?? 0)).prepayment]).toEqual([2_000, 1_500]);
  await applyPayment(shop, TEST_CARDS, cards.pay(await openTestPayment(shop, customer, number)), "callback");
  for (const one of [number, companionNumber ?? 0]) expect(await orderOf(one)).toMatchObject({ status: "confirmed", paid_at: null });
  const brought = await shop.db.read.selectFrom("payment").select(["amount", "outcome"]).where("account_id", "=", customer.id).execute();
  expect(brought).toEqual([{ amount: 3_500, outcome: "applied" }]);
});

test("of missing goods only what is prepaid above the new sum goes back", async () => {
  await writeSettings(shop, { cod_prepayment_percent: 80 });
  const customer = await addRichCustomer(shop);
  const number = await prepaidOrder(customer);
  await writeSettings(shop, { cod_prepayment_percent: 20 });
  expect(await orderOf(number)).toMatchObject({ prepayment: 16_000 });
  const { version } = await orderOf(number);
  const missing = { id: number, version, lines: [{ position: 1, missing: 1 }] };
  await callEndpoint(staffOrdersApi, recordShortage, testVisit(shop, { staff: manager }), missing);
  expect(await orderOf(number)).toMatchObject({ to_pay: 10_000, prepayment: 10_000 });
  await runDue(shop, askForRefunds);
  expect(await refundsOf(customer)).toEqual([[6_000, "done"]]);
  await move(number, "packed", "shipped", "delivered");
  expect((await receipts()).map(([kind, payments]) => [kind, payments])).toEqual([
    ["prepayment", "card 16000"],
    ["return", "card 6000"],
  ]);
});

test("a part that was prepaid to its last kopiyka is cancelled with its fee: all of it comes back, and the other part bears the fee of its own goods", async () => {
  await writeSettings(shop, { cod_prepayment_percent: 100, cod_fee_percent: 2, cod_fee_fixed: 20 });
  const customer = await addRichCustomer(shop);
  const goods = [await addTestGoods(shop, { price: 100_000 }), await addTestGoods(shop, { price: 50_000, suborder: true })];
  const { number, companionNumber } = await placed(customer, { goods });
  await applyPayment(shop, TEST_CARDS, cards.pay(await openTestPayment(shop, customer, number)), "callback");
  expect(await orderOf(number)).toMatchObject({ fee: 5_000, to_pay: 105_000, prepayment: 105_000 });
  await cancelOrder(by(customer), number);
  expect(await orderOf(number)).toMatchObject({ status: "cancelled", fee: 5_000, to_pay: 105_000, prepayment: 105_000 });
  expect(await orderOf(companionNumber ?? 0)).toMatchObject({ fee: 3_000, to_pay: 53_000, prepayment: 50_000 });
  const { bill } = await viewOrder(by(customer), { number });
  expect(bill.prepayment).toMatchObject({ byCardKopiykas: 105_000, onReceiptKopiykas: 0 });
  await runDue(shop, askForRefunds);
  expect(await refundsOf(customer)).toEqual([[105_000, "done"]]);
  await writeSettings(shop, { cod_prepayment_percent: 20, cod_fee_percent: 0, cod_fee_fixed: 0 });
});

test("a prepayment takes the place of approval: a newcomer's large order does not wait for staff; without cards nobody is asked for one", async () => {
  await writeSettings(shop, { trusted_cod_sum: 100 });
  const prepaying = await placed(await addRichCustomer(shop));
  expect(prepaying.waitsHours).toBeNull();
  await writeSettings(shop, { services: ["np_branch", "cod"] });
  const waiting = await placed(await addRichCustomer(shop));
  expect(await orderOf(waiting.number)).toMatchObject({ status: "new", prepayment: 0 });
  await writeSettings(shop, { services: ["np_branch", "ukrposhta", "cod", "card"], trusted_cod_sum: 10_000 });
});
