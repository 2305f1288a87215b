import { conflict, notFound } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Kopiykas } from "../../../platform/money/money.ts";
import { readAccount } from "../../accounts/accounts.server.ts";
import { customerLedgers } from "../../ledger/ledger.contract.ts";
import { listMovementsForStaff, lockMoney, post } from "../../ledger/ledger.server.ts";
import { recordAudit, requireFreshSecondFactor } from "../../staff/staff.server.ts";
import { staffOf, type Visit } from "../../shop.ts";
import type { CustomerMoneyView } from "../staff-money.contract.ts";
import { selectBalance } from "./balance.queries.ts";
import { debtsOf } from "./balance.view.ts";
import { lockDebt, updateSettled } from "./debts.queries.ts";

/** Each movement names its author. Throws 404. */
export async function viewCustomerMoney(visit: Visit, { id, page }: { id: Id<"account">; page: number }): Promise<CustomerMoneyView> {
  const { shop, locale } = visit;
  if (!(await readAccount(shop, id))) throw notFound();
  const [balance, debts, list] = await Promise.all([
    selectBalance(shop.db.read, id),
    debtsOf(visit, id),
    listMovementsForStaff(shop, { accountId: id, ledgers: customerLedgers, page, locale }),
  ]);
  return { balanceKopiykas: balance, debts, ...list };
}

type Correction = { id: Id<"account">; kopiykas: number; note: string; key: string; code?: string | undefined };

/** Corrects the balance once a key, with a reason; needs a fresh second factor and leaves an audit entry (S29, S35). */
export async function correctBalance(visit: Visit, { id, kopiykas, note, key, code }: Correction): Promise<Kopiykas> {
  const { shop } = visit;
  const staff = staffOf(visit);
  if (!(await readAccount(shop, id))) throw notFound();
  await requireFreshSecondFactor(visit, code);
  return shop.db.write(async (tx) => {
    const { balance: before } = await lockMoney(tx, id);
    const isNew = await post(tx, {
      reason: "correction",
      source: `staff ${key}`,
      accountId: id,
      byWhom: staff.email,
      note,
      at: shop.clock.now(),
      postings: [
        { ledger: "customer_balance", amount: kopiykas },
        { ledger: "corrections", amount: -kopiykas },
      ],
    });
    const { balance } = await lockMoney(tx, id);
    const change = { action: "correct", entity: "balance", entityId: id };
    if (isNew) await recordAudit(tx, visit, { ...change, before: { kopiykas: before }, after: { kopiykas: balance, note } });
    return balance;
  });
}

/** Throws 404, or 409 for a debt that is settled or that a living order is to pay. */
export async function forgiveDebt(
  visit: Visit,
  { id, note, code }: { id: Id<"delivery_debt">; note: string; code?: string | undefined },
): Promise<void> {
  const { shop } = visit;
  const staff = staffOf(visit);
  await requireFreshSecondFactor(visit, code);
  await shop.db.write(async (tx) => {
    const debt = await lockDebt(tx, id);
    if (!debt) throw notFound();
    if (debt.settledAt !== null || debt.paidWith !== null) throw conflict("balance.notForgiven");
    const at = shop.clock.now();
    await updateSettled(tx, { ids: [id] }, { by: "staff", at });
    await post(tx, {
      reason: "debt_forgiven",
      source: `debt ${id}`,
      accountId: debt.accountId,
      order: { id: debt.orderId, number: debt.orderNumber },
      byWhom: staff.email,
      note,
      at,
      postings: [
        { ledger: "delivery_debt", debtId: id, amount: debt.amount },
        { ledger: "delivery_cost", amount: -debt.amount },
      ],
    });
    await recordAudit(tx, visit, {
      action: "forgive",
      entity: "debt",
      entityId: id,
      before: { kopiykas: debt.amount, order: debt.orderNumber },
      after: { note },
    });
  });
}
