import type { Id } from "../../../../../platform/ids.ts";
import type { Instant } from "../../../../../platform/time/time.ts";
import { claimDebts, spendBalance } from "../../../../balance/balance.server.ts";
import type { BillPart } from "../../../../cart/bill.rules.ts";
import { spendBonuses } from "../../../../loyalty/loyalty.server.ts";
import type { Tx } from "../../../../shop.ts";

export type WrittenPart = { id: string; number: number; bill: Pick<BillPart, "bonuses" | "balance" | "debts"> };

/** False when the money is no longer there (security.md S12). `source` tells a second spending of the same order apart. */
export async function spendOnOrders(
  tx: Tx,
  parts: readonly WrittenPart[],
  { accountId, at, source }: { accountId: Id<"account">; at: Instant; source?: (orderId: string) => string },
): Promise<boolean> {
  for (const { id, number, bill } of parts) {
    const of = { accountId, order: { id, number }, at, source: source?.(id) };
    if (bill.debts > 0 && (await claimDebts(tx, of)) !== bill.debts) return false;
    if (bill.bonuses > 0 && !(await spendBonuses(tx, { ...of, amount: bill.bonuses }))) return false;
    if (bill.balance > 0 && !(await spendBalance(tx, { ...of, amount: bill.balance }))) return false;
  }
  return true;
}
