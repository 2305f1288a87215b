import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { expectOrdersInOrder, moveOrder, orderRow } from "../../../../support/test-orders.ts";
import { runDue } from "../../../../support/run-jobs.ts";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { addRichCustomer, openTestPayment, placeByCard, takeTestCards, type Uses } from "../../../../support/test-card-order.ts";
import { TEST_CARDS, type TestCards } from "../../../../support/stand-ins/test-cards.ts";
import { addTestGoods, type TestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { stockOf } from "../../../../support/test-stock.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { kopiykas } from "../../../../platform/money/money.ts";
import { balanceOf } from "../../../balance/balance.server.ts";
import { bonusSum } from "../../../loyalty/loyalty.server.ts";
import { askForRefunds } from "../../../payments/payments.server.ts";
import { writeSettings } from "../../../settings/settings.server.ts";
import type { Customer, StaffMember } from "../../../shop.ts";
import type { OrderStatus } from "../../orders.contract.ts";
import { applyPayment, placeOrder, returnGoods, staffOrdersApi, validateOrder, viewOrder } from "../../orders.server.ts";
import { recordShortage } from "../../staff-orders.contract.ts";
import { refundOrder } from "../refunds/refund-order.ts";
import { wantWaybill } from "../parcels/waybills/waybills.queries.ts";
import { newsOf } from "../../../../support/test-news.ts";

let shop: TestShop;
let cards: TestCards;
let manager: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  cards = await takeTestCards(shop);
  ({ staff: manager } = await addFirstOwner(shop));
});
afterAll(() => shop.close());
afterEach(async () => {
  await runDue(shop, askForRefunds);
  await expectOrdersInOrder(shop);
});

const orderOf = (number: number) => orderRow(shop, number);
const renewFactor = () => shop.db.write((tx) => tx.updateTable("staff_session").set({ second_factor_at: shop.clock.now() }).execute());

async function short(number: number, missing: Record<number, number>, version?: number) {
  const input = {
    id: number,
    version: version ?? (await orderOf(number)).version,
    lines: Object.entries(missing).map(([position, pieces]) => ({ position: Number(position), missing: pieces })),
  };
  return (await callEndpoint(staffOrdersApi, recordShortage, testVisit(shop, { staff: manager }), input)).body;
}

const move = (number: number, ...statuses: OrderStatus[]) => moveOrder(shop, manager, number, ...statuses);

/** Three pieces of the first goods, one of the second, 100 грн each. */
async function goodsOfTwoLines(customer: Customer): Promise<readonly [TestGoods, TestGoods]> {
  const goods = [await addTestGoods(shop), await addTestGoods(shop)] as const;
  await fillTestCart(shop, customer, [goods[0], goods[0], goods[0], goods[1]]);
  return goods;
}

async function placedOnReceipt(customer: Customer, uses: Uses = {}): Promise<number> {
  const wishes = { useBonuses: false, useBalance: false, first: "bonuses" as const, ...uses };
  const form = await testOrderForm(shop, customer);
  const { bill } = await validateOrder(testVisit(shop, { customer }), form.orderId, { payment: "cod", wishes });
  const wanted = { ...form, ...wishes, expectedToPayKopiykas: bill?.toPay ?? kopiykas(0) };
  const placed = await placeOrder(testVisit(shop, { customer }), wanted, randomUUID());
  if (!placed.placed) throw new Error("the test order was refused");
  return placed.numbers.number;
}

async function paidByCard(customer: Customer, uses: Uses = {}): Promise<number> {
  const [first, second] = [await addTestGoods(shop), await addTestGoods(shop)];
  const { number } = await placeByCard(shop, customer, { goods: [first, first, first, second], uses });
  await applyPayment(shop, TEST_CARDS, cards.pay(await openTestPayment(shop, customer, number)), "callback");
  return number;
}

