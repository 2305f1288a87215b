import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { expectOrdersInOrder, orderRow } from "../../../../../support/test-orders.ts";
import { runDue, runJobs } from "../../../../../support/run-jobs.ts";
import { addRichCustomer, openTestPayment, placeByCard, takeTestCards, settleRefunds } from "../../../../../support/test-card-order.ts";
import { newsOf } from "../../../../../support/test-news.ts";
import { addTestGoods } from "../../../../../support/test-goods.ts";
import { stockOf } from "../../../../../support/test-stock.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../../support/test-shop.ts";
import { TEST_CARDS, type TestCards } from "../../../../../support/stand-ins/test-cards.ts";
import { kopiykas } from "../../../../../platform/money/money.ts";
import { addDebt, balanceOf, openDebts } from "../../../../balance/balance.server.ts";
import { post } from "../../../../ledger/ledger.server.ts";
import { sendDueMessages } from "../../../../messages/messages.server.ts";
import { bonusSum } from "../../../../loyalty/loyalty.server.ts";
import type { Customer } from "../../../../shop.ts";
import {
  applyPayment,
  cancelOrder,
  askToEndUnpaidOrders,
  askForPolls,
  moveOrder,
  startPayment,
  takeCallback,
  viewOrder,
  viewPayment,
} from "../../../orders.server.ts";
import { askForRefunds } from "../../../../payments/payments.server.ts";
import { payDebts } from "../starting/pay-debts.ts";
import { selectFunds } from "../money.queries.ts";

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

const view = (customer: Customer, number: number) => viewOrder(testVisit(shop, { customer }), { number });
const apply = (news: Parameters<typeof applyPayment>[2]) => applyPayment(shop, TEST_CARDS, news, "callback");
const paymentOf = (reference: string) =>
  shop.db.read.selectFrom("payment").selectAll().where("reference", "=", reference).executeTakeFirstOrThrow();
const orderOf = (number: number) => orderRow(shop, number);
const fundsOf = async (number: number) => selectFunds(shop.db.read, (await orderOf(number)).id);
const pieces = async (goods: { variationId: Parameters<typeof stockOf>[1] }) => (await stockOf(shop, goods.variationId)).onHand;

test("I8 I9 S15 a payment confirms its order once, however often and by whatever way it is told, and brings 2 % as bonuses", async () => {
  const customer = await addTestCustomer(shop);
  const { number } = await placeByCard(shop, customer);
  expect(await view(customer, number)).toMatchObject({ status: "awaiting_payment", paid: false });
  const reference = await openTestPayment(shop, customer, number);
  expect(reference).toBe(`${number}-1`);
  const news = cards.pay(reference);
  expect(await apply(news)).toBe("money");
  expect(await apply(news)).toBe("repeated");
  expect(await applyPayment(shop, TEST_CARDS, cards.news(reference), "poll")).toBe("noted");
  expect(await view(customer, number)).toMatchObject({ status: "confirmed", paid: true });
  expect(await paymentOf(reference)).toMatchObject({ state: "paid", outcome: "applied", next_poll_at: null });
  expect(await bonusSum(shop.db.read, customer.id, shop.clock.now())).toBe(200);
  expect(await fundsOf(number)).toBe(10_000);
});

test("S13 cashback is 1 % when the provider's clock says that a day has passed", async () => {
  const customer = await addTestCustomer(shop);
  const { number } = await placeByCard(shop, customer);
  shop.clock.advanceSeconds(24 * 3_600 + 1);
  await apply(cards.pay(await openTestPayment(shop, customer, number)));
  expect(await bonusSum(shop.db.read, customer.id, shop.clock.now())).toBe(100);
});

