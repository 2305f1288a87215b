import type { Id } from "../../../platform/ids.ts";
import { kopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { lockMoney, post } from "../../ledger/ledger.server.ts";
import type { Tx } from "../../shop.ts";
import { spendLots } from "../loyalty.rules.ts";
import { addToLots, selectLots } from "./lots.queries.ts";

type Spending = {
  accountId: Id<"account">;
  order: { id: string; number: number };
  amount: Kopiykas;
  at: Instant;
  source?: string | undefined;
};

/** Pays once a source, by default the order; locks the account's row (security.md S12). False when there are fewer points. */
export async function spendBonuses(tx: Tx, { accountId, order, amount, at, source = order.id }: Spending): Promise<boolean> {
  if (amount === 0) return true;
  await lockMoney(tx, accountId);
  const parts = spendLots(await selectLots(tx, accountId, at), amount, at);
  if (!parts) return false;
  const taken = parts.map((part) => ({ lotId: part.lotId, amount: kopiykas(-part.amount) }));
  const isNew = await post(tx, {
    reason: "bonus_spent",
    source,
    accountId,
    order,
    byWhom: "customer",
    at,
    postings: [...taken.map((part) => ({ ledger: "customer_bonus" as const, ...part })), { ledger: "order_funds", amount }],
  });
  if (isNew) await addToLots(tx, taken);
  return true;
}
