import type { OrderedGoods } from "../../../features/catalogue/ordered-goods.contract.ts";
import type { JudgedRow, WrittenRow } from "../../../features/quick-order/quick-order.contract.ts";
import type { QuickOrderWords } from "../../../features/quick-order/quick-order.messages.ts";
import { fromHryvnias, toHryvnias, sumKopiykas, timesPieces } from "../../../platform/money/money.ts";

export type Outcome = { kind: "added"; pieces: number } | { kind: "refused"; free: number; byShare: boolean } | { kind: "failed" };

/** `line` identifies the row. */
export type OrderRow = WrittenRow & {
  /** Undefined until checked, and again after a change. `into`: the line of the row that carries its pieces. */
  judged?: JudgedRow | undefined;
  outcome?: Outcome | undefined;
  /** Set for a row of a saved list whose goods may be gone. */
  name?: string;
};

type Reservable = OrderRow & { judged: JudgedRow & { goods: OrderedGoods } };

/** Checked rows with pieces left that are not reserved yet. */
export const rowsToReserve = (rows: readonly OrderRow[]): Reservable[] =>
  rows.filter((row): row is Reservable => row.outcome?.kind !== "added" && row.judged?.goods != null && row.judged.pieces > 0);

export type Totals = { rows: number; pieces: number; sum: number };

export const totalsOf = (rows: readonly OrderRow[]): Totals =>
  totalled(rowsToReserve(rows).map(({ judged }) => ({ pieces: judged.pieces, price: judged.goods.price })));

export const totalsReserved = (rows: readonly OrderRow[]): Totals =>
  totalled(
    rows.flatMap(({ judged, outcome }) =>
      outcome?.kind === "added" && outcome.pieces > 0 && judged?.goods ? [{ pieces: outcome.pieces, price: judged.goods.price }] : [],
    ),
  );

const totalled = (lines: readonly { pieces: number; price: number }[]): Totals => ({
  rows: lines.length,
  pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0),
  sum: toHryvnias(sumKopiykas(lines.map(({ pieces, price }) => timesPieces(fromHryvnias(price), pieces)))),
});

/** True where it will not be reserved exactly as written. */
export function needsAttention({ judged, outcome }: OrderRow): boolean {
  if (outcome) return outcome.kind !== "added";
  return judged !== undefined && judged.verdict !== "ok" && judged.verdict !== "summed";
}

/** Rows carried by another count as reserved. */
export const countRows = (rows: readonly OrderRow[]): { reserved: number; attention: number } => ({
  reserved: rows.filter(({ outcome }) => outcome?.kind === "added").length,
  attention: rows.filter(needsAttention).length,
});

export type Said = { tone: "good" | "note" | "bad" | "quiet"; text: string };

export function saidOf({ judged, outcome, name }: OrderRow, words: QuickOrderWords): Said {
  if (judged?.verdict === "summed") return { tone: "quiet", text: words["quick.summed"](judged.into ?? 0) };
  if (outcome?.kind === "added") return { tone: "good", text: words["quick.added"](outcome.pieces) };
  if (outcome?.kind === "refused") return { tone: "bad", text: words[outcome.byShare ? "quick.shared" : "quick.refused"](outcome.free) };
  if (outcome?.kind === "failed") return { tone: "bad", text: words["quick.notSent"] };
  if (!judged) return { tone: "quiet", text: words["quick.checking"] };
  switch (judged.verdict) {
    case "ok":
      return { tone: "good", text: words["quick.ok"] };
    case "rounded":
      return { tone: "note", text: words["quick.rounded"](judged.pieces) };
    case "less":
      return { tone: "note", text: words[judged.byShare ? "quick.lessByShare" : "quick.less"](judged.pieces) };
    case "sold-out":
      if (judged.byShare) return { tone: "bad", text: words["quick.shared"](judged.free) };
      return { tone: "bad", text: judged.free > 0 ? words["quick.underPack"](judged.free) : words["quick.soldOut"] };
    default:
      return { tone: "bad", text: name ? words["quick.gone"] : whyOf(judged.why, words) };
  }
}

function whyOf(why: JudgedRow["why"], words: QuickOrderWords): string {
  const said: Record<JudgedRow["why"], string> = {
    "": words["quick.soldOut"],
    code: words["quick.unknownCode"],
    size: words["quick.unknownSize"],
    colour: words["quick.unknownColour"],
    "no-code": words["quick.noCode"],
    "no-quantity": words["quick.noQuantity"],
    "bad-quantity": words["quick.badQuantity"],
    shortened: words["quick.shortened"],
  };
  return said[why];
}
