import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { moveOrder, orderRow } from "../../../../support/test-orders.ts";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { runJobs } from "../../../../support/run-jobs.ts";
import { addRichCustomer, openTestPayment, placeByCard, takeTestCards, type Uses } from "../../../../support/test-card-order.ts";
import { TEST_CARDS, type TestCards } from "../../../../support/stand-ins/test-cards.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { expectMoneyInOrder } from "../../../../support/test-money.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { addTestPromo } from "../../../../support/test-promo.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { VendorRefused } from "../../../../integrations/vendor-refused.ts";
import { kopiykas } from "../../../../platform/money/money.ts";
import * as contract from "../../../receipts/receipts.contract.ts";
import { receiptsApi } from "../../../receipts/receipts.server.ts";
import { addDebt } from "../../../balance/balance.server.ts";
import { writeSettings } from "../../../settings/settings.server.ts";
import type { Customer, StaffMember } from "../../../shop.ts";
import type { OrderStatus } from "../../orders.contract.ts";
import { applyPayment, orderInvariants, placeOrder, returnGoods, staffOrdersApi, validateOrder, viewOrder } from "../../orders.server.ts";
import { recordShortage } from "../../staff-orders.contract.ts";
import { payDebts } from "../payments/starting/pay-debts.ts";
import { refundOrder } from "../refunds/refund-order.ts";

let shop: TestShop;
let cards: TestCards;
let manager: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  cards = await takeTestCards(shop);
  ({ staff: manager } = await addFirstOwner(shop));
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.register.made.length = 0;
  shop.register.fail(undefined);
  await shop.db.write((tx) => tx.updateTable("staff_session").set({ second_factor_at: shop.clock.now() }).execute());
});
afterEach(async () => {
  await expectMoneyInOrder(shop);
  expect(await orderInvariants(shop)).toEqual([]);
});

const staff = () => testVisit(shop, { staff: manager });
const orderOf = (number: number) => orderRow(shop, number);
const made = () =>
  shop.register.made.map(({ kind, lines, discount, payments }) => ({
    kind,
    lines: lines.map(({ name, price, pieces }) => `${name.split(",")[0]?.split(" ")[0]} ${pieces} x ${price}`),
    discount,
    payments: payments.map(({ means, amount }) => `${means} ${amount}`),
  }));

const move = (number: number, ...statuses: OrderStatus[]) => moveOrder(shop, manager, number, ...statuses);
const refund = (number: number, amount: number, to: "card" | "balance" = "card") =>
  refundOrder(staff(), { id: number, amountKopiykas: kopiykas(amount), to, note: "" }, randomUUID());

/** Three pieces of the first goods, one of the second, 100 грн each. */
const goodsOfTwoLines = async () => {
  const [first, second] = [await addTestGoods(shop), await addTestGoods(shop)];
  return [first, first, first, second];
};
async function paidByCard(customer: Customer, uses: Uses = {}): Promise<number> {
  const { number } = await placeByCard(shop, customer, { goods: await goodsOfTwoLines(), uses });
  await applyPayment(shop, TEST_CARDS, cards.pay(await openTestPayment(shop, customer, number)), "callback");
  return number;
}
async function placedOnReceipt(customer: Customer, uses: Uses = {}): Promise<number> {
  await fillTestCart(shop, customer, await goodsOfTwoLines());
  const wishes = { useBonuses: false, useBalance: false, first: "bonuses" as const, ...uses };
  const form = await testOrderForm(shop, customer);
  const { bill } = await validateOrder(testVisit(shop, { customer }), form.orderId, { payment: "cod", wishes });
  const placed = await placeOrder(
    testVisit(shop, { customer }),
    { ...form, ...wishes, expectedToPayKopiykas: bill?.toPay ?? kopiykas(0) },
    randomUUID(),
  );
  if (!placed.placed) throw new Error("the test order was refused");
  return placed.numbers.number;
}

