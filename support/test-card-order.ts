import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { findCustomerByToken, issueToken, recogniseDevice } from "../features/accounts/accounts.server.ts";
import { grantBonuses } from "../features/loyalty/loyalty.server.ts";
import { creditBalance } from "../features/balance/balance.server.ts";
import { placeOrder, startPayment, validateOrder } from "../features/orders/orders.server.ts";
import { askForRefunds } from "../features/payments/payments.server.ts";
import { writeSettings } from "../features/settings/settings.server.ts";
import type { Customer } from "../features/shop.ts";
import { kopiykas } from "../platform/money/money.ts";
import { runDue } from "./run-jobs.ts";
import { openTestCards, TEST_CARDS, type TestCards } from "./stand-ins/test-cards.ts";
import { fillTestCart, testOrderForm } from "./test-order.ts";
import type { TestGoods } from "./test-goods.ts";
import { addTestCustomer, testVisit, type TestShop } from "./test-shop.ts";

export type Uses = { useBonuses?: boolean; useBalance?: boolean; first?: "bonuses" | "balance"; promoCode?: string };

/** The shop takes cards of a vendor in memory. */
export async function takeTestCards(shop: TestShop, ...others: TestShop[]): Promise<TestCards> {
  const cards = openTestCards(shop.clock);
  for (const one of [shop, ...others]) one.integrations.payments = [...one.integrations.payments, cards.provider];
  await writeSettings(shop, { services: ["np_branch", "ukrposhta", "cod", "card"] });
  return cards;
}

/** A customer signed in on their first device, with points and balance in kopiykas. */
export async function addRichCustomer(shop: TestShop, { bonuses = 0, balance = 0 } = {}): Promise<Customer> {
  const customer = await addTestCustomer(shop);
  const at = shop.clock.now();
  const token = await shop.db.write(async (tx) => {
    const { deviceId } = await recogniseDevice(tx, { accountId: customer.id, credential: undefined, userAgent: "test", now: at });
    const of = { accountId: customer.id, byWhom: "test", at };
    if (bonuses > 0) await grantBonuses(tx, { ...of, amount: kopiykas(bonuses), reason: "bonus_granted", source: randomUUID() });
    if (balance > 0) await creditBalance(tx, { ...of, amount: kopiykas(balance), reason: "late_payment", source: randomUUID() });
    return issueToken(tx, { accountId: customer.id, deviceId, proof: "sms", now: at });
  });
  return (await findCustomerByToken(shop, token, at)) ?? customer;
}

/** Places the customer's cart by card; answers the numbers. */
export async function placeByCard(
  shop: TestShop,
  customer: Customer,
  { goods, uses = {}, payment = TEST_CARDS }: { goods?: readonly TestGoods[]; uses?: Uses; payment?: string } = {},
): Promise<{ number: number; companionNumber: number | null; goods: readonly TestGoods[]; toPay: number }> {
  const filled = await fillTestCart(shop, customer, goods);
  const visit = testVisit(shop, { customer });
  const wishes = { useBonuses: uses.useBonuses ?? false, useBalance: uses.useBalance ?? false, first: uses.first ?? ("bonuses" as const) };
  const form = await testOrderForm(shop, customer);
  const { bill } = await validateOrder(visit, form.orderId, { payment, wishes, promoCode: uses.promoCode });
  const toPay = bill?.toPay ?? kopiykas(0);
  const placed = await placeOrder(
    visit,
    { ...form, payment, ...wishes, promoCode: uses.promoCode, expectedToPayKopiykas: toPay },
    randomUUID(),
  );
  if (!placed.placed) throw new Error(`not placed: ${placed.causes.map(({ cause }) => cause).join(", ")}`);
  return { ...placed.numbers, goods: filled, toPay };
}

/** Opens the payment page of an order; answers the attempt's reference. */
export async function openTestPayment(shop: TestShop, customer: Customer, number: number): Promise<string> {
  const { page } = await startPayment(testVisit(shop, { customer }), { number }, randomUUID());
  return page.fields["data"] ?? "";
}

/** Makes every refund that is due, so that the troubles of the next test meet its own refunds; troubles that met none are a fault. */
export async function settleRefunds(shop: TestShop, cards: TestCards): Promise<void> {
  // A payment's refunds go one after another.
  while ((await runDue(shop, askForRefunds)) > 0);
  expect(cards.refundTroubles.splice(0)).toEqual([]);
}
