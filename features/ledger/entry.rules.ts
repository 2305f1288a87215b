import type { Id } from "../../platform/ids.ts";
import { kopiykas, type Kopiykas } from "../../platform/money/money.ts";
import { customerLedgers, type Ledger } from "./ledger.contract.ts";

/** `amount` in kopiykas with its sign: above zero what the shop owes or has earned (decision 0041). */
export type NewPosting = {
  ledger: Ledger;
  amount: number;
  accountId?: Id<"account">;
  orderId?: string;
  lotId?: Id<"bonus_lot">;
  debtId?: Id<"delivery_debt">;
};

export type Posting = {
  ledger: Ledger;
  amount: Kopiykas;
  accountId: Id<"account"> | null;
  orderId: string | null;
  lotId: Id<"bonus_lot"> | null;
  debtId: Id<"delivery_debt"> | null;
};

type Of = { accountId?: Id<"account"> | undefined; orderId?: string | undefined };

/** Drops zero postings; one without a customer or an order takes the entry's. Throws on an entry that does not balance. */
export function balancedPostings(of: Of, postings: readonly NewPosting[]): Posting[] {
  const written = postings.filter(({ amount }) => amount !== 0).map((posting) => completed(of, posting));
  const total = written.reduce((sum, { amount }) => sum + amount, 0);
  if (total !== 0) throw new RangeError(`a journal entry is out of balance by ${total}`);
  return written;
}

const completed = (of: Of, { ledger, amount, accountId, orderId, lotId, debtId }: NewPosting): Posting => ({
  ledger,
  amount: kopiykas(amount),
  accountId: isOfCustomer(ledger) ? (accountId ?? of.accountId ?? null) : null,
  orderId: ledger === "order_funds" ? (orderId ?? of.orderId ?? null) : null,
  lotId: lotId ?? null,
  debtId: debtId ?? null,
});

const isOfCustomer = (ledger: Ledger): boolean => (customerLedgers as readonly Ledger[]).includes(ledger);
