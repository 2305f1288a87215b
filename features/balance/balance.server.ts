import type { Kysely } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { kopiykas, type Kopiykas } from "../../platform/money/money.ts";
import { selectBalance } from "./server/balance.queries.ts";
import { selectDebtFaults } from "./server/debt-faults.queries.ts";
import type { Shop } from "../shop.ts";
import type { Id } from "../../platform/ids.ts";

export { balanceApi } from "./server/balance.api.ts";
export { viewBalance, viewDebts } from "./server/balance.view.ts";
export { staffMoneyApi } from "./server/staff-money.api.ts";
export { statementWorkbook } from "./server/statement-workbook.ts";
export { statementOf, viewStatement } from "./server/statement.ts";
export { addDebt, claimDebts, releaseDebts, settleDebts, settleDebtsWith } from "./server/debts.ts";
export { balanceStep } from "./server/balance.queries.ts";
export { countOpenDebts as countDeliveryDebts, freeDebtsStep, selectOpenDebts as openDebts } from "./server/debts.queries.ts";
export { creditBalance, returnBalance, spendBalance } from "./server/move-balance.ts";

type Balance = { customerDebt: Kopiykas; companyDebt: Kopiykas; total: Kopiykas };

/** Kopiykas; `total` = what the shop owes − what the customer owes. */
export async function balanceOf(db: Kysely<Tables>, accountId: Id<"account">): Promise<Balance> {
  const total = await selectBalance(db, accountId);
  return { customerDebt: kopiykas(Math.max(0, -total)), companyDebt: kopiykas(Math.max(0, total)), total };
}

/** Rows that break I6 of security.md; a healthy shop has none. */
export const debtInvariants = (shop: Shop) => shop.db.job(selectDebtFaults);
