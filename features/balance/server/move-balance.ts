import type { Id } from "../../../platform/ids.ts";
import { kopiykas, sumKopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { lockMoney, post, selectPostedForOrder } from "../../ledger/ledger.server.ts";
import type { Tx } from "../../shop.ts";

type Spending = {
  accountId: Id<"account">;
  order: { id: string; number: number };
  amount: Kopiykas;
  at: Instant;
  source?: string | undefined;
};

/** Pays from the balance once a source, by default the order; the account's row is locked (security.md S12). False when there is less. */
export async function spendBalance(tx: Tx, { accountId, order, amount, at, source = order.id }: Spending): Promise<boolean> {
  if (amount === 0) return true;
  const { balance } = await lockMoney(tx, accountId);
  if (balance < amount) return false;
  await post(tx, {
    reason: "balance_spent",
    source,
    accountId,
    order,
    byWhom: "customer",
    at,
    postings: [
      { ledger: "customer_balance", amount: -amount },
      { ledger: "order_funds", amount },
    ],
  });
  return true;
}

type Return = { accountId: Id<"account">; orderId: string; amount?: Kopiykas; at: Instant };

/** Gives back all or a part of the balance the order used. Answers kopiykas. Throws on more than it used. */
export async function returnBalance(tx: Tx, { accountId, orderId, amount, at }: Return): Promise<Kopiykas> {
  await lockMoney(tx, accountId);
  const used = await selectPostedForOrder(tx, { orderId, ledger: "customer_balance", reasons: ["balance_spent", "balance_returned"] });
  const left = kopiykas(0 - sumKopiykas(used.map((posting) => posting.amount)));
  const returned = sumKopiykas(used.filter(({ reason }) => reason === "balance_returned").map((posting) => posting.amount));
  const wanted = amount ?? left;
  if (wanted > left) throw new RangeError(`order ${orderId} used less of the balance than is to come back`);
  await post(tx, {
    reason: "balance_returned",
    // Under the lock, the sum returned so far makes a unique name.
    source: `${orderId} after ${returned}`,
    accountId,
    order: { id: orderId },
    byWhom: "shop",
    at,
    postings: [
      { ledger: "customer_balance", amount: wanted },
      { ledger: "order_funds", amount: -wanted },
    ],
  });
  return wanted;
}

/** Money that becomes the customer's, by its origin (decision 0041). */
const origins = {
  refund_to_balance: "order_funds",
  refund_refused: "refunds",
  late_payment: "card_clearing",
} as const;

type Credit = {
  accountId: Id<"account">;
  amount: Kopiykas;
  reason: keyof typeof origins;
  source: string;
  order?: { id: string; number?: number } | undefined;
  byWhom: string;
  note?: string;
  at: Instant;
};

/** Adds to the balance. False when this reason and source were written before. */
export const creditBalance = (tx: Tx, { amount, ...credit }: Credit): Promise<boolean> =>
  post(tx, {
    ...credit,
    postings: [
      { ledger: "customer_balance", amount },
      { ledger: origins[credit.reason], amount: -amount },
    ],
  });
