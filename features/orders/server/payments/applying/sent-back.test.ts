import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { expectOrdersInOrder, orderRow } from "../../../../../support/test-orders.ts";
import { runDue } from "../../../../../support/run-jobs.ts";
import { openTestPayment, placeByCard, takeTestCards, settleRefunds } from "../../../../../support/test-card-order.ts";
import { TEST_CARDS, type TestCards } from "../../../../../support/stand-ins/test-cards.ts";
import { addFirstOwner } from "../../../../../support/test-staff.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../../support/test-shop.ts";
import { kopiykas } from "../../../../../platform/money/money.ts";
import { balanceOf } from "../../../../balance/balance.server.ts";
import { askForRefunds } from "../../../../payments/payments.server.ts";
import { writeSettings } from "../../../../settings/settings.server.ts";
import type { StaffMember } from "../../../../shop.ts";
import { applyPayment, cancelOrder, viewOrder, viewPayment } from "../../../orders.server.ts";
import { staffOrderPayments, unmatchedPayments } from "../staff-payments.view.ts";

/** Money that a bank gives back to the payer and the shop had not asked: undone in the bank's cabinet, or disputed. */
let shop: TestShop;
let cards: TestCards;
let manager: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  cards = await takeTestCards(shop);
  ({ staff: manager } = await addFirstOwner(shop));
  await writeSettings(shop, { email_admin: "office@semyriad.example" });
});
afterAll(() => shop.close());
afterEach(async () => {
  await settleRefunds(shop, cards);
  await expectOrdersInOrder(shop);
});

const apply = (news: Parameters<typeof applyPayment>[2]) => applyPayment(shop, TEST_CARDS, news, "callback");
const lettersOf = (reference: string) => shop.mailLines.filter((line) => line.includes(`оплати ${reference},`));
const reversed = (reference: string, refunded: number) =>
  cards.news(reference, { state: "paid", status: "reversed", refunded: kopiykas(refunded), at: shop.clock.now() });

async function opened() {
  const customer = await addTestCustomer(shop);
  const { number } = await placeByCard(shop, customer);
  return { customer, number, reference: await openTestPayment(shop, customer, number), visit: () => testVisit(shop, { customer }) };
}

test("a paid order whose money the bank took back is told to staff once, in its history, in its payments and in the list of what differs", async () => {
  const { number, reference } = await opened();
  await apply(cards.pay(reference));
  expect(await apply(reversed(reference, 10_000))).toBe("noted");
  expect(await apply(reversed(reference, 10_000))).toBe("noted");
  await expect.poll(() => lettersOf(reference)).toHaveLength(1);
  const staff = testVisit(shop, { staff: manager });
  const [payment] = (await staffOrderPayments(staff, number)).payments;
  expect(payment?.events.map(({ note }) => note)).toEqual(["", "sent_back", ""]);
  expect((await unmatchedPayments(staff, { page: 1, perPage: 10 })).data).toMatchObject([{ reference, note: "sent_back" }]);
  const { id, status } = await orderRow(shop, number);
  const notes = await shop.db.read.selectFrom("order_event").select("note").where("order_id", "=", id).orderBy("id").execute();
  expect([status, notes.at(-1)?.note]).toEqual(["confirmed", expect.stringContaining("Не відправляйте")]);
});

test("what the bank gave back unasked is not sent again, nor put on the balance, when the order is cancelled for it", async () => {
  const { number, reference, visit, customer } = await opened();
  await apply(cards.pay(reference));
  await apply(reversed(reference, 10_000));
  await cancelOrder(visit(), number, "card");
  cards.refundCalls.length = 0;
  await runDue(shop, askForRefunds);
  const refunds = await shop.db.read.selectFrom("refund").select(["state", "amount"]).where("reference", "=", `${reference}-R1`).execute();
  expect([refunds, cards.refundCalls]).toEqual([[{ state: "done", amount: 10_000 }], []]);
  expect((await balanceOf(shop.db.read, customer.id)).total).toBe(0);
  expect(await apply(reversed(reference, 10_000))).toBe("noted");
  await expect.poll(() => lettersOf(reference)).toHaveLength(1);
});

test("S15 money that was gone before the shop heard of it pays nothing, in whatever order it is told, and may be paid anew", async () => {
  const { number, reference, visit, customer } = await opened();
  const success = cards.pay(reference);
  shop.clock.advanceSeconds(60);
  expect(await apply(reversed(reference, 10_000))).toBe("money");
  expect(await apply(success)).toBe("noted");
  expect(await viewOrder(visit(), { number })).toMatchObject({ status: "awaiting_payment", paid: false });
  expect(await viewPayment(visit(), number)).toMatchObject({ state: "unpaid" });
  await expect.poll(() => lettersOf(reference)).toHaveLength(1);
  await apply(cards.pay(await openTestPayment(shop, customer, number)));
  expect(await viewOrder(visit(), { number })).toMatchObject({ status: "confirmed", paid: true });
});

test("what the shop asked to give back itself is told to nobody, before and after the bank has done it", async () => {
  const { number, reference, visit } = await opened();
  await apply(cards.pay(reference));
  await cancelOrder(visit(), number, "card");
  cards.refundTroubles.push("answer-lost");
  await runDue(shop, askForRefunds);
  expect(await apply(cards.news(reference))).toBe("noted");
  shop.clock.advanceSeconds(3_600);
  await runDue(shop, askForRefunds);
  expect(await apply(cards.news(reference, { status: "reversed" }))).toBe("noted");
  const { sent_back: sentBack } = await shop.db.read
    .selectFrom("payment")
    .select("sent_back")
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  expect([sentBack, lettersOf(reference)]).toEqual([0, []]);
});

test("a refund that the shop's keys do not open waits for the card, with its reason for staff, and goes when they are right", async () => {
  const { number, reference, visit } = await opened();
  await apply(cards.pay(reference));
  await cancelOrder(visit(), number, "card");
  cards.refundTroubles.push("wrong keys", "wrong keys");
  const refundNow = async () => {
    await runDue(shop, askForRefunds);
    shop.clock.advanceSeconds(3_600);
    const { payments } = await staffOrderPayments(testVisit(shop, { staff: manager }), number);
    return payments[0]?.refunds[0];
  };
  for (let time = 0; time < 2; time += 1)
    expect(await refundNow()).toMatchObject({ state: "asked", failure: "the vendor refused: FORBIDDEN" });
  const letters = () => shop.mailLines.filter((line) => line.includes(`повернення ${reference}-R1`));
  await expect.poll(letters).toHaveLength(1);
  expect(await refundNow()).toMatchObject({ state: "done" });
});
