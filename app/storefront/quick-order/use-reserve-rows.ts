import { useState } from "react";
import { refreshCart } from "../../../features/cart/ui/cart-store.ts";
import { batchesOf, sendBatch, type AddedLine, type Batch } from "../cart/add-lines.ts";
import { useAfterSignIn } from "../sign-in/use-after-sign-in.ts";
import { rowsToReserve, type OrderRow, type Outcome } from "./order-row.ts";

/** Lines a call: the progress moves, and a list of two thousand is a hundred calls. */
const AT_ONCE = 20;
export type Reserving =
  | { state: "idle" }
  | { state: "forbidden" }
  | { state: "sending" | "done"; done: number; added: number; all: number };
export type Rows = {
  rows: readonly OrderRow[];
  /** The batch whose answer was lost goes first, as it was. */
  unanswered: Batch | undefined;
  /** Called before a batch goes out, so that it outlives the page. */
  keep: (batch: Batch) => void;
  /** What became of variations; the batch when there was no answer. */
  note: (outcomes: ReadonlyMap<number, Outcome>, unanswered: Batch | undefined) => void;
};

/** Reserves rows in the visitor's cart, batch by batch; a guest signs in first, and it goes on without a second tap. */
export function useReserveRows({ rows, unanswered, keep, note }: Rows): { reserving: Reserving; reserve: () => void } {
  const [reserving, setReserving] = useState<Reserving>({ state: "idle" });
  const send = async () => {
    const batches = batchesFor(rows, unanswered);
    const all = batches.reduce((sum, { lines }) => sum + lines.length, 0);
    let [added, done] = [0, 0];
    for (const batch of batches) {
      setReserving({ state: "sending", done, added, all });
      keep(batch);
      const verdicts = await sendBatch(batch);
      if (verdicts === "forbidden") {
        note(new Map(), undefined);
        return setReserving({ state: "forbidden" });
      }
      note(outcomesOf(batch, verdicts, rows), verdicts ? undefined : batch);
      if (!verdicts) break;
      added += verdicts.filter((one) => one.added).length;
      done += batch.lines.length;
    }
    await refreshCart();
    setReserving({ state: "done", done, added, all });
    return undefined;
  };
  const start = useAfterSignIn(() => void send());
  return { reserving, reserve: () => start(undefined) };
}

function batchesFor(rows: readonly OrderRow[], unanswered: Batch | undefined): Batch[] {
  const sent = new Set(unanswered?.lines.map(({ variationId }) => variationId));
  const lines = rowsToReserve(rows)
    .filter(({ judged }) => !sent.has(judged.goods.variationId))
    .map(({ judged: { goods, pieces } }) => ({ productId: goods.productId, variationId: goods.variationId, packs: pieces / goods.pack }));
  return [...(unanswered ? [unanswered] : []), ...batchesOf(lines, AT_ONCE)];
}

function outcomesOf({ lines }: Batch, verdicts: readonly AddedLine[] | undefined, rows: readonly OrderRow[]): Map<number, Outcome> {
  if (!verdicts) return new Map(lines.map(({ variationId }) => [variationId, { kind: "failed" }]));
  const packs = new Map(lines.map((line) => [line.variationId, line.packs]));
  const pack = new Map(rows.flatMap(({ judged }) => (judged?.goods ? [[judged.goods.variationId, judged.goods.pack] as const] : [])));
  return new Map(
    verdicts.map(({ variationId, added, stock }): [number, Outcome] => [
      variationId,
      added ? { kind: "added", pieces: (packs.get(variationId) ?? 0) * (pack.get(variationId) ?? 1) } : { kind: "refused", free: stock },
    ]),
  );
}
