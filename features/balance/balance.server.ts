import type { Kysely } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { kopiykas, type Kopiykas } from "../../platform/money.ts";
import { selectBalance, selectDeliveryDebts } from "./server/balance.queries.ts";
import type { Id } from "../../platform/ids.ts";

export type Balance = { customerDebt: Kopiykas; companyDebt: Kopiykas; total: Kopiykas };

/** Both sides of a customer's balance in kopiykas; `total` = what the shop owes − what the customer owes. */
export async function balanceOf(db: Kysely<Tables>, accountId: Id<"account">): Promise<Balance> {
  const total = await selectBalance(db, accountId);
  return { customerDebt: kopiykas(Math.max(0, -total)), companyDebt: kopiykas(Math.max(0, total)), total: kopiykas(total) };
}

/** Open debts for deliveries, by the ledger (decisions.md §6). */
export const countDeliveryDebts = (db: Kysely<Tables>, accountId: Id<"account">): Promise<number> => selectDeliveryDebts(db, accountId);
