import { kopiykas, sumKopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import { addHours, type Instant } from "../../../platform/time/time.ts";
import type { BillPart } from "../../cart/bill.rules.ts";
import { cashbackFor } from "../../loyalty/loyalty.rules.ts";

/** Kopiykas, and until when the payment has to be made to bring them. */
export type Cashback = { soon: Kopiykas; soonUntil: Instant; later: Kopiykas; laterUntil: Instant };

const SOON_HOURS = 24;

/** Cashback for paying these parts by card, each rounded down, debts not counted (decisions.md §6); undefined for none. */
export function cashbackToCome(
  parts: readonly Pick<BillPart, "toPay" | "debts">[],
  { placedAt, unpaidUntil }: { placedAt: Instant; unpaidUntil: Instant },
): Cashback | undefined {
  const soonEnd = addHours(placedAt, SOON_HOURS);
  const paidAt = (instant: Instant) => sumKopiykas(parts.map((part) => cashbackFor({ paid: forGoods(part), placedAt, paidAt: instant })));
  const soon = paidAt(placedAt);
  if (soon === 0) return undefined;
  return {
    soon,
    soonUntil: soonEnd < unpaidUntil ? soonEnd : unpaidUntil,
    later: paidAt(addHours(placedAt, SOON_HOURS + 1)),
    laterUntil: unpaidUntil,
  };
}

export const forGoods = ({ toPay, debts }: Pick<BillPart, "toPay" | "debts">): Kopiykas => kopiykas(toPay - debts);