test("S15 a word of another sum, another currency or an unknown payment changes nothing and stays visible", async () => {
  const customer = await addTestCustomer(shop);
  const { number } = await placeByCard(shop, customer);
  const reference = await openTestPayment(shop, customer, number);
  const paid = cards.pay(reference);
  for (const wrong of [{ amount: kopiykas(1) }, { currency: "USD" }, { reference: `${number}-9` }])
    expect(await apply({ ...paid, event: randomUUID(), ...wrong })).toBe("unmatched");
  expect(await view(customer, number)).toMatchObject({ status: "awaiting_payment" });
  const seen = await shop.db.read.selectFrom("payment_event").select("note").where("outcome", "=", "unmatched").orderBy("id").execute();
  expect(seen.map(({ note }) => note)).toEqual(["other_sum", "other_currency", "no_payment"]);
});

test("S15 a callback with a false signature is 403 and changes nothing; an unknown provider is 404", async () => {
  const customer = await addTestCustomer(shop);
  const { number } = await placeByCard(shop, customer);
  const reference = await openTestPayment(shop, customer, number);
  const call = (signature: string, provider = TEST_CARDS) =>
    takeCallback(shop, provider, { headers: new Headers({ "x-signature": signature }), body: Buffer.from(reference) });
  await expect(call("wrong")).rejects.toMatchObject({ status: 403 });
  await expect(call("right", "nobody")).rejects.toMatchObject({ status: 404 });
  expect(await view(customer, number)).toMatchObject({ status: "awaiting_payment" });
  expect(await call("right")).toBe("money");
  expect(await view(customer, number)).toMatchObject({ status: "confirmed" });
});

test("a signed word that nobody can read is 422, not a fault of the shop, and the payment is settled by asking", async () => {
  const customer = await addTestCustomer(shop);
  const { number } = await placeByCard(shop, customer);
  const reference = await openTestPayment(shop, customer, number);
  const call = { headers: new Headers({ "x-signature": "unreadable" }), body: Buffer.from(reference) };
  await expect(takeCallback(shop, TEST_CARDS, call)).rejects.toMatchObject({ status: 422 });
  cards.pay(reference);
  shop.clock.advanceSeconds(61);
  await runDue(shop, askForPolls);
  expect(await view(customer, number)).toMatchObject({ status: "confirmed" });
});

test("S16 without a single callback polling settles a payment", async () => {
  const customer = await addTestCustomer(shop);
  const { number } = await placeByCard(shop, customer);
  const reference = await openTestPayment(shop, customer, number);
  cards.pay(reference);
  await runDue(shop, askForPolls);
  expect(await view(customer, number)).toMatchObject({ status: "awaiting_payment" });
  shop.clock.advanceSeconds(61);
  await runDue(shop, askForPolls);
  expect(await view(customer, number)).toMatchObject({ status: "confirmed" });
});

test("both parts of a purchase are paid and confirmed together, bonuses and balance cover the first part first", async () => {
  const customer = await addRichCustomer(shop, { bonuses: 4_000, balance: 8_000 });
  const goods = [await addTestGoods(shop), await addTestGoods(shop, { price: 7_000, suborder: true })];
  const { number, companionNumber, toPay } = await placeByCard(shop, customer, { goods, uses: { useBonuses: true, useBalance: true } });
  expect(toPay).toBe(5_000);
  expect(await orderOf(number)).toMatchObject({ bonuses_used: 4_000, balance_used: 6_000, to_pay: 0, status: "awaiting_payment" });
  expect(await orderOf(companionNumber ?? 0)).toMatchObject({ bonuses_used: 0, balance_used: 2_000, to_pay: 5_000 });
  await apply(cards.pay(await openTestPayment(shop, customer, number)));
  expect(await view(customer, number)).toMatchObject({ status: "confirmed", paid: true });
  expect(await view(customer, companionNumber ?? 0)).toMatchObject({ status: "confirmed", paid: true });
  expect([await fundsOf(number), await fundsOf(companionNumber ?? 0)]).toEqual([10_000, 7_000]);
});

