import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { expectOrdersInOrder, moveOrder, orderRow } from "../../../../support/test-orders.ts";
import { runDue } from "../../../../support/run-jobs.ts";
import { addRichCustomer, openTestPayment, placeByCard, takeTestCards } from "../../../../support/test-card-order.ts";
import { TEST_CARDS, type TestCards } from "../../../../support/stand-ins/test-cards.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { kopiykas } from "../../../../platform/money/money.ts";
import { balanceOf, openDebts } from "../../../balance/balance.server.ts";
import { bonusSum } from "../../../loyalty/loyalty.server.ts";
import { askForRefunds, lastCompared, reconcile } from "../../../payments/payments.server.ts";
import type { Customer, StaffMember } from "../../../shop.ts";
import type { OrderStatus } from "../../orders.contract.ts";
import { applyPayment, placeOrder, askForReconciliations } from "../../orders.server.ts";
import { selectFunds } from "./money.queries.ts";
import { refundOrder } from "../refunds/refund-order.ts";
import { reconciliations, staffOrderPayments, unmatchedPayments } from "./staff-payments.view.ts";

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
  await expectOrdersInOrder(shop);
});

const staffVisit = () => testVisit(shop, { staff: manager });
const orderOf = (number: number) => orderRow(shop, number);
const fundsOf = async (number: number) => selectFunds(shop.db.read, (await orderOf(number)).id);
const ledgerSum = async (ledger: "sales" | "refunds" | "cash_on_delivery" | "card_clearing"): Promise<number> => {
  const rows = await shop.db.read.selectFrom("posting").select("amount").where("ledger", "=", ledger).execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};

const move = (number: number, ...statuses: OrderStatus[]) => moveOrder(shop, manager, number, ...statuses);

async function paidOrder(customer: Customer, uses = {}): Promise<number> {
  const { number } = await placeByCard(shop, customer, { uses });
  await applyPayment(shop, TEST_CARDS, cards.pay(await openTestPayment(shop, customer, number)), "callback");
  return number;
}

test("S13 a delivered order is a sale; returned, its goods, bonuses and money go back and its cashback is taken", async () => {
  const customer = await addRichCustomer(shop, { bonuses: 3_000 });
  const number = await paidOrder(customer, { useBonuses: true });
  await move(number, "packed", "shipped", "delivered");
  expect(await ledgerSum("sales")).toBe(10_000);
  expect(await fundsOf(number)).toBe(0);
  await move(number, "completed", "returned");
  expect(await ledgerSum("sales")).toBe(0);
  expect(await fundsOf(number)).toBe(0);
  expect(await bonusSum(shop.db.read, customer.id, shop.clock.now())).toBe(3_000);
  expect(await ledgerSum("refunds")).toBe(7_000);
  await runDue(shop, askForRefunds);
  expect(await ledgerSum("refunds")).toBe(0);
});

test("cash on delivery comes in with the handover; returned, it is on the balance", async () => {
  const customer = await addTestCustomer(shop);
  await fillTestCart(shop, customer);
  const placed = await placeOrder(testVisit(shop, { customer }), await testOrderForm(shop, customer), randomUUID());
  const number = placed.placed ? placed.numbers.number : 0;
  await move(number, "confirmed", "packed", "shipped", "delivered");
  expect(await ledgerSum("cash_on_delivery")).toBe(-10_000);
  expect((await orderOf(number)).paid_at).not.toBeNull();
  await move(number, "returned");
  expect((await balanceOf(shop.db.read, customer.id)).total).toBe(10_000);
  expect(await openDebts(shop.db.read, customer.id)).toEqual([]);
});

test("a parcel that came back unclaimed gives the money back and leaves a delivery debt", async () => {
  const customer = await addTestCustomer(shop);
  const number = await paidOrder(customer);
  await move(number, "packed", "shipped", "returned");
  expect(await openDebts(shop.db.read, customer.id)).toMatchObject([
    { orderNumber: number, parcelNumber: "20400000000001", amount: 15_000 },
  ]);
  expect(await fundsOf(number)).toBe(0);
  await runDue(shop, askForRefunds);
});

test("staff cannot confirm by hand what nobody has paid by card", async () => {
  const { number } = await placeByCard(shop, await addTestCustomer(shop));
  await expect(move(number, "confirmed")).rejects.toMatchObject({ status: 409 });
  await move(number, "cancelled");
});

