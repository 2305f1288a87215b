import { daysLater, startOfDay, type Instant, type KyivDay } from "../../platform/time/time.ts";

export const reportKinds = ["day", "product", "category", "customer", "orders", "debts", "runs-out"] as const;
export type ReportKind = (typeof reportKinds)[number];

export const MOST_DAYS = 366;

export type Span = {
  days: readonly KyivDay[];
  /** UTC: the start of the first day, and of the day after the last. */
  from: Instant;
  to: Instant;
};

/** Days from first to last, both included; a fault where they are reversed or more than 366. */
export function spanOf(first: string, last: string): Span | { fault: "reports.order" | "reports.long" } {
  if (last < first) return { fault: "reports.order" };
  const days: KyivDay[] = [];
  for (let day = first as KyivDay; day <= last; day = daysLater(day, 1)) {
    if (days.length === MOST_DAYS) return { fault: "reports.long" };
    days.push(day);
  }
  return { days, from: startOfDay(first as KyivDay), to: startOfDay(daysLater(last as KyivDay, 1)) };
}

/** Whole days until the free pieces are sold at this pace, rounded down. */
export const daysUntilGone = ({ free, sold, days }: { free: number; sold: number; days: number }): number =>
  Math.floor((Math.max(0, free) * days) / sold);
