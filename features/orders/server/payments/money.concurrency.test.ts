import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { runDue } from "../../../../support/run-jobs.ts";
import { expectOrdersInOrder, moveOrder, orderRow } from "../../../../support/test-orders.ts";
import { addRichCustomer, openTestPayment, placeByCard, takeTestCards } from "../../../../support/test-card-order.ts";
import { TEST_CARDS, type TestCards } from "../../../../support/stand-ins/test-cards.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { openProcesses } from "../../../../support/test-processes.ts";
import { addTestCustomer, testVisit } from "../../../../support/test-shop.ts";
import { addDebt, balanceOf, openDebts } from "../../../balance/balance.server.ts";
import { payDebts } from "./starting/pay-debts.ts";
import { kopiykas } from "../../../../platform/money/money.ts";
import { askForRefunds, paymentWorks } from "../../../payments/payments.server.ts";
import { writeSettings } from "../../../settings/settings.server.ts";
import { applyPayment, cancelOrder, askToEndUnpaidOrders, placeOrder, askForPolls, startPayment } from "../../orders.server.ts";
import type { StaffMember } from "../../../shop.ts";
import { refundOrder } from "../refunds/refund-order.ts";

const { shops, shopOf } = openProcesses(3);
const first = () => shopOf(0);
let cards: TestCards;
let staff: StaffMember;
beforeAll(async () => {
  for (const one of shops) one.clock = first().clock;
  cards = await takeTestCards(first(), ...shops.slice(1));
  await writeSettings(first(), { unpaid_order_hours: 1 });
  ({ staff } = await addFirstOwner(first()));
});

async function everythingInOrder(): Promise<void> {
  await expectOrdersInOrder(first());
}

const stateOf = async (number: number) => {
  const order = await first()
    .db.read.selectFrom("placed_order")
    .select(["status", "paid_by", "cart_id"])
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const payments = await first().db.read.selectFrom("payment").select("outcome").where("cart_id", "=", order.cart_id).execute();
  return { ...order, outcomes: payments.map(({ outcome }) => outcome) };
};

test("S12 two tabs that place one cart with all bonuses: one order, the points are spent once", async () => {
  for (let round = 0; round < 10; round += 1) {
    const customer = await addRichCustomer(first(), { bonuses: 6_000, balance: 1_000 });
    await fillTestCart(first(), customer);
    const form = { ...(await testOrderForm(first(), customer)), useBonuses: true, useBalance: true, payment: TEST_CARDS };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        placeOrder(testVisit(shopOf(index), { customer }), { ...form, expectedToPayKopiykas: kopiykas(3_000) }, randomUUID()),
      ),
    );
    expect(answers.filter(({ placed }) => placed)).toHaveLength(1);
  }
  await everythingInOrder();
});

test("a debt at the bank's page and on an order's bill at one instant is paid once; money that comes twice is on the balance", async () => {
  for (let round = 0; round < 10; round += 1) {
    const customer = await addTestCustomer(first());
    const { number } = await placeByCard(first(), customer);
    const debt = { accountId: customer.id, order: { id: (await orderRow(first(), number)).id, number }, parcelNumber: "20400000000001" };
    await cancelOrder(testVisit(first(), { customer }), number);
    await first().db.write((tx) => addDebt(tx, { ...debt, amount: kopiykas(15_000), at: first().clock.now() }));
    await fillTestCart(first(), customer, [await addTestGoods(first(), { price: 10_000 })]);
    const form = { ...(await testOrderForm(first(), customer)), expectedToPayKopiykas: kopiykas(25_000) };
    const page = () =>
      payDebts(testVisit(shopOf(1), { customer }), { payment: TEST_CARDS }, randomUUID()).then(
        (started) => started.page.fields["data"],
        () => undefined,
      );
    const early = round % 2 === 0 ? await page() : undefined;
    const [placed, late] = await Promise.all([placeOrder(testVisit(shopOf(2), { customer }), form, randomUUID()), page()]);
    if (!placed.placed) throw new Error("not placed");
    const pages = [early, late].filter((reference) => reference !== undefined);
    for (const reference of pages) await applyPayment(shopOf(round), TEST_CARDS, cards.pay(reference), "callback");
    await moveOrder(first(), staff, placed.numbers.number, "confirmed", "packed", "shipped", "delivered");
    expect(await openDebts(first().db.read, customer.id)).toEqual([]);
    expect((await balanceOf(first().db.read, customer.id)).companyDebt).toBe(pages.length * 15_000);
  }
  await everythingInOrder();
});