test("a purchase that bonuses cover is paid at once, and nothing is left to start a payment for", async () => {
  const customer = await addRichCustomer(shop, { bonuses: 12_000 });
  const { number } = await placeByCard(shop, customer, { uses: { useBonuses: true } });
  expect(await view(customer, number)).toMatchObject({ status: "confirmed", paid: true, toPay: 0 });
  await expect(openTestPayment(shop, customer, number)).rejects.toMatchObject({ status: 409 });
  await cancelOrder(testVisit(shop, { customer }), number);
  expect(await bonusSum(shop.db.read, customer.id, shop.clock.now())).toBe(12_000);
  expect(await fundsOf(number)).toBe(0);
});

test("an order nobody pays ends by itself and gives everything back", async () => {
  const customer = await addRichCustomer(shop, { bonuses: 3_000, balance: 2_000 });
  const {
    number,
    goods: [goods],
  } = await placeByCard(shop, customer, { uses: { useBonuses: true, useBalance: true } });
  if (!goods) throw new Error("no goods");
  const reference = await openTestPayment(shop, customer, number);
  shop.clock.advanceSeconds(72 * 3_600 - 1);
  await runDue(shop, askToEndUnpaidOrders);
  expect(await view(customer, number)).toMatchObject({ status: "awaiting_payment" });
  shop.clock.advanceSeconds(1);
  expect(await runDue(shop, askToEndUnpaidOrders)).toBe(1);
  expect(await view(customer, number)).toMatchObject({ status: "cancelled" });
  expect(await pieces(goods)).toBe(10);
  expect(await bonusSum(shop.db.read, customer.id, shop.clock.now())).toBe(3_000);
  expect((await balanceOf(shop.db.read, customer.id)).total).toBe(2_000);
  expect(cards.closed).toContain(reference);
  expect(await paymentOf(reference)).toMatchObject({ state: "expired" });
  await expect.poll(() => shop.smsLines.join()).toContain(`№ ${number}`);
});

test("S17 late money revives an ended order when all of it is still there", async () => {
  const customer = await addRichCustomer(shop, { bonuses: 3_000, balance: 2_000 });
  const {
    number,
    goods: [goods],
  } = await placeByCard(shop, customer, { uses: { useBonuses: true, useBalance: true } });
  if (!goods) throw new Error("no goods");
  const reference = await openTestPayment(shop, customer, number);
  shop.clock.advanceSeconds(72 * 3_600);
  await runDue(shop, askToEndUnpaidOrders);
  expect(await apply(cards.pay(reference))).toBe("money");
  expect(await paymentOf(reference)).toMatchObject({ outcome: "revived" });
  expect(await view(customer, number)).toMatchObject({ status: "confirmed", paid: true });
  expect(await pieces(goods)).toBe(9);
  expect(await fundsOf(number)).toBe(10_000);
  await cancelOrder(testVisit(shop, { customer }), number, "balance");
  const cancelled = (await newsOf(shop, customer)).filter((news) => news.kind === "order_status" && news.status === "cancelled");
  expect(cancelled, "its second end is told as the first was").toMatchObject([{ why: "unpaid" }, { why: "customer" }]);
  expect(await pieces(goods)).toBe(10);
  expect(await fundsOf(number)).toBe(0);
  expect(await bonusSum(shop.db.read, customer.id, shop.clock.now())).toBe(3_000);
  expect((await balanceOf(shop.db.read, customer.id)).total).toBe(2_000 + 5_000);
});

test("S17 an order that ended at night and was revived before the morning is not said to be cancelled", async () => {
  const customer = await addTestCustomer(shop);
  shop.clock.set("2027-01-10T00:30:00Z");
  const { number } = await placeByCard(shop, customer);
  const reference = await openTestPayment(shop, customer, number);
  shop.clock.advanceSeconds(72 * 3_600);
  await runDue(shop, askToEndUnpaidOrders);
  await apply(cards.pay(reference));
  expect(await view(customer, number)).toMatchObject({ status: "confirmed", paid: true });
  shop.clock.set("2027-01-13T09:00:00Z");
  await sendDueMessages(shop);
  expect(shop.smsLines.filter((line) => line.includes(`№ ${number} скасовано`))).toEqual([]);
});

