import type { Instant } from "../../../../platform/time/time.ts";
import { post } from "../../../ledger/ledger.server.ts";
import type { Tx } from "../../../shop.ts";
import { dueOnReceipt } from "../../payments/prepayment.rules.ts";
import { resaleSums } from "../../resale/resale.rules.ts";
import type { Part } from "../payments/money.queries.ts";

/** Credits the reseller, once an order, with what the buyer paid above the shop's part (decision 0082). The order is locked. */
export async function creditMargin(tx: Tx, order: Part, at: Instant): Promise<void> {
  if (order.collected === null) return;
  const { margin } = resaleSums({ collected: order.collected, due: dueOnReceipt(order) });
  await post(tx, {
    reason: "resale_margin",
    source: order.id,
    accountId: order.account_id,
    order: { id: order.id, number: order.number },
    byWhom: "shop",
    at,
    postings: [
      { ledger: "cash_on_delivery", amount: -margin },
      { ledger: "customer_balance", amount: margin },
    ],
  });
}
