import { isStillHere } from "../orders.rules.ts";
import type { Kopiykas } from "../../../platform/money.ts";

/** Kopiykas. */
type Newcomer = {
  completedOrders: number;
  unconfirmed: Kopiykas;
  toPay: Kopiykas;
  trusted: Kopiykas;
};

/** Whether an order on receipt waits (security.md S33): several small ones of a newcomer count together. */
export const waitsForWord = ({ completedOrders, unconfirmed, toPay, trusted }: Newcomer): boolean =>
  completedOrders === 0 && unconfirmed + toPay > trusted;

/** Whether pieces of an order that are not found may be written down: it is here, and neither its payment nor the word of staff is awaited. */
export const mayBeShort = (order: { status: string; waits_until: Date | null }): boolean =>
  isStillHere(order.status) && order.status !== "awaiting_payment" && !isWaiting(order);

/** An order past its time still waits until somebody ends it. */
export const isWaiting = ({ status, waits_until }: { status: string; waits_until: Date | null }): boolean =>
  status === "new" && waits_until !== null;