test("S17 late money revives an order that used nothing of a balance below zero", async () => {
  const customer = await addTestCustomer(shop);
  const { number } = await placeByCard(shop, customer);
  const reference = await openTestPayment(shop, customer, number);
  shop.clock.advanceSeconds(72 * 3_600);
  await runDue(shop, askToEndUnpaidOrders);
  const at = shop.clock.now();
  await shop.db.write((tx) =>
    post(tx, {
      reason: "correction",
      source: randomUUID(),
      accountId: customer.id,
      byWhom: "test",
      at,
      postings: [
        { ledger: "customer_balance", amount: -500 },
        { ledger: "corrections", amount: 500 },
      ],
    }),
  );
  await apply(cards.pay(reference));
  expect(await paymentOf(reference)).toMatchObject({ outcome: "revived" });
  expect(await view(customer, number)).toMatchObject({ status: "confirmed", paid: true });
});

test("S17 late money for goods that are gone is promised back; customer and staff are told, and the provider sends it", async () => {
  const customer = await addTestCustomer(shop);
  const goods = await addTestGoods(shop, { stock: 1 });
  const { number } = await placeByCard(shop, customer, { goods: [goods] });
  const reference = await openTestPayment(shop, customer, number);
  shop.clock.advanceSeconds(72 * 3_600);
  await runDue(shop, askToEndUnpaidOrders);
  await placeByCard(shop, await addTestCustomer(shop), { goods: [goods] });
  await apply(cards.pay(reference));
  expect(await paymentOf(reference)).toMatchObject({ outcome: "refund_due" });
  expect(await view(customer, number)).toMatchObject({ status: "cancelled" });
  await expect.poll(() => shop.smsLines.join()).toContain("повертаємо 100");
  await runDue(shop, askForRefunds);
  expect(await shop.db.read.selectFrom("refund").select(["state", "reference"]).execute()).toEqual([
    { state: "done", reference: `${reference}-R1` },
  ]);
});

test("a second payment of one purchase goes back, the first counts", async () => {
  const customer = await addTestCustomer(shop);
  const { number } = await placeByCard(shop, customer);
  const first = await openTestPayment(shop, customer, number);
  const second = await openTestPayment(shop, customer, number);
  expect([first, second]).toEqual([`${number}-1`, `${number}-2`]);
  expect(cards.closed).toContain(first);
  await apply(cards.pay(second));
  await apply(cards.pay(first));
  expect(await paymentOf(second)).toMatchObject({ outcome: "applied" });
  expect(await paymentOf(first)).toMatchObject({ outcome: "refund_due" });
  expect(await fundsOf(number)).toBe(10_000);
});

test("S13 a paid order that is cancelled gives the money to the card or to the balance, and the cashback goes back", async () => {
  for (const to of ["card", "balance"] as const) {
    const customer = await addTestCustomer(shop);
    const { number } = await placeByCard(shop, customer);
    const reference = await openTestPayment(shop, customer, number);
    await apply(cards.pay(reference));
    await cancelOrder(testVisit(shop, { customer }), number, to);
    await cancelOrder(testVisit(shop, { customer }), number, to);
    expect(await bonusSum(shop.db.read, customer.id, shop.clock.now())).toBe(0);
    expect((await balanceOf(shop.db.read, customer.id)).total).toBe(to === "balance" ? 10_000 : 0);
    expect(await fundsOf(number)).toBe(0);
    const refunds = await shop.db.read.selectFrom("refund").select("amount").where("reference", "like", `${reference}-%`).execute();
    expect(refunds).toEqual(to === "card" ? [{ amount: 10_000 }] : []);
  }
  await runDue(shop, askForRefunds);
});

