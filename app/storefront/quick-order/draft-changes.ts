import type { JudgedRow } from "../../../features/quick-order/quick-order.contract.ts";
import type { OrderRow, Outcome } from "./order-row.ts";

/** A row without an answer stays until it is sent again. */
export const isOpen = ({ outcome }: OrderRow): boolean => outcome?.kind !== "added" && outcome?.kind !== "failed";

/** Numbers continue from the last row; answers how many rows had no room. */
export function withMoreRows(rows: readonly OrderRow[], more: readonly OrderRow[], most: number): { rows: OrderRow[]; left: number } {
  const last = rows.at(-1)?.line ?? 0;
  const all = [...rows, ...more.map((row) => ({ ...row, line: last + row.line }))];
  return { rows: all.slice(0, most), left: Math.max(0, all.length - most) };
}

/** Rows changed, dropped or reserved meanwhile keep their state; `into` becomes the line of the row that carries the pieces. */
export function withVerdicts(rows: readonly OrderRow[], asked: readonly OrderRow[], verdicts: readonly JudgedRow[]): OrderRow[] {
  const lineAt = (at: number | null): number | null => (at === null ? null : (asked[at]?.line ?? null));
  const judged = new Map(asked.map(({ line }, at) => [line, verdicts[at]]));
  return rows.map((row) => {
    const verdict = judged.get(row.line);
    if (!verdict || !isOpen(row)) return row;
    return { ...row, judged: { ...verdict, into: lineAt(verdict.into) }, outcome: undefined };
  });
}

/** A row whose pieces another carries shares that row's outcome. */
export function withOutcomes(rows: readonly OrderRow[], outcomes: ReadonlyMap<number, Outcome>): OrderRow[] {
  return rows.map((row) => {
    const outcome = outcomes.get(row.judged?.goods?.variationId ?? 0);
    if (!outcome || row.outcome?.kind === "added") return row;
    const isCarried = outcome.kind === "added" && row.judged?.verdict === "summed";
    return { ...row, outcome: isCarried ? { kind: "added", pieces: 0 } : outcome };
  });
}
