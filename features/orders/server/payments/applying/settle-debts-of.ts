import { kopiykas } from "../../../../../platform/money/money.ts";
import type { Instant } from "../../../../../platform/time/time.ts";
import { creditBalance, settleDebtsWith } from "../../../../balance/balance.server.ts";
import type { Tx } from "../../../../shop.ts";
import type { Part } from "../money.queries.ts";

/** An order's money pays its debts; the share of debts that another payment settled meanwhile goes to the balance. */
export async function settleDebtsOf(tx: Tx, order: Pick<Part, "id" | "number" | "account_id" | "debts_paid">, at: Instant): Promise<void> {
  if (order.debts_paid === 0) return;
  const settled = await settleDebtsWith(tx, { order, at });
  const rest = kopiykas(order.debts_paid - settled);
  if (rest > 0)
    await creditBalance(tx, {
      accountId: order.account_id,
      amount: rest,
      reason: "refund_to_balance",
      source: `debts of ${order.id}`,
      order: { id: order.id, number: order.number },
      byWhom: "shop",
      at,
    });
}