test("S19 a refund whose answer was lost is asked about, never sent again; one the bank refuses stays on the balance", async () => {
  const paid = async () => {
    const customer = await addTestCustomer(shop);
    const { number } = await placeByCard(shop, customer);
    const reference = await openTestPayment(shop, customer, number);
    await apply(cards.pay(reference));
    await cancelOrder(testVisit(shop, { customer }), number);
    return { customer, number, reference: `${reference}-R1` };
  };
  const lost = await paid();
  cards.refundCalls.length = 0;
  cards.refundTroubles.push("answer-lost");
  await runDue(shop, askForRefunds);
  const stateOf = (reference: string) =>
    shop.db.read.selectFrom("refund").select("state").where("reference", "=", reference).executeTakeFirst();
  expect(await stateOf(lost.reference)).toEqual({ state: "asked" });
  shop.clock.advanceSeconds(3_600);
  await runDue(shop, askForRefunds);
  expect(await stateOf(lost.reference)).toEqual({ state: "done" });
  expect(cards.refundCalls).toEqual([lost.reference]);

  const silent = await paid();
  cards.refundCalls.length = 0;
  cards.refundTroubles.push("silent");
  await runDue(shop, askForRefunds);
  shop.clock.advanceSeconds(3_600);
  await runDue(shop, askForRefunds);
  expect(cards.refundCalls).toEqual([silent.reference, silent.reference]);
  expect(await stateOf(silent.reference)).toEqual({ state: "done" });

  const refused = await paid();
  cards.refundTroubles.push("refused");
  await runDue(shop, askForRefunds);
  expect(await stateOf(refused.reference)).toEqual({ state: "refused" });
  expect((await balanceOf(shop.db.read, refused.customer.id)).total).toBe(10_000);
  await expect.poll(() => shop.smsLines.join()).toContain("повернено на ваш баланс");
});

test("debts for deliveries are paid with the next order, or alone", async () => {
  const customer = await addTestCustomer(shop);
  const owe = async () => {
    const { number } = await placeByCard(shop, customer);
    const { id } = await orderOf(number);
    await cancelOrder(testVisit(shop, { customer }), number);
    await shop.db.write((tx) =>
      addDebt(tx, {
        accountId: customer.id,
        order: { id, number },
        parcelNumber: "20400000000001",
        amount: kopiykas(15_000),
        at: shop.clock.now(),
      }),
    );
  };
  await owe();
  const { number, toPay } = await placeByCard(shop, customer);
  expect(toPay).toBe(25_000);
  await apply(cards.pay(await openTestPayment(shop, customer, number)));
  expect(await openDebts(shop.db.read, customer.id)).toEqual([]);
  expect(await fundsOf(number)).toBe(10_000);
  expect(await bonusSum(shop.db.read, customer.id, shop.clock.now())).toBe(200);

  await owe();
  const { page } = await payDebts(testVisit(shop, { customer }), { payment: TEST_CARDS }, randomUUID());
  await apply(cards.pay(page.fields["data"] ?? ""));
  expect(await openDebts(shop.db.read, customer.id)).toEqual([]);
});

test("S14 the same key opens the same page, once; another order under it is 422", async () => {
  const customer = await addTestCustomer(shop);
  const { number } = await placeByCard(shop, customer);
  const visit = testVisit(shop, { customer });
  const key = randomUUID();
  const first = await startPayment(visit, { number }, key);
  expect(await startPayment(visit, { number }, key)).toEqual({ ...first, replayed: true });
  const other = await placeByCard(shop, customer);
  await expect(startPayment(visit, { number: other.number }, key)).rejects.toMatchObject({ status: 422 });
  await expect(startPayment(visit, { number }, null)).rejects.toMatchObject({ status: 422 });
  await expect(startPayment(testVisit(shop, { customer: await addTestCustomer(shop) }), { number }, randomUUID())).rejects.toMatchObject({
    status: 404,
  });
});