test("an order on receipt goes on without what is missing: less to pay, a smaller fee, the shelf untouched, both sides see it, the customer is told", async () => {
  await writeSettings(shop, { cod_fee_percent: 2, cod_fee_fixed: 20 });
  const customer = await addRichCustomer(shop);
  const [first, second] = await goodsOfTwoLines(customer);
  const number = await placedOnReceipt(customer);
  await writeSettings(shop, { cod_fee_percent: 0, cod_fee_fixed: 0 });
  expect(await orderOf(number)).toMatchObject({ goods: 40_000, fee: 2_800, to_pay: 42_800 });
  await writeSettings(shop, { cod_fee_percent: 2, cod_fee_fixed: 20 });
  const view = await short(number, { 1: 2, 2: 1 });
  await writeSettings(shop, { cod_fee_percent: 0, cod_fee_fixed: 0 });
  expect(view).toMatchObject({ bill: [{ kopiykas: 10_000 }, { kind: "fee", kopiykas: 2_200 }], toPayKopiykas: 12_200, pieces: 1 });
  expect(view.lines.map(({ pieces, missing }) => [pieces, missing])).toEqual([
    [1, 2],
    [0, 1],
  ]);
  expect(view.history.at(-1)).toMatchObject({ status: "new", byWhom: manager.email });
  expect(await stockOf(shop, first.variationId)).toEqual({ onHand: 7, reserved: 0 });
  expect(await stockOf(shop, second.variationId)).toEqual({ onHand: 9, reserved: 0 });
  const seen = await viewOrder(testVisit(shop, { customer }), { number });
  expect(seen.lines.map(({ quantity, missing }) => [quantity, missing])).toEqual([
    [1, 2],
    [0, 1],
  ]);
  expect(seen.history).toHaveLength(1);
  expect((await newsOf(shop, customer)).at(-1)).toMatchObject({
    kind: "order_short",
    number,
    toPay: 12_200,
    goods: [{ pieces: 2 }, { pieces: 1 }],
  });
  await move(number, "confirmed", "packed", "shipped", "delivered");
  expect(await orderOf(number)).toMatchObject({ status: "delivered", to_pay: 12_200 });
});

test("what was paid by card goes back to the card with its share of the cashback; a later refund and a cancelling give back the rest and no more", async () => {
  await renewFactor();
  const customer = await addRichCustomer(shop);
  const number = await paidByCard(customer);
  expect(await bonusSum(shop.db.read, customer.id, shop.clock.now())).toBe(800);
  await short(number, { 1: 1 });
  expect(await bonusSum(shop.db.read, customer.id, shop.clock.now())).toBe(600);
  expect(await orderOf(number)).toMatchObject({ goods: 30_000, to_pay: 30_000 });
  const refund = (amount: number) =>
    refundOrder(testVisit(shop, { staff: manager }), { id: number, amountKopiykas: kopiykas(amount), to: "card", note: "" }, randomUUID());
  await expect(refund(30_001)).rejects.toMatchObject({ status: 422 });
  await refund(10_000);
  expect(await bonusSum(shop.db.read, customer.id, shop.clock.now())).toBe(400);
  await move(number, "cancelled");
  expect(await bonusSum(shop.db.read, customer.id, shop.clock.now())).toBe(0);
  const refunds = await shop.db.read.selectFrom("refund").select("amount").where("account_id", "=", customer.id).orderBy("id").execute();
  expect(refunds.map(({ amount }) => amount)).toEqual([10_000, 10_000, 20_000]);
});

test("bonuses and balance that helped to pay come back by their share", async () => {
  await renewFactor();
  const customer = await addRichCustomer(shop, { bonuses: 10_000, balance: 10_000 });
  const number = await paidByCard(customer, { useBonuses: true, useBalance: true });
  expect(await orderOf(number)).toMatchObject({ bonuses_used: 10_000, balance_used: 10_000, to_pay: 20_000 });
  await short(number, { 1: 2 });
  expect(await orderOf(number)).toMatchObject({ goods: 20_000, bonuses_used: 5_000, balance_used: 5_000, to_pay: 10_000 });
  expect((await balanceOf(shop.db.read, customer.id)).total).toBe(5_000);
  await move(number, "packed", "shipped", "delivered");
  const lines = await shop.db.read
    .selectFrom("order_line")
    .selectAll()
    .where("order_id", "=", (await orderOf(number)).id)
    .execute();
  const back = lines.map(({ variation_id: variationId, pieces }) => ({ variationId, pieces, fit: pieces }));
  const of = { accountId: customer.id, number, to: "balance" as const, source: "return of a test", byWhom: "test", at: shop.clock.now() };
  const given = await shop.db.write((tx) => returnGoods(tx, shop, { ...of, lines: back }));
  expect(given).toEqual({ money: 10_000, balance: 5_000, bonuses: 5_000 });
  expect(await orderOf(number)).toMatchObject({ status: "returned" });
  expect((await balanceOf(shop.db.read, customer.id)).total).toBe(20_000);
});