test("S14 two starts of one payment at once are one attempt under one key, and one is open at a time under two", async () => {
  const customer = await addTestCustomer(first());
  const { number } = await placeByCard(first(), customer);
  const start = (index: number, key: string) =>
    startPayment(testVisit(shopOf(index), { customer }), { number }, key).then(
      ({ page }) => page.url,
      (error: { status?: number }) => error.status,
    );
  for (let round = 0; round < 30; round += 1) {
    const key = randomUUID();
    const same = await Promise.all([0, 1, 2, 3].map((index) => sleep((index * round) / 2).then(() => start(index, key))));
    expect(new Set(same)).toEqual(new Set([expect.stringMatching("^https:")]));
  }
  await Promise.all([0, 1, 2, 3].map((index) => start(index, randomUUID())));
  const open = await first().db.read.selectFrom("payment").select("id").where("state", "in", ["starting", "open"]).execute();
  expect(open.length).toBeLessThanOrEqual(1);
});

/** Little in `npm test`; all of it in `npm run prove -- planted`. */
const [SHUFFLES, PAYMENTS, CANCELLINGS] = process.env["AT_LENGTH"] === "yes" ? [500, 1_000, 40] : [25, 50, 12];

test("I8 I9 S15 shuffles of callbacks, polls and repetitions: one order, one payment, the right money", { timeout: 300_000 }, async () => {
  const customer = await addTestCustomer(first());
  const goods = await addTestGoods(first(), { stock: 2_000 });
  for (let round = 0; round < SHUFFLES; round += 1) {
    const { number } = await placeByCard(first(), customer, { goods: [goods] });
    const reference = await openTestPayment(first(), customer, number);
    const waiting = cards.news(reference);
    const failed = cards.decide(reference, "failed");
    const paid = cards.pay(reference);
    const words = [waiting, failed, paid, paid, failed, cards.news(reference), { ...paid, event: randomUUID(), amount: kopiykas(1) }];
    for (let at = words.length - 1; at > 0; at -= 1) {
      const other = (round * 7 + at * 13) % (at + 1);
      [words[at], words[other]] = [words[other] as typeof paid, words[at] as typeof paid];
    }
    await Promise.all(words.map((news, index) => applyPayment(shopOf(index), TEST_CARDS, news, index % 2 ? "poll" : "callback")));
    expect(await stateOf(number)).toMatchObject({ status: "confirmed", outcomes: ["applied"] });
  }
  await everythingInOrder();
});

test(
  "S17 a payment at the second of the automatic end: applied, revived or promised back, never silent",
  { timeout: 400_000 },
  async () => {
    const customer = await addTestCustomer(first());
    const goods = await addTestGoods(first(), { stock: 3_000 });
    const seen = new Map<string, number>();
    for (let round = 0; round < PAYMENTS / 10; round += 1) {
      const placed = await Promise.all(
        Array.from({ length: 10 }, async (_, index) => {
          const buyer = index === 0 ? customer : await addTestCustomer(first());
          const { number } = await placeByCard(shopOf(index), buyer, { goods: [goods] });
          return { number, reference: await openTestPayment(shopOf(index), buyer, number) };
        }),
      );
      first().clock.advanceSeconds(3_600);
      const news = placed.map(({ reference }) => cards.pay(reference));
      await Promise.all([
        ...news.map((one, index) => applyPayment(shopOf(index), TEST_CARDS, one, "callback")),
        runDue(shopOf(round), askToEndUnpaidOrders),
        runDue(shopOf(round + 1), askToEndUnpaidOrders),
      ]);
      await runDue(first(), askToEndUnpaidOrders);
      for (const { number } of placed) {
        const { status, outcomes } = await stateOf(number);
        const [outcome] = outcomes;
        seen.set(String(outcome), (seen.get(String(outcome)) ?? 0) + 1);
        expect([`confirmed applied`, `confirmed revived`, `cancelled refund_due`]).toContain(`${status} ${outcome}`);
      }
    }
    expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(PAYMENTS);
    expect(seen.has("null")).toBe(false);
    await everythingInOrder();
  },
);

