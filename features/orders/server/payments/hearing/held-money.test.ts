import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { runDue } from "../../../../../support/run-jobs.ts";
import { openTestPayment, placeByCard, takeTestCards } from "../../../../../support/test-card-order.ts";
import { TEST_CARDS, type TestCards } from "../../../../../support/stand-ins/test-cards.ts";
import { expectMoneyInOrder } from "../../../../../support/test-money.ts";
import { expectStockInOrder } from "../../../../../support/test-stock.ts";
import { newsOf } from "../../../../../support/test-news.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../../../support/test-shop.ts";
import { applyPayment, askToEndUnpaidOrders, listUnpaid, remindToPay, startPayment, viewPayment } from "../../../orders.server.ts";
import { askForPolls } from "./poll-payments.ts";

/** LiqPay's wait_accept: the customer has paid, the provider has not promised the money to the shop yet. */
let shop: TestShop;
let cards: TestCards;
beforeAll(async () => {
  shop = await openTestShop();
  cards = await takeTestCards(shop);
});
afterAll(() => shop.close());
afterEach(async () => {
  await expectStockInOrder(shop);
  await expectMoneyInOrder(shop);
});

const statusOf = async (number: number) =>
  (await shop.db.read.selectFrom("placed_order").select("status").where("number", "=", number).executeTakeFirstOrThrow()).status;

async function heldOrder() {
  const customer = await addTestCustomer(shop);
  const { number } = await placeByCard(shop, customer);
  const reference = await openTestPayment(shop, customer, number);
  await applyPayment(shop, TEST_CARDS, { ...cards.pay(reference), status: "wait_accept", isSettled: false }, "callback");
  return { customer, number, reference, visit: () => testVisit(shop, { customer }) };
}

/** Past every time an unpaid order may have. */
const muchLater = () => shop.clock.advanceSeconds(20 * 86_400);

test("S17 an order whose money a provider holds does not end by itself, and is paid when the money is promised", async () => {
  const { number, reference } = await heldOrder();
  muchLater();
  await runDue(shop, askToEndUnpaidOrders);
  expect(await statusOf(number)).toBe("awaiting_payment");
  await applyPayment(shop, TEST_CARDS, cards.pay(reference), "callback");
  expect(await statusOf(number)).toBe("confirmed");
});

test("S17 an order whose money was held and then refused ends like an unpaid one", async () => {
  const { number, reference } = await heldOrder();
  muchLater();
  await applyPayment(shop, TEST_CARDS, cards.decide(reference, "failed"), "callback");
  await runDue(shop, askToEndUnpaidOrders);
  expect(await statusOf(number)).toBe("cancelled");
});

test("nobody pays a second time for money that is held, and the pages say that it is", async () => {
  const { customer, number, visit } = await heldOrder();
  const other = await placeByCard(shop, customer);
  cards.isSilent = true;
  expect(await viewPayment(visit(), number)).toMatchObject({ state: "held" });
  expect(await listUnpaid(visit())).toMatchObject([
    { number, isHeld: true, cashback: null },
    { number: other.number, isHeld: false, cashback: { soonKopiykas: 200 } },
  ]);
  await expect(startPayment(visit(), { number }, randomUUID())).rejects.toMatchObject({ status: 409 });
  cards.isSilent = false;
});

test("a customer whose money is held is not reminded to pay, and hears nothing of an end that does not come; one whose money was refused is", async () => {
  const { customer, number, reference } = await heldOrder();
  const reminded = async () => {
    await remindToPay(shop);
    return (await newsOf(shop, customer, "payment_waits")).map((news) => news.number);
  };
  shop.clock.advanceSeconds(50 * 3_600);
  expect(await reminded()).toEqual([]);
  await applyPayment(shop, TEST_CARDS, cards.decide(reference, "failed"), "callback");
  expect(await reminded()).toEqual([number]);
});

test("S16 held money is asked about for as long as it is held", async () => {
  const { number, reference } = await heldOrder();
  cards.isSilent = true;
  for (let day = 0; day < 6; day += 1) {
    shop.clock.advanceSeconds(86_400);
    await runDue(shop, askForPolls);
  }
  cards.isSilent = false;
  const held = await shop.db.read.selectFrom("payment").selectAll().where("reference", "=", reference).executeTakeFirstOrThrow();
  expect(held).toMatchObject({ state: "open" });
  expect(held.next_poll_at).not.toBeNull();
  shop.clock.advanceSeconds(86_400);
  await runDue(shop, askForPolls);
  expect(await statusOf(number)).toBe("confirmed");
});