test("S14 S29 a refund in part takes its share of the cashback, once a key, never more than is left, with a fresh second factor", async () => {
  const customer = await addTestCustomer(shop);
  const number = await paidOrder(customer);
  const refund = (amount: number, key: string, visit = staffVisit()) =>
    refundOrder(visit, { id: number, amountKopiykas: kopiykas(amount), to: "card", note: "Бракує" }, key);
  const key = randomUUID();
  expect(await refund(4_000, key)).toEqual({ replayed: false });
  expect(await refund(4_000, key)).toEqual({ replayed: true });
  await expect(refund(5_000, key)).rejects.toMatchObject({ status: 422 });
  await expect(refund(6_001, randomUUID())).rejects.toMatchObject({ status: 422, errors: { amountKopiykas: ["payments.tooMuchNow"] } });
  expect(await bonusSum(shop.db.read, customer.id, shop.clock.now())).toBe(120);
  expect(await fundsOf(number)).toBe(6_000);
  await move(number, "packed", "shipped", "delivered");
  await refund(6_000, randomUUID());
  expect(await fundsOf(number)).toBe(0);
  expect(await staffOrderPayments(staffVisit(), number)).toMatchObject({
    refundableKopiykas: 0,
    payments: [
      {
        state: "paid",
        outcome: "applied",
        events: [{ outcome: "applied" }],
        refunds: [{ amountKopiykas: 4_000 }, { amountKopiykas: 6_000 }],
      },
    ],
  });
  shop.clock.advanceSeconds(301);
  await expect(refund(1, randomUUID())).rejects.toMatchObject({ status: 422, errors: { code: ["staff.codeNeeded"] } });
  await runDue(shop, askForRefunds);
});

test("S29 a step that gives money back asks for a fresh second factor; other steps do not", async () => {
  const renew = () => shop.db.write((tx) => tx.updateTable("staff_session").set({ second_factor_at: shop.clock.now() }).execute());
  const needsCode = { status: 422, errors: { code: ["staff.codeNeeded"] } };
  const customer = await addTestCustomer(shop);
  const paid = await paidOrder(customer);
  const unpaid = await placeByCard(shop, customer);
  shop.clock.advanceSeconds(301);
  await expect(move(paid, "cancelled")).rejects.toMatchObject(needsCode);
  expect((await orderOf(paid)).status).toBe("confirmed");
  await move(unpaid.number, "cancelled");
  await move(paid, "packed", "shipped", "delivered");
  await expect(move(paid, "returned")).rejects.toMatchObject(needsCode);
  await renew();
  await move(paid, "returned");
  await runDue(shop, askForRefunds);
});

test("S19 the nightly comparison finds what the provider says otherwise, applies money nobody heard of, and stays to be seen", async () => {
  shop.clock.set("2026-11-25T12:00:00Z");
  const customer = await addTestCustomer(shop);
  const [quiet, wrong, lost] = [await placeByCard(shop, customer), await paidOrder(customer), await paidOrder(customer)];
  const quietReference = await openTestPayment(shop, customer, quiet.number);
  const unheard = cards.pay(quietReference);
  const known = { ...cards.news(`${wrong}-1`), amount: kopiykas(9_000), refunded: kopiykas(500) };
  const stranger = { ...cards.news(`${wrong}-1`), reference: "999999-1" };
  cards.statement = [unheard, known, stranger];
  shop.clock.set("2026-11-26T02:00:00Z");
  await runDue(shop, askForReconciliations);
  await runDue(shop, askForReconciliations);
  const found = await reconciliations(staffVisit(), { page: 1, perPage: 10 });
  const day = found.data.find((one) => one.provider === TEST_CARDS);
  expect(day).toMatchObject({ day: "2026-11-25", payments: 3 });
  expect(day?.differences.map(({ kind, reference }) => `${kind} ${reference}`).toSorted()).toEqual(
    [`state ${quietReference}`, `sum ${wrong}-1`, `refunded ${wrong}-1`, "unknown_here 999999-1", `unknown_there ${lost}-1`].toSorted(),
  );
  expect((await orderOf(quiet.number)).status).toBe("confirmed");
  expect((await unmatchedPayments(staffVisit(), { page: 1, perPage: 10 })).data.map(({ note }) => note)).toContain("no_payment");
});

test("S19 days on which the shop stood still are compared when it is back; one whose money could not be applied is not called compared", async () => {
  shop.clock.set("2026-11-27T02:00:00Z");
  await runDue(shop, askForReconciliations);
  shop.clock.set("2026-11-30T02:00:00Z");
  await runDue(shop, askForReconciliations);
  const { data } = await reconciliations(staffVisit(), { page: 1, perPage: 100 });
  const days = data.filter(({ provider }) => provider === TEST_CARDS).map(({ day }) => day);
  expect(days.slice(0, 4)).toEqual(["2026-11-29", "2026-11-28", "2026-11-27", "2026-11-26"]);
  cards.statement = [cards.news(await openTestPayment(shop, ...(await unpaidOrder())))];
  const of = { provider: TEST_CARDS, within: new Date("2026-11-30T01:00:00Z") };
  await expect(reconcile(shop, of, () => Promise.reject(new Error("the database is away")))).rejects.toThrow("away");
  expect(await lastCompared(shop, TEST_CARDS)).toBe("2026-11-29");
  await reconcile(shop, of, (news) => applyPayment(shop, TEST_CARDS, news, "statement"));
  expect(await lastCompared(shop, TEST_CARDS)).toBe("2026-11-30");
});

async function unpaidOrder(): Promise<[Customer, number]> {
  const customer = await addTestCustomer(shop);
  return [customer, (await placeByCard(shop, customer)).number];
}
