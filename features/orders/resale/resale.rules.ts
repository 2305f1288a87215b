import { fromHryvnias, kopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import type { OrderStatus } from "../orders.contract.ts";

/** What is collected from a buyer at most: cash transfers from 30 000 грн on ask for papers a department does not take (decision 0082). */
export const MOST_COLLECTED = kopiykas(2_999_900);

export type ResaleSums = { collected: Kopiykas; due: Kopiykas; margin: Kopiykas };

/** What the buyer pays, what of it is the shop's and what the reseller's; kopiykas, collected = due + margin. Throws where the shop's is more. */
export function resaleSums({ collected, due }: { collected: Kopiykas; due: Kopiykas }): ResaleSums {
  if (due < 0 || collected < due) throw new RangeError(`${collected} is collected where ${due} is due`);
  return { collected, due, margin: kopiykas(collected - due) };
}

type Order = { collected: Kopiykas | null; to_pay: Kopiykas; prepayment: Kopiykas };

/** The same of an order; undefined for one of the customer's own. A prepayment is the reseller's, and never collected. */
export const resaleOf = ({ collected, to_pay: toPay, prepayment }: Order): ResaleSums | undefined =>
  collected === null ? undefined : resaleSums({ collected, due: kopiykas(toPay - prepayment) });

const HRYVNIA = 100;

/** Whole hryvnias, for carriers collect no others: what one rounded up would be nobody's. */
export const leastCollected = (due: Kopiykas): Kopiykas => kopiykas(Math.max(HRYVNIA, Math.ceil(due / HRYVNIA) * HRYVNIA));

export type ResaleRefusal = "notOnReceipt" | "joined" | "twoParcels" | "ownPhone" | "tooLittle" | "tooMuch" | "notWhole";

type Asked = {
  /** Kopiykas. */
  collect: number;
  due: Kopiykas;
  isOnReceipt: boolean;
  isJoined: boolean;
  parts: number;
  /** Undefined while nobody is named. */
  recipientPhone?: string | undefined;
  ownPhone: string;
};

/** Why an order cannot go to a reseller's buyer; undefined where it can (decision 0082). */
export function resaleRefusal({ collect, due, isOnReceipt, isJoined, parts, recipientPhone, ownPhone }: Asked): ResaleRefusal | undefined {
  if (!isOnReceipt) return "notOnReceipt";
  if (isJoined) return "joined";
  if (parts > 1) return "twoParcels";
  if (recipientPhone === ownPhone) return "ownPhone";
  if (collect > MOST_COLLECTED) return "tooMuch";
  if (collect < leastCollected(due)) return "tooLittle";
  return collect % HRYVNIA === 0 ? undefined : "notWhole";
}

export type MarginState = "expected" | "credited" | "none";

/** Credited once the parcel was handed over, whatever comes after; none of an order that ended before. */
export function marginState(status: OrderStatus, before: readonly OrderStatus[]): MarginState {
  if (status === "delivered" || before.includes("delivered")) return "credited";
  return status === "cancelled" || status === "returned" ? "none" : "expected";
}

/** `1 299,50` or `1299.5` as kopiykas; undefined for what is no sum. */
export function typedKopiykas(text: string): Kopiykas | undefined {
  const [, whole, rest = ""] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/\s/g, "")) ?? [];
  return whole === undefined ? undefined : fromHryvnias(Number(`${whole}.${rest}`));
}
