import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runDue } from "../../../../../support/run-jobs.ts";
import { openTestPayment, placeByCard, takeTestCards } from "../../../../../support/test-card-order.ts";
import { TEST_CARDS, type TestCards } from "../../../../../support/stand-ins/test-cards.ts";
import { expectMoneyInOrder } from "../../../../../support/test-money.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../../support/test-shop.ts";
import { applyPayment, startPayment, viewOrder, viewPayment } from "../../../orders.server.ts";
import { askForPolls } from "./poll-payments.ts";

/** A card is refused, and the payer tries another one on the same page of the bank; no callback comes of it. */
let shop: TestShop;
let cards: TestCards;
beforeAll(async () => {
  shop = await openTestShop();
  cards = await takeTestCards(shop);
});
afterAll(async () => {
  await expectMoneyInOrder(shop);
  await shop.close();
});

async function failed() {
  const customer = await addTestCustomer(shop);
  const { number } = await placeByCard(shop, customer);
  const reference = await openTestPayment(shop, customer, number);
  await applyPayment(shop, TEST_CARDS, cards.decide(reference, "failed"), "callback");
  return { number, reference, visit: () => testVisit(shop, { customer }) };
}

test("S16 polling finds the money", async () => {
  const { number, reference, visit } = await failed();
  cards.pay(reference);
  shop.clock.advanceSeconds(61);
  await runDue(shop, askForPolls);
  expect(await viewOrder(visit(), { number })).toMatchObject({ status: "confirmed", paid: true });
});

test("the page the payer comes back to asks, and does not say «failed»", async () => {
  const { number, reference, visit } = await failed();
  expect(await viewPayment(visit(), number)).toMatchObject({ state: "failed" });
  cards.pay(reference);
  shop.clock.advanceSeconds(6);
  expect(await viewPayment(visit(), number)).toMatchObject({ state: "paid" });
});

test("nobody is led to pay a second time", async () => {
  const { number, reference, visit } = await failed();
  cards.pay(reference);
  await expect(startPayment(visit(), { number }, randomUUID())).rejects.toMatchObject({ status: 409 });
  expect(await viewPayment(visit(), number)).toMatchObject({ state: "paid" });
});

test("a new attempt closes the page of the one that failed, and a bank that has ended it does not stand in the way", async () => {
  const { number, reference, visit } = await failed();
  const start = () => startPayment(visit(), { number }, randomUUID());
  expect((await start()).page.fields["data"]).toBe(`${number}-2`);
  expect(cards.closed).toContain(reference);
});

test("S16 one that only failed is asked about until its page is over, and stays failed", async () => {
  const { reference } = await failed();
  const paymentOf = () =>
    shop.db.read.selectFrom("payment").select(["state", "next_poll_at"]).where("reference", "=", reference).executeTakeFirstOrThrow();
  for (let hour = 0; hour < 30; hour += 1) {
    expect(await paymentOf()).toMatchObject(hour < 25 ? { state: "failed", next_poll_at: expect.any(Date) } : {});
    shop.clock.advanceSeconds(3_600);
    await runDue(shop, askForPolls);
  }
  expect(await paymentOf()).toEqual({ state: "failed", next_poll_at: null });
});
