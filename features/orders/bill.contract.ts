import { z } from "zod";
import { shownKopiykas } from "../../platform/shown-money.ts";
import { billKinds, means } from "../cart/bill.rules.ts";

/** `reason` in the visitor's language; the lines sum to `toPayKopiykas`. */
export const billLine = z.object({ kind: z.enum(billKinds), reason: z.string(), kopiykas: shownKopiykas() });
/** What a card payment brings as bonuses: not a part of the sum. Instants in UTC. */
const cashbackView = z.object({
  reason: z.string(),
  soonKopiykas: shownKopiykas(),
  soonUntil: z.string(),
  laterKopiykas: shownKopiykas(),
  laterUntil: z.string(),
});
export type CashbackView = z.infer<typeof cashbackView>;
export const billView = z.object({
  lines: z.array(billLine),
  toPayKopiykas: shownKopiykas(),
  firstOrderFree: z.boolean(),
  /** What cannot be used, since the other already covers the order. */
  excluded: z.object({ mean: z.enum(means), reason: z.string() }).nullable(),
  cashback: cashbackView.nullable(),
});
export type BillView = z.infer<typeof billView>;
