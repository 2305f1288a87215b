import { kopiykas, sumKopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import type { OrderStatus } from "../orders.contract.ts";

/** A part of the purchase that the money is for; kopiykas. */
export type PaidPart = {
  id: string;
  status: OrderStatus;
  toPay: Kopiykas;
  /** An earlier payment paid it. */
  isPaid: boolean;
  endedBy: "nobody" | "staff" | "others";
};

/** `revive`: cancelled parts come back if all of them can, else `otherwise`. `rest`: what goes back to the card. */
export type Allocation =
  | { kind: "apply"; ids: string[]; rest: Kopiykas }
  | { kind: "refund" }
  | { kind: "revive"; ids: string[]; ended: string[]; otherwise: Allocation };

/** The use of money that came for a purchase: it is paid once, and what staff ended stays ended (security.md S17, I9). */
export function allocationOf(amount: Kopiykas, parts: readonly PaidPart[]): Allocation {
  if (parts.some(({ isPaid }) => isPaid)) return { kind: "refund" };
  const living = parts.filter(({ status, toPay }) => status === "awaiting_payment" && toPay > 0);
  const ended = parts.filter(({ status, endedBy }) => status === "cancelled" && endedBy === "others");
  const covered = parts.filter(({ status, toPay }) => status === "awaiting_payment" && toPay === 0);
  const due = sumOf(living);
  const withoutEnded: Allocation =
    living.length > 0 && due <= amount
      ? { kind: "apply", ids: idsOf([...living, ...covered]), rest: kopiykas(amount - due) }
      : { kind: "refund" };
  if (ended.length === 0 || due === amount || sumOf([...living, ...ended]) !== amount) return withoutEnded;
  return { kind: "revive", ids: idsOf([...living, ...covered, ...ended]), ended: idsOf(ended), otherwise: withoutEnded };
}

const sumOf = (parts: readonly PaidPart[]): Kopiykas => sumKopiykas(parts.map(({ toPay }) => toPay));
const idsOf = (parts: readonly PaidPart[]): string[] => parts.map(({ id }) => id);
