import type { FieldErrors } from "../../platform/contracts/field-errors.ts";
import { daysLater, firstOfMonth, type KyivDay } from "../../platform/time/time.ts";

const MOST_DAYS = 366;

export type StatementPeriod = { from: KyivDay; to: KyivDay };

export function periodErrors({ from, to }: StatementPeriod): FieldErrors | undefined {
  if (to < from) return { to: ["balance.periodBackwards"] };
  return to > daysLater(from, MOST_DAYS - 1) ? { to: ["balance.periodLong"] } : undefined;
}

export const currentMonth = (today: KyivDay): StatementPeriod => ({ from: firstOfMonth(today), to: today });

export const previousMonth = (today: KyivDay): StatementPeriod => ({
  from: firstOfMonth(today, -1),
  to: daysLater(firstOfMonth(today), -1),
});

/** Takes kopiykas, above zero in the customer's favour. */
export function standsAt(kopiykas: number): "shopOwes" | "customerOwes" | "even" {
  if (kopiykas === 0) return "even";
  return kopiykas > 0 ? "shopOwes" : "customerOwes";
}
