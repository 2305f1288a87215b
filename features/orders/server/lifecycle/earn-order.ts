import type { Instant } from "../../../../platform/time/time.ts";
import { post } from "../../../ledger/ledger.server.ts";
import type { Tx } from "../../../shop.ts";
import { dueOnReceipt } from "../../payments/prepayment.rules.ts";
import { markPaid, selectFunds, type Part } from "../payments/money.queries.ts";
import { creditMargin } from "../resale/credit-margin.ts";
import { settleDebtsOf } from "../payments/applying/settle-debts-of.ts";

/** A delivered order is a sale; its money on receipt (decision 0041) and the reseller's margin (decision 0082) are booked. Locked. */
export async function earnOrder(tx: Tx, order: Part, at: Instant): Promise<void> {
  const { id, number, account_id: accountId } = order;
  const of = { accountId, order: { id, number }, byWhom: "shop", at };
  if (order.paid_at === null) {
    await post(tx, {
      ...of,
      reason: "cash_on_delivery",
      source: id,
      postings: [
        { ledger: "cash_on_delivery", amount: -dueOnReceipt(order) },
        { ledger: "order_funds", amount: dueOnReceipt(order) },
      ],
    });
    await markPaid(tx, id, { paymentId: null, at });
    await settleDebtsOf(tx, order, at);
  }
  await creditMargin(tx, order, at);
  const earned = await selectFunds(tx, id);
  await post(tx, {
    ...of,
    reason: "sale",
    source: id,
    postings: [
      { ledger: "order_funds", amount: -earned },
      { ledger: "sales", amount: earned },
    ],
  });
}
