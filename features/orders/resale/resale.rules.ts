import { fromHryvnias, kopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import type { OrderStatus } from "../orders.contract.ts";

/** The most a buyer can be asked for: cash transfers from 30 000 грн need papers that a department does not take (decision 0082). */
export const MOST_COLLECTED = kopiykas(2_999_900);

export type ResaleSums = { collected: Kopiykas; due: Kopiykas; margin: Kopiykas };

/** The buyer's payment split between the shop and the reseller; kopiykas, collected = due + margin. Throws where due is more. */
export function resaleSums({ collected, due }: { collected: Kopiykas; due: Kopiykas }): ResaleSums {
  if (due < 0 || collected < due) throw new RangeError(`${collected} is collected where ${due} is due`);
  return { collected, due, margin: kopiykas(collected - due) };
}

type Order = { collected: Kopiykas | null; to_pay: Kopiykas; prepayment: Kopiykas };

/** The sums of an order; undefined for the customer's own. The reseller pays the prepayment, so it is never collected. */
export const resaleOf = ({ collected, to_pay: toPay, prepayment }: Order): ResaleSums | undefined =>
  collected === null ? undefined : resaleSums({ collected, due: kopiykas(toPay - prepayment) });

const HRYVNIA = 100;

/** Whole hryvnias, since carriers collect no others; rounding up later would leave money that is nobody's. */
export const leastCollected = (due: Kopiykas): Kopiykas => kopiykas(Math.max(HRYVNIA, Math.ceil(due / HRYVNIA) * HRYVNIA));

export type ResaleRefusal = "notOnReceipt" | "joined" | "twoParcels" | "ownPhone" | "tooLittle" | "tooMuch" | "notWhole";

type Asked = {
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

/** The margin is credited when the parcel is handed over, whatever comes after; an order that ended before has none. */
export function marginState(status: OrderStatus, before: readonly OrderStatus[]): MarginState {
  if (status === "delivered" || before.includes("delivered")) return "credited";
  return status === "cancelled" || status === "returned" ? "none" : "expected";
}

/** `1 299,50` or `1299.5` as kopiykas; undefined for what is no sum. */
export function typedKopiykas(text: string): Kopiykas | undefined {
  const [, whole, rest = ""] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.replaceAll(/\s/g, "")) ?? [];
  return whole === undefined ? undefined : fromHryvnias(Number(`${whole}.${rest}`));
}
