import { invalid } from "../../../../platform/contracts/errors.ts";
import type { Instant } from "../../../../platform/time/time.ts";

type Written = { shownFrom: string | null; shownUntil: string | null };

/** Throws 422 when it ends before it begins. */
export function timesOf({ shownFrom, shownUntil }: Written): Record<"shown_from" | "shown_until", Instant | null> {
  const [from, until] = [shownFrom, shownUntil].map((time) => (time === null ? null : new Date(time))) as [Instant | null, Instant | null];
  if (from && until && until <= from) throw invalid({ shownUntil: ["content.timeBackwards"] });
  return { shown_from: from, shown_until: until };
}
