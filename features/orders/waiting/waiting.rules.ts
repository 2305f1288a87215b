import { isStillHere } from "../orders.rules.ts";
import type { Kopiykas } from "../../../platform/money/money.ts";

type Newcomer = {
  completedOrders: number;
  unconfirmed: Kopiykas;
  toPay: Kopiykas;
  trusted: Kopiykas;
};

/** Whether an order on receipt waits for staff (security.md S33); a newcomer's unconfirmed orders count together. */
export const needsApproval = ({ completedOrders, unconfirmed, toPay, trusted }: Newcomer): boolean =>
  completedOrders === 0 && unconfirmed + toPay > trusted;

export const mayBeShort = (order: { status: string; waits_until: Date | null }): boolean =>
  isStillHere(order.status) && order.status !== "awaiting_payment" && !isWaiting(order);

/** An order past its time still waits until somebody ends it. */
export const isWaiting = ({ status, waits_until }: { status: string; waits_until: Date | null }): boolean =>
  status === "new" && waits_until !== null;
