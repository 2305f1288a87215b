import type { TestShop } from "../../../support/test-shop.ts";
import type { Person, Stage } from "./acts.ts";
import * as model from "./model.ts";

/** A customer's money as the shop shows it, and by the model. */
export async function compareFigures({ shop, now, violation }: Stage, { customer, account }: Person): Promise<void> {
  const shown = await shop.tell(customer.id, "figures", { customer });
  if (!shown.done) return violation(`figures: ${shown.words}`);
  const wanted = {
    balance: account.balance,
    points: model.pointsOf(account, now),
    debts: model.debtSum(account),
    toPay: model.unpaidSum(account),
  };
  for (const name of ["balance", "points", "debts", "toPay"] as const)
    if (shown.value[name] !== wanted[name])
      violation(`figure: ${name} of customer ${customer.id} is ${shown.value[name]}, by the model ${wanted[name]}`);
}

/** Every order that was acknowledged, with its lines and sum. */
export async function compareOrders({ shop, violation }: Stage, { customer, account }: Person): Promise<void> {
  for (const { number, status, goods, toPay, isPaid } of account.orders) {
    const shown = await shop.tell(customer.id, "order", { customer, number });
    if (!shown.done) {
      violation(`order: ${number} of customer ${customer.id} is not there: ${shown.words}`);
      continue;
    }
    const { value } = shown;
    const wanted = { status, goods, toPay, paid: isPaid, billLines: toPay };
    for (const name of ["status", "goods", "toPay", "paid", "billLines"] as const)
      if (value[name] !== wanted[name]) violation(`order: ${name} of ${number} is ${value[name]}, by the model ${wanted[name]}`);
  }
}

/** Money the vendors took is one thing in the shop, and what went back is what was promised. */
export async function compareVendors({ vendors, violation }: Stage, { account, customer }: Person, own: TestShop): Promise<void> {
  const rows = await own.db.read.selectFrom("payment").select(["reference", "outcome"]).where("account_id", "=", customer.id).execute();
  const kept = new Map(rows.map(({ reference, outcome }) => [reference, outcome]));
  for (const payment of account.payments) {
    const outcome = kept.get(payment.reference) ?? null;
    if (outcome !== payment.outcome) violation(`payment: ${payment.reference} is ${outcome}, by the model ${payment.outcome}`);
    const back = payment.refunds.reduce((sum, { amount, state }) => sum + (state === "done" ? amount : 0), 0);
    if (vendors.refunded(payment) !== back)
      violation(`refund: ${vendors.refunded(payment)} of ${payment.reference} went back, by the model ${back}`);
  }
}