test("an order on receipt that the balance helped to pay gets its share of the balance back and collects the rest", async () => {
  const customer = await addRichCustomer(shop, { balance: 10_000 });
  await goodsOfTwoLines(customer);
  const number = await placedOnReceipt(customer, { useBalance: true });
  await short(number, { 2: 1 });
  expect(await orderOf(number)).toMatchObject({ goods: 30_000, balance_used: 7_500, to_pay: 22_500 });
  expect((await balanceOf(shop.db.read, customer.id)).total).toBe(2_500);
  await move(number, "confirmed", "packed", "shipped", "delivered", "returned");
});

test("what cannot be: everything, more than there is, nothing, an order that left, one that is paid for by nobody yet", async () => {
  const customer = await addRichCustomer(shop);
  await goodsOfTwoLines(customer);
  const number = await placedOnReceipt(customer);
  const refused = (key: string) => ({ status: 422, errors: { lines: [key] } });
  await expect(short(number, { 1: 3, 2: 1 })).rejects.toMatchObject(refused("orders.shortAll"));
  await expect(short(number, { 1: 4 })).rejects.toMatchObject(refused("orders.shortTooMuch"));
  await expect(short(number, { 7: 1 })).rejects.toMatchObject(refused("orders.shortTooMuch"));
  await expect(short(number, { 1: 0 })).rejects.toMatchObject(refused("orders.shortNothing"));
  await move(number, "confirmed", "packed", "shipped");
  await expect(short(number, { 1: 1 })).rejects.toMatchObject({ status: 409 });
  const unpaid = await placeByCard(shop, customer, { goods: [await addTestGoods(shop), await addTestGoods(shop)] });
  await expect(short(unpaid.number, { 1: 1 })).rejects.toMatchObject({ status: 409 });
});

test("the carrier collects one sum: with a waybill made or asked for, an order on receipt is short no more", async () => {
  const customer = await addRichCustomer(shop);
  await goodsOfTwoLines(customer);
  const number = await placedOnReceipt(customer);
  const { id: orderId } = await orderOf(number);
  await shop.db.write((tx) => wantWaybill(tx, { orderId, weightGrams: 500, seats: 1, byWhom: "test", at: shop.clock.now() }));
  await expect(short(number, { 1: 1 })).rejects.toMatchObject({ status: 409, message: "orders.shortAfterWaybill" });
});

test("S29 money to a card needs a fresh second factor; two of the staff who write the same shortage write it once", async () => {
  await renewFactor();
  const customer = await addRichCustomer(shop);
  const number = await paidByCard(customer);
  shop.clock.advanceSeconds(301);
  await expect(short(number, { 1: 1 })).rejects.toMatchObject({ status: 422, errors: { code: ["staff.codeNeeded"] } });
  await renewFactor();
  const { version } = await orderOf(number);
  const outcomes = await Promise.allSettled([short(number, { 1: 1 }, version), short(number, { 1: 1 }, version)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await orderOf(number)).toMatchObject({ goods: 30_000 });
});

test.each(["card", "balance"] as const)(
  "money that staff gave back to the %s before is not given a second time: the shortage is refused in words, a smaller one is not",
  async (to) => {
    await renewFactor();
    const customer = await addRichCustomer(shop);
    const number = await paidByCard(customer);
    const gift = { id: number, amountKopiykas: kopiykas(15_000), to, note: "Брак" };
    await refundOrder(testVisit(shop, { staff: manager }), gift, randomUUID());
    await expect(short(number, { 1: 3 })).rejects.toMatchObject({ status: 409, message: "orders.shortAfterRefund" });
    expect(await orderOf(number)).toMatchObject({ goods: 40_000, to_pay: 40_000 });
    await short(number, { 1: 2 });
    expect(await orderOf(number)).toMatchObject({ goods: 20_000, to_pay: 20_000 });
    await move(number, "cancelled");
    const given = await shop.db.read
      .selectFrom("refund")
      .select((eb) => eb.fn.sum<string>("amount").as("sum"))
      .where("account_id", "=", customer.id)
      .executeTakeFirst();
    const kept = (await balanceOf(shop.db.read, customer.id)).total;
    expect(Number(given?.sum) + kept).toBe(40_000);
  },
);