test("money by card is a sale with its goods and its card; the customer reads the receipt with the order, and nobody else does", async () => {
  const customer = await addRichCustomer(shop);
  const number = await paidByCard(customer);
  const before = await viewOrder(testVisit(shop, { customer }), { number });
  expect(before.receipts).toMatchObject([{ kind: "sale", amountKopiykas: 40_000, isMade: false, at: null }]);
  await runJobs(shop);
  expect(made()).toMatchObject([{ kind: "sale", discount: 0, payments: ["card 40000"] }]);
  expect(made()[0]?.lines).toEqual(["Сукня 4 x 10000"]);
  expect(shop.register.made[0]?.payments[0]?.card).toHaveProperty("mask");
  const { receipts } = await viewOrder(testVisit(shop, { customer }), { number });
  expect(receipts).toMatchObject([{ isMade: true, fiscalCode: expect.stringMatching(/^T-/) as string, at: expect.any(String) as string }]);
  await runJobs(shop, { afterSeconds: 3_600 });
  expect(shop.register.made).toHaveLength(1);
});

test("points are a discount, the balance is a means; what goes back by a refund, a shortage, a return and a cancelling is a return each, and nothing is left", async () => {
  const customer = await addRichCustomer(shop, { bonuses: 10_000, balance: 10_000 });
  const number = await paidByCard(customer, { useBonuses: true, useBalance: true });
  await refund(number, 5_000);
  const { version } = await orderOf(number);
  const missing = { id: number, version, lines: [{ position: 2, missing: 1 }] };
  await callEndpoint(staffOrdersApi, recordShortage, staff(), missing);
  await move(number, "cancelled");
  await runJobs(shop);
  expect(made().map(({ kind, discount, payments }) => [kind, discount, payments])).toEqual([
    ["sale", 10_000, ["card 20000", "balance 10000"]],
    ["return", 0, ["card 5000"]],
    ["return", 2_500, ["card 5000", "balance 2500"]],
    ["return", 12_500, ["card 10000", "balance 7500"]],
  ]);
  expect(made()[1]?.lines).toEqual(["Частина 1 x 5000"]);
  const [sale, ...returns] = shop.register.made;
  expect(returns.every(({ follows }) => follows?.id === sale?.id)).toBe(true);
});

test("goods that come back for the balance are given back by the balance", async () => {
  const customer = await addRichCustomer(shop);
  const number = await paidByCard(customer);
  await move(number, "packed", "shipped", "delivered");
  const { id } = await orderOf(number);
  const line = await shop.db.read
    .selectFrom("order_line")
    .selectAll()
    .where("order_id", "=", id)
    .where("position", "=", 1)
    .executeTakeFirstOrThrow();
  const lines = [{ variationId: line.variation_id, pieces: 2, fit: 2 }];
  const of = { accountId: customer.id, number, to: "balance" as const, source: randomUUID(), byWhom: "test", at: shop.clock.now() };
  await shop.db.write((tx) => returnGoods(tx, shop, { ...of, lines }));
  await runJobs(shop);
  expect(made().at(-1)).toMatchObject({ kind: "return", payments: ["balance 20000"], discount: 0 });
});

test("an order on receipt has its receipt with the parcel where the shop makes it, and a return when nobody collects it", async () => {
  const customer = await addRichCustomer(shop, { balance: 10_000 });
  const other = await placedOnReceipt(customer);
  await move(other, "confirmed", "packed", "shipped");
  await writeSettings(shop, { receipts_on_delivery: true });
  const number = await placedOnReceipt(customer, { useBalance: true });
  await move(number, "confirmed", "packed");
  await runJobs(shop);
  expect(made()).toEqual([]);
  await move(number, "shipped", "returned");
  await move(other, "delivered", "returned");
  await writeSettings(shop, { receipts_on_delivery: false });
  await runJobs(shop);
  expect(made().map(({ kind, payments }) => [kind, payments])).toEqual([
    ["sale", ["on_delivery 30000", "balance 10000"]],
    ["return", ["on_delivery 30000", "balance 10000"]],
  ]);
});

test("debts alone are a sale of their own", async () => {
  const customer = await addRichCustomer(shop);
  const number = await placedOnReceipt(customer);
  const { id } = await orderOf(number);
  const debt = { accountId: customer.id, order: { id, number }, parcelNumber: "1", amount: kopiykas(15_000), at: shop.clock.now() };
  await shop.db.write((tx) => addDebt(tx, debt));
  const { page } = await payDebts(testVisit(shop, { customer }), { payment: TEST_CARDS }, randomUUID());
  await applyPayment(shop, TEST_CARDS, cards.pay(page.fields["data"] ?? ""), "callback");
  await runJobs(shop);
  expect(made()).toEqual([{ kind: "sale", lines: ["Доставка 1 x 15000"], discount: 0, payments: ["card 15000"] }]);
});