test("the customer hears honestly what became of the payment", async () => {
  const customer = await addTestCustomer(shop);
  const { number } = await placeByCard(shop, customer);
  const state = async () => (await viewPayment(testVisit(shop, { customer }), number)).state;
  expect(await state()).toBe("unpaid");
  const reference = await openTestPayment(shop, customer, number);
  expect(await state()).toBe("waiting");
  cards.decide(reference, "failed");
  shop.clock.advanceSeconds(6);
  expect(await viewPayment(testVisit(shop, { customer }), number)).toMatchObject({ state: "failed", failure: "insufficient funds" });
  cards.pay(await openTestPayment(shop, customer, number));
  shop.clock.advanceSeconds(6);
  expect(await state()).toBe("paid");
});

test("a vendor that is silent refuses the start, and the order waits unharmed", async () => {
  const customer = await addTestCustomer(shop);
  const { number } = await placeByCard(shop, customer);
  cards.isSilent = true;
  await expect(openTestPayment(shop, customer, number)).rejects.toMatchObject({ status: 503 });
  cards.isSilent = false;
  await apply(cards.pay(await openTestPayment(shop, customer, number)));
  expect(await view(customer, number)).toMatchObject({ status: "confirmed" });
});

test("S60 a refund whose row is broken waits with its reason, and the others are sent", async () => {
  const refunded = async () => {
    const customer = await addTestCustomer(shop);
    const { number } = await placeByCard(shop, customer);
    const reference = await openTestPayment(shop, customer, number);
    await apply(cards.pay(reference));
    await cancelOrder(testVisit(shop, { customer }), number);
    return `${reference}-R1`;
  };
  const [broken, sound] = [await refunded(), await refunded()];
  await sql`alter table refund add constraint broken check (reference <> ${sql.lit(broken)} or state <> 'done')`.execute(shop.db.read);
  await runDue(shop, askForRefunds);
  expect(await runDue(shop, askForRefunds)).toBe(0);
  const states = await shop.db.read.selectFrom("refund").select(["reference", "state"]).where("reference", "in", [broken, sound]).execute();
  expect(Object.fromEntries(states.map(({ reference, state }) => [reference, state]))).toEqual({ [broken]: "asked", [sound]: "done" });
  await sql`alter table refund drop constraint broken`.execute(shop.db.read);
  cards.refundCalls.length = 0;
  await runJobs(shop, { afterSeconds: 3_600 });
  const { state } = await shop.db.read.selectFrom("refund").select("state").where("reference", "=", broken).executeTakeFirstOrThrow();
  expect([state, cards.refundCalls]).toEqual(["done", []]);
});

test.each(["ended as unpaid", "cancelled by the customer", "cancelled by staff"])(
  "money that came without a word of it is heard of before its order is %s, and is never left at the bank",
  async (how) => {
    const customer = await addTestCustomer(shop);
    const { number } = await placeByCard(shop, customer);
    cards.pay(await openTestPayment(shop, customer, number));
    if (how === "cancelled by the customer") await cancelOrder(testVisit(shop, { customer }), number);
    else if (how === "cancelled by staff")
      await expect(
        moveOrder(shop, {
          number,
          status: "cancelled",
          version: 1,
          parcelNumber: "",
          note: "",
          byWhom: "staff",
          mayGiveMoneyBack: false,
          record: async () => undefined,
        }),
      ).rejects.toMatchObject({ status: 409 });
    else {
      shop.clock.advanceSeconds(72 * 3_600 + 86_400);
      await runDue(shop, askToEndUnpaidOrders);
    }
    const order = await view(customer, number);
    expect(order.status).toBe(how === "cancelled by the customer" ? "cancelled" : "confirmed");
    const promised = await shop.db.read.selectFrom("refund").select("amount").where("account_id", "=", customer.id).execute();
    expect(promised).toEqual(how === "cancelled by the customer" ? [{ amount: 10_000 }] : []);
    await runDue(shop, askForRefunds);
  },
);
