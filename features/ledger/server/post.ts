import type { Id } from "../../../platform/ids.ts";
import type { Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Tx } from "../../shop.ts";
import { balancedPostings, type NewPosting } from "../entry.rules.ts";
import type { Reason } from "../ledger.contract.ts";
import { insertEntry, lockMoneyRow } from "./ledger.queries.ts";

type NewEntry = {
  reason: Reason;
  /** The cause: an entry is written once for each reason and source. */
  source: string;
  accountId?: Id<"account"> | undefined;
  order?: { id: string; number?: number } | undefined;
  /** `customer`, `shop`, `carrier`, or the e-mail of staff. */
  byWhom: string;
  note?: string | undefined;
  at: Instant;
  postings: readonly NewPosting[];
};

/** Locks the customers' money, last of all (security.md S11). False for a repeated reason and source, or no money. Throws if unbalanced. */
export async function post(tx: Tx, { postings, ...entry }: NewEntry): Promise<boolean> {
  const written = balancedPostings({ accountId: entry.accountId, orderId: entry.order?.id }, postings);
  return written.length > 0 && insertEntry(tx, entry, written);
}

/** Locks the account's money, the last of all locks (security.md S2, S12); the balance is in kopiykas. */
export const lockMoney = (tx: Tx, accountId: Id<"account">): Promise<{ balance: Kopiykas }> => lockMoneyRow(tx, accountId);
