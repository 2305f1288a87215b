import type { Kopiykas } from "../../platform/money.ts";

/** What decides whether an order waits for the word of staff (security.md S33). Kopiykas. */
type Newcomer = {
  completedOrders: number;
  /** What the account has ordered on delivery before and staff have not confirmed yet. */
  unconfirmed: Kopiykas;
  toPay: Kopiykas;
  /** As staff set it. */
  trusted: Kopiykas;
};

/**
 * Whether an order on delivery waits: an account without a completed order is trusted with so much in all, so that one large
 * order cannot come as several small ones.
 */
export const waitsForWord = ({ completedOrders, unconfirmed, toPay, trusted }: Newcomer): boolean =>
  completedOrders === 0 && unconfirmed + toPay > trusted;

/** Whether a placed order still waits. Its time may be over: it waits until somebody has ended it. */
export const isWaiting = ({ status, waits_until }: { status: string; waits_until: Date | null }): boolean =>
  status === "new" && waits_until !== null;