test("S50 a register that is down delays nobody and makes each receipt once when it is back; a return waits for its sale", async () => {
  const customer = await addRichCustomer(shop);
  shop.register.fail(new Error("no connection"));
  const number = await paidByCard(customer);
  await refund(number, 5_000);
  await runJobs(shop);
  expect(shop.register.made).toEqual([]);
  const undone = await callEndpoint(receiptsApi, contract.listReceipts, staff(), { undone: "true" });
  expect(undone.body.data.map(({ kind, state, error }) => [kind, state, error])).toEqual([
    ["return", "wanted", "the receipt of the sale is not made"],
    ["sale", "wanted", "the register does not answer"],
  ]);
  shop.register.fail(undefined);
  shop.clock.advanceSeconds(121);
  await runJobs(shop, { afterSeconds: 3_600 });
  await runJobs(shop, { afterSeconds: 3_600 });
  expect(made().map(({ kind }) => kind)).toEqual(["sale", "return"]);
});

test("a receipt the register refuses waits for staff, who have it made under another name, once", async () => {
  const customer = await addRichCustomer(shop);
  shop.register.fail(new VendorRefused("Checkbox: wrong tax", { temporary: false }));
  await paidByCard(customer);
  await runJobs(shop);
  const list = () => callEndpoint(receiptsApi, contract.listReceipts, staff(), { undone: "true" });
  const [refused] = (await list()).body.data;
  expect(refused).toMatchObject({ state: "refused", error: "Checkbox: wrong tax" });
  shop.register.fail(undefined);
  const again = () => callEndpoint(receiptsApi, contract.makeReceiptAgain, staff(), { id: refused!.id });
  expect((await again()).body).toEqual({ result: true });
  await runJobs(shop);
  expect((await again()).body).toEqual({ result: false });
  expect((await list()).body.total).toBe(0);
  expect(shop.register.made).toHaveLength(1);
});

test("without a register there are no receipts, and nothing waits for one", async () => {
  const { fiscal } = shop.integrations;
  shop.integrations.fiscal = undefined;
  const customer = await addRichCustomer(shop);
  const number = await paidByCard(customer);
  await move(number, "cancelled");
  shop.integrations.fiscal = fiscal;
  const { receipts } = await viewOrder(testVisit(shop, { customer }), { number });
  expect(receipts).toEqual([]);
});

test("of an order with a promo code every receipt sums to what is paid or goes back, to the kopiyka", async () => {
  const { code } = await addTestPromo(shop, manager, { percent: 33, usesEach: null });
  const customer = await addRichCustomer(shop, { bonuses: 1_111 });
  const first = await addTestGoods(shop, { price: 3_333, pack: 3 });
  const { number, toPay } = await placeByCard(shop, customer, {
    goods: [first, await addTestGoods(shop, { price: 101 })],
    uses: { promoCode: code, useBonuses: true },
  });
  // 33 % of 101 грн is 33,33.
  expect(toPay).toBe(9_999 + 101 - 3_333 - 1_111);
  await applyPayment(shop, TEST_CARDS, cards.pay(await openTestPayment(shop, customer, number)), "callback");
  await move(number, "packed", "shipped", "delivered");
  const given = [];
  for (const pieces of [1, 2])
    given.push(
      await shop.db.write((tx) =>
        returnGoods(tx, shop, {
          accountId: customer.id,
          number,
          lines: [{ variationId: first.variationId, pieces, fit: pieces }],
          to: "card",
          source: randomUUID(),
          byWhom: "test",
          at: shop.clock.now(),
        }),
      ),
    );
  await runJobs(shop, { afterSeconds: 600 });
  expect(shop.register.made.length).toBeGreaterThan(1);
  const sums = shop.register.made.map(({ lines, discount, payments }) => ({
    goods: lines.reduce((sum, { price, pieces }) => sum + price * pieces, 0) - discount,
    paid: payments.reduce((sum, { amount }) => sum + amount, 0),
  }));
  for (const { goods, paid } of sums) expect(goods).toBe(paid);
  expect(sums[0]?.paid).toBe(toPay);
  expect(sums.slice(1).reduce((sum, { paid }) => sum + paid, 0)).toBe(given.reduce((sum, { money }) => sum + money, 0));
});
