import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { addRichCustomer, placeByCard, takeTestCards } from "../../../../support/test-card-order.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { expectMoneyInOrder } from "../../../../support/test-money.ts";
import { fillTestCart, testOrderForm } from "../../../../support/test-order.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { TEST_CARDS } from "../../../../support/stand-ins/test-cards.ts";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { kopiykas } from "../../../../platform/money/money.ts";
import { findCustomerByToken, issueToken, recogniseDevice } from "../../../accounts/accounts.server.ts";
import type { Customer } from "../../../shop.ts";
import { orderValidation } from "../../orders.contract.ts";
import { hashPin } from "../../../sign-in/server/pin/pin-hash.ts";
import { orderInvariants, ordersApi, placeOrder } from "../../orders.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await takeTestCards(shop);
});
afterAll(() => shop.close());
afterEach(async () => {
  await expectMoneyInOrder(shop);
  expect(await orderInvariants(shop)).toEqual([]);
});

/** The same account on a device that is seen for the first time. */
async function onNewDevice({ id }: Customer): Promise<Customer> {
  const now = shop.clock.now();
  const token = await shop.db.write(async (tx) => {
    const { deviceId } = await recogniseDevice(tx, { accountId: id, credential: undefined, userAgent: "new", now });
    return issueToken(tx, { accountId: id, deviceId, proof: "sms", now });
  });
  const customer = await findCustomerByToken(shop, token, now);
  if (!customer) throw new Error("the token is nobody's");
  return customer;
}

async function placeWithBonuses(customer: Customer, pin?: string) {
  const form = await testOrderForm(shop, customer);
  const input = { ...form, useBonuses: true, payment: TEST_CARDS, expectedToPayKopiykas: kopiykas(7_000), ...(pin ? { pin } : {}) };
  return placeOrder(testVisit(shop, { customer }), input, randomUUID());
}

test("S25 on a new device spending needs the PIN, a wrong one is 422 at its field and counted, without a PIN the device waits a day", async () => {
  const owner = await addRichCustomer(shop, { bonuses: 3_000 });
  const stranger = await onNewDevice(owner);
  await fillTestCart(shop, owner);
  expect(await placeWithBonuses(stranger)).toMatchObject({ placed: false, causes: [{ cause: "device_too_new" }] });
  const pinHash = await hashPin(shop.config.secret, { accountId: owner.id, pin: "4829" });
  await shop.db.read.updateTable("account").set({ pin_hash: pinHash }).where("id", "=", owner.id).execute();
  expect(await placeWithBonuses(stranger)).toMatchObject({ placed: false, causes: [{ cause: "pin_needed" }] });
  await expect(placeWithBonuses(stranger, "1111")).rejects.toMatchObject({ status: 422, errors: { pin: ["auth.pinError"] } });
  expect(await placeWithBonuses(stranger, "4829")).toMatchObject({ placed: true });
});

test("S25 a device older than a day spends without a PIN, and so does the first one", async () => {
  const owner = await addRichCustomer(shop, { bonuses: 3_000 });
  const second = await onNewDevice(owner);
  shop.clock.advanceSeconds(86_400);
  await fillTestCart(shop, owner);
  expect(await placeWithBonuses(second)).toMatchObject({ placed: true });
});

test("S25 what is not spent needs no proof", async () => {
  const owner = await addRichCustomer(shop, { bonuses: 3_000 });
  const stranger = await onNewDevice(owner);
  await placeByCard(shop, stranger);
});

test("the answer explains its sum: lines, what is excluded and why, the cashback with both deadlines", async () => {
  const [customer, richer] = [
    await addRichCustomer(shop, { bonuses: 4_000, balance: 8_000 }),
    await addRichCustomer(shop, { bonuses: 4_000, balance: 20_000 }),
  ];
  const goods = await addTestGoods(shop, { price: 10_050 });
  const ask = async (more: object, who = customer) => {
    const { orderId } = await testOrderForm(shop, who);
    return (await callEndpoint(ordersApi, orderValidation, testVisit(shop, { customer: who }), { orderId, payment: TEST_CARDS, ...more }))
      .body;
  };
  await fillTestCart(shop, customer, [goods]);
  await fillTestCart(shop, richer, [goods]);
  const both = await ask({ useBonuses: true, useBalance: true });
  expect(both).toMatchObject({
    purse: { bonusesKopiykas: 4_000, balanceKopiykas: 8_000 },
    bill: {
      lines: [{ kopiykas: 10_050 }, { kind: "bonuses", kopiykas: -4_000 }, { kind: "balance", kopiykas: -6_050 }],
      toPayKopiykas: 0,
      cashback: null,
    },
  });
  for (const first of ["balance", "bonuses"])
    expect(await ask({ useBonuses: true, useBalance: true, first }, richer)).toMatchObject({
      bill: {
        lines: [{ kopiykas: 10_050 }, { kind: "balance", kopiykas: -10_050 }],
        excluded: { mean: "bonuses", reason: expect.stringContaining("Баланс") },
        toPayKopiykas: 0,
      },
    });
  const now = shop.clock.now().getTime();
  expect(await ask({ useBonuses: true })).toMatchObject({
    bill: {
      toPayKopiykas: 6_050,
      cashback: {
        soonKopiykas: 121,
        soonUntil: new Date(now + 24 * 3_600_000).toISOString(),
        laterKopiykas: 60,
        laterUntil: new Date(now + 72 * 3_600_000).toISOString(),
      },
    },
  });
});
