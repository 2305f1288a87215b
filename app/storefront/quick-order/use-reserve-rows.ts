import { batchesOf, type AddedLine, type Batch } from "../cart/add-lines.ts";
import { useSendLines } from "../cart/use-send-lines.ts";
import { rowsToReserve, type OrderRow, type Outcome } from "./order-row.ts";

/** Small enough that the progress moves; two thousand rows are a hundred calls. */
const AT_ONCE = 20;

export type Rows = {
  what: string;
  rows: readonly OrderRow[];
  unanswered: Batch | undefined;
  /** Called before the batch goes out, so that it outlives the page. */
  keep: (batch: Batch) => void;
  /** `unanswered`: the batch when there was no answer. */
  note: (outcomes: ReadonlyMap<number, Outcome>, unanswered: Batch | undefined) => void;
};

export function useReserveRows({ what, rows, unanswered, keep, note }: Rows) {
  return useSendLines({
    what,
    batches: () => {
      const lines = rowsToReserve(rows).map(({ judged: { goods, pieces } }) => ({
        productId: goods.productId,
        variationId: goods.variationId,
        packs: pieces / goods.pack,
      }));
      return batchesOf(lines, { size: AT_ONCE, first: unanswered });
    },
    keep,
    note: (batch, verdicts) => {
      if (verdicts === "forbidden") note(new Map(), undefined);
      else note(outcomesOf(batch, verdicts, rows), verdicts ? undefined : batch);
    },
  });
}

function outcomesOf({ lines }: Batch, verdicts: readonly AddedLine[] | undefined, rows: readonly OrderRow[]): Map<number, Outcome> {
  if (!verdicts) return new Map(lines.map(({ variationId }) => [variationId, { kind: "failed" }]));
  const packs = new Map(lines.map((line) => [line.variationId, line.packs]));
  const pack = new Map(rows.flatMap(({ judged }) => (judged?.goods ? [[judged.goods.variationId, judged.goods.pack] as const] : [])));
  return new Map(
    verdicts.map(({ variationId, added, addable, refusal }): [number, Outcome] => [
      variationId,
      added
        ? { kind: "added", pieces: (packs.get(variationId) ?? 0) * (pack.get(variationId) ?? 1) }
        : { kind: "refused", free: addable, byShare: refusal !== null && refusal !== "sold-out" },
    ]),
  );
}
