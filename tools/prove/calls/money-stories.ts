import { randomUUID } from "node:crypto";
import { addDebt } from "../../../features/balance/balance.server.ts";
import { correctBalance, forgiveDebt, getCustomerMoney } from "../../../features/balance/staff-money.contract.ts";
import { getBalance, getDebts } from "../../../features/balance/balance.contract.ts";
import { getStatement } from "../../../features/balance/statement.contract.ts";
import { idOf } from "../../../platform/ids.ts";
import { applyPayment } from "../../../features/orders/orders.server.ts";
import { getPayment, getUnpaidOrders, payDebts, startPayment } from "../../../features/orders/payments/order-payments.contract.ts";
import { listReceipts, makeReceiptAgain } from "../../../features/receipts/receipts.contract.ts";
import { getOrderPayments, refundOrder } from "../../../features/orders/payments/staff-payments.contract.ts";
import { addRecipient, changeRecipient, removeRecipient } from "../../../features/recipients/recipients.contract.ts";
import { writeSettings } from "../../../features/settings/settings.server.ts";
import { kopiykas } from "../../../platform/money/money.ts";
import { openTestCards, TEST_CARDS } from "../../../support/stand-ins/test-cards.ts";
import { place, signIn, type Story } from "./customer-steps.ts";
import type { Telling } from "./perform.ts";

/** A purchase paid at a card vendor in memory, and money of it given back by staff. */
const paying: Story = async (telling) => {
  const { shop, tell } = telling;
  const cards = openTestCards(shop.clock);
  shop.integrations.payments = [...shop.integrations.payments.filter(({ code }) => code !== TEST_CARDS), cards.provider];
  await writeSettings(shop, { services: ["np_branch", "ukrposhta", "cod", "card"] });
  const staff = await telling.newOwner();
  const { customer, number } = await place(telling, TEST_CARDS);
  await tell(getUnpaidOrders, {}, customer);
  const { fields } = (await tell(startPayment, { number }, { ...customer, ...newKey() })).body;
  await applyPayment(shop, TEST_CARDS, cards.pay(fields["data"] ?? ""), "callback");
  await tell(getPayment, { number }, customer);
  const { refundableKopiykas } = (await tell(getOrderPayments, { id: number }, staff)).body;
  const half = kopiykas(Math.floor(refundableKopiykas / 2));
  for (const [to, amountKopiykas] of [["card", half] as const, ["balance", kopiykas(refundableKopiykas - half)] as const])
    await tell(refundOrder, { id: number, amountKopiykas, to, note: "Бракує сукні" }, { ...staff, ...newKey() });
  const [receipt] = (await tell(listReceipts, { order: number }, staff)).body.data;
  await tell(makeReceiptAgain, { id: receipt?.id ?? idOf<"fiscal_receipt">(0) }, staff);
};

/** Debts for parcels nobody fetched: one is forgiven, one paid by card. */
const owing: Story = async (telling) => {
  const { tell } = telling;
  await paying(telling);
  const staff = await telling.newOwner();
  const forgiven = await placeWithDebt(telling);
  const { debts } = (await tell(getDebts, {}, forgiven.customer)).body;
  await tell(forgiveDebt, { id: debts[0]?.id ?? idOf<"delivery_debt">(0), note: "Посилку зіпсував перевізник" }, staff);
  const { customer, accountId } = await placeWithDebt(telling);
  await tell(payDebts, {}, { ...customer, ...newKey() });
  await tell(correctBalance, { id: accountId, kopiykas: 2_500, note: "Переплата за доставку", key: randomUUID() }, staff);
  await tell(getCustomerMoney, { id: accountId }, staff);
  await tell(getBalance, {}, customer);
  await tell(getStatement, { from: "2026-11-01", to: "2026-11-30" }, customer);
};

async function placeWithDebt(telling: Telling) {
  const { shop } = telling;
  const { customer, number } = await place(telling);
  const order = await shop.db.read
    .selectFrom("placed_order")
    .select(["id", "number", "account_id as accountId"])
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const { accountId } = order;
  const debt = { accountId, order, parcelNumber: "20400123456781", amount: kopiykas(8_500), at: shop.clock.now() };
  await shop.db.write((tx) => addDebt(tx, debt));
  return { customer, accountId };
}

const keepingRecipients: Story = async (telling) => {
  const { tell } = telling;
  const { customer } = await signIn(telling);
  const person = { name: "Ірина", surname: "Бондар", phone: "380501234567" };
  const { id } = (await tell(addRecipient, person, customer)).body;
  await tell(changeRecipient, { id, ...person, surname: "Мельник" }, customer);
  await tell(removeRecipient, { id }, customer);
};

const newKey = () => ({ "Idempotency-Key": randomUUID() });

export const moneyStories = { paying, "delivery debts": owing, recipients: keepingRecipients } satisfies Record<string, Story>;
