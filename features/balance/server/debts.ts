import type { Id } from "../../../platform/ids.ts";
import { sumKopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { post } from "../../ledger/ledger.server.ts";
import type { Tx } from "../../shop.ts";
import { insertDebt, updateClaimed, updateReleased, updateSettled, type DebtRow } from "./debts.queries.ts";

type NewDebt = { accountId: Id<"account">; order: { id: string; number: number }; parcelNumber: string; amount: Kopiykas; at: Instant };

/** The debt for a parcel that came back unclaimed, once an order (decisions.md §6). False when it exists. */
export async function addDebt(tx: Tx, { accountId, order, parcelNumber, amount, at }: NewDebt): Promise<boolean> {
  const debtId = await insertDebt(tx, { accountId, order, parcelNumber, amount, at });
  if (debtId === undefined) return false;
  return post(tx, {
    reason: "delivery_debt",
    source: `debt ${debtId}`,
    accountId,
    order,
    byWhom: "shop",
    at,
    postings: [
      { ledger: "delivery_debt", debtId, amount: -amount },
      { ledger: "delivery_cost", amount },
    ],
  });
}

/** Joins open debts to an order being placed; answers their kopiykas. Debts of another living order stay there. */
export async function claimDebts(tx: Tx, which: { accountId: Id<"account">; order: { id: string; number: number } }): Promise<Kopiykas> {
  return sumKopiykas((await updateClaimed(tx, which)).map(({ amount }) => amount));
}

/** Reopens the debts of an order that ended unpaid. */
export const releaseDebts = async (tx: Tx, orderId: string): Promise<void> => void (await updateReleased(tx, orderId));

/** Settles the order's debts from its money; answers the kopiykas. */
export async function settleDebtsWith(tx: Tx, { order, at }: { order: { id: string; number: number }; at: Instant }): Promise<Kopiykas> {
  const settled = await updateSettled(tx, { orderId: order.id }, { by: "order", at });
  for (const debt of settled) await writePaid(tx, debt, { ledger: "order_funds", order }, at);
  return sumKopiykas(settled.map(({ amount }) => amount));
}

type Paid = { debtIds: readonly Id<"delivery_debt">[]; paymentId: Id<"payment">; at: Instant };

/** Settles a payment of debts alone. Answers the settled kopiykas, less than their sum when some were settled before. */
export async function settleDebts(tx: Tx, { debtIds, paymentId, at }: Paid): Promise<Kopiykas> {
  const settled = await updateSettled(tx, { ids: debtIds }, { by: "payment", at });
  for (const debt of settled) await writePaid(tx, debt, { ledger: "card_clearing", note: `payment ${paymentId}` }, at);
  return sumKopiykas(settled.map(({ amount }) => amount));
}

type From = { ledger: "order_funds"; order: { id: string; number: number } } | { ledger: "card_clearing"; note: string };

const writePaid = (tx: Tx, { id, accountId, amount }: DebtRow, from: From, at: Instant): Promise<boolean> =>
  post(tx, {
    reason: "debt_paid",
    source: `debt ${id}`,
    accountId,
    order: "order" in from ? from.order : undefined,
    byWhom: "customer",
    note: "note" in from ? from.note : undefined,
    at,
    postings: [
      { ledger: "delivery_debt", debtId: id, amount },
      { ledger: from.ledger, amount: -amount },
    ],
  });
