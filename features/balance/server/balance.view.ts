import type { Id } from "../../../platform/ids.ts";
import { kopiykas, sumKopiykas } from "../../../platform/money/money.ts";
import { listMovements } from "../../ledger/ledger.server.ts";
import { customerOf, type Visit } from "../../shop.ts";
import type { BalanceView, DebtsView, DebtView } from "../balance.contract.ts";
import { selectBalance } from "./balance.queries.ts";
import { selectOpenDebts, type DebtRow } from "./debts.queries.ts";

export async function viewBalance(visit: Visit, { page }: { page: number }): Promise<BalanceView> {
  const { shop, locale } = visit;
  const accountId = customerOf(visit).id;
  const [total, list] = await Promise.all([
    selectBalance(shop.db.read, accountId),
    listMovements(shop, { accountId, ledgers: ["customer_balance"], page, locale }),
  ]);
  return {
    companyDebtKopiykas: kopiykas(Math.max(0, total)),
    customerDebtKopiykas: kopiykas(Math.max(0, -total)),
    totalKopiykas: total,
    ...list,
  };
}

export async function viewDebts(visit: Visit, { page }: { page: number }): Promise<DebtsView> {
  const { shop, locale } = visit;
  const accountId = customerOf(visit).id;
  const [debts, list] = await Promise.all([
    debtsOf(visit, accountId),
    listMovements(shop, { accountId, ledgers: ["delivery_debt"], page, locale }),
  ]);
  return { sumKopiykas: sumKopiykas(debts.map((debt) => kopiykas(debt.kopiykas))), debts, ...list };
}

export const debtsOf = async ({ shop }: Visit, accountId: Id<"account">): Promise<DebtView[]> =>
  (await selectOpenDebts(shop.db.read, accountId)).map(viewDebt);

const viewDebt = ({ id, orderNumber, parcelNumber, amount, createdAt, paidWith, paidWithNumber }: DebtRow): DebtView => ({
  id,
  orderNumber,
  parcelNumber,
  kopiykas: amount,
  createdAt: createdAt.toISOString(),
  isPaidWithOrder: paidWith !== null,
  paidWithOrder: paidWithNumber,
});