test(
  "S17 cancelling beside a payment: the money is applied, revived or promised back; refunds are made once",
  { timeout: 120_000 },
  async () => {
    for (let round = 0; round < CANCELLINGS; round += 1) {
      const customer = await addTestCustomer(first());
      const { number } = await placeByCard(first(), customer);
      const news = cards.pay(await openTestPayment(first(), customer, number));
      await Promise.all([
        applyPayment(shopOf(0), TEST_CARDS, news, "callback"),
        cancelOrder(testVisit(shopOf(1), { customer }), number),
        runDue(shopOf(2), askForPolls),
      ]);
      const { status, outcomes } = await stateOf(number);
      expect(["cancelled applied", "cancelled refund_due", "confirmed revived"]).toContain(`${status} ${outcomes[0]}`);
      await Promise.all([runDue(shopOf(0), askForRefunds), runDue(shopOf(1), askForRefunds), runDue(shopOf(2), askForRefunds)]);
    }
    expect(new Set(cards.refundCalls).size).toBe(cards.refundCalls.length);
    await everythingInOrder();
  },
);

test("S19 jobs of one refund and of two refunds of one payment at once: each is asked for once, one after the other", async () => {
  await first().db.write((tx) => tx.updateTable("staff_session").set({ second_factor_at: first().clock.now() }).execute());
  const customer = await addTestCustomer(first());
  const { number } = await placeByCard(first(), customer);
  await applyPayment(first(), TEST_CARDS, cards.pay(await openTestPayment(first(), customer, number)), "callback");
  for (const sum of [4_000, 6_000])
    await refundOrder(testVisit(first(), { staff }), { id: number, amountKopiykas: kopiykas(sum), to: "card", note: "Брак" }, randomUUID());
  const refunds = await first()
    .db.read.selectFrom("refund")
    .select(["id", "reference"])
    .where("account_id", "=", customer.id)
    .orderBy("id")
    .execute();
  cards.refundCalls.length = 0;
  const about = { key: "", number: 1, signal: new AbortController().signal };
  const allAtOnce = () =>
    shops.flatMap((shop) => refunds.flatMap(({ id }) => paymentWorks(shop).map((work) => work.run({ refund: id }, about))));
  for (const [at] of refunds.entries()) {
    cards.refundTroubles.push("held");
    let ended = 0;
    const jobs = allAtOnce().map((job) => job.then(() => (ended += 1)));
    await expect.poll(() => ended).toBe(jobs.length - 1);
    cards.releaseRefund();
    await Promise.all(jobs);
    expect(cards.refundCalls).toEqual(refunds.slice(0, at + 1).map(({ reference }) => reference));
  }
  await everythingInOrder();
});

test("S13 two cancellations of one paid order at once give its money back once", async () => {
  const customer = await addRichCustomer(first(), { bonuses: 2_000 });
  const { number } = await placeByCard(first(), customer, { uses: { useBonuses: true } });
  await applyPayment(first(), TEST_CARDS, cards.pay(await openTestPayment(first(), customer, number)), "callback");
  await Promise.all([0, 1, 2].map((index) => cancelOrder(testVisit(shopOf(index), { customer }), number)));
  const refunds = await first().db.read.selectFrom("refund").select("amount").where("account_id", "=", customer.id).execute();
  expect(refunds).toEqual([{ amount: 8_000 }]);
  await everythingInOrder();
});
