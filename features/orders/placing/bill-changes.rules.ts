import { kopiykas, type Kopiykas } from "../../../platform/money/money.ts";
import type { BillKind } from "../../cart/bill.rules.ts";

type Line = { kind: BillKind; reason: string; kopiykas: Kopiykas };
export type BillChange = { kind: BillKind; reason: string; was: Kopiykas; now: Kopiykas };

/** What stands in one bill otherwise than in the other, a line that one of them lacks as nothing. */
export function billChanges(before: readonly Line[], after: readonly Line[]): BillChange[] {
  const sumIn = (lines: readonly Line[], kind: BillKind) => lines.find((line) => line.kind === kind)?.kopiykas ?? kopiykas(0);
  const gone = before.filter(({ kind }) => !after.some((line) => line.kind === kind));
  return [...after, ...gone]
    .map(({ kind, reason }) => ({ kind, reason, was: sumIn(before, kind), now: sumIn(after, kind) }))
    .filter(({ was, now }) => was !== now);
}
