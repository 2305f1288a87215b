import type { Id } from "../../../../platform/ids.ts";
import type { Applied } from "../batch/applied.ts";
import type { Batch, WatchBatch } from "../batch/pending-batch.ts";
import type { Parked } from "../parked/parked.queries.ts";
import { insertSeen, selectSeenOf } from "../run/runs.queries.ts";
import { selectStates } from "./known-goods.queries.ts";
import { insertRowResults, RESULTS, type Problem, type RowResult } from "./row-results.queries.ts";
import type { Tx } from "../../../shop.ts";

type Watched = { partId: Id<"exchange_part">; runId: Id<"import_run">; isTrial: boolean };

/** Keeps each row's result in its batch's transaction, so that a repeated call gets the same answer. */
export function watchRows({ partId, runId, isTrial }: Watched): WatchBatch {
  let changed = new Set<string>();
  return {
    async around(tx, batch, apply) {
      const before = await statesOf(tx, batch);
      const applied = await apply();
      const after = await statesOf(tx, batch);
      changed = new Set([...after.keys()].filter((id) => after.get(id) !== before.get(id)));
      return applied;
    },
    async keep(tx, batch, applied) {
      // Even a refused row names its goods, so that a full catalogue does not hide them.
      const named = batch.refusals.map(({ id1c }) => id1c).filter(Boolean);
      if (named.length > 0) await insertSeen(tx, runId, named);
      const parked = isTrial ? await unknownIn(tx, runId, applied.parked) : applied.parked;
      await insertRowResults(tx, partId, resultsOf(batch, { applied: { ...applied, parked }, changed }));
    },
  };
}

const statesOf = (tx: Tx, { products, offers }: Batch) =>
  selectStates(tx, { products: products.map(({ row }) => row.id1c), variations: offers.map(({ row }) => row.id1c) });

/** In a trial the goods of the same trial are missing for their offers. */
async function unknownIn(tx: Tx, runId: Id<"import_run">, parked: readonly Parked[]): Promise<Parked[]> {
  const seen = await selectSeenOf(
    tx,
    runId,
    parked.flatMap((one) => (one.kind === "offer" ? [one.row.product1c] : [])),
  );
  return parked.filter((one) => one.kind !== "offer" || !seen.has(one.row.product1c));
}

function resultsOf(
  { products, offers, refusals }: Batch,
  { applied, changed }: { applied: Applied; changed: ReadonlySet<string> },
): RowResult[] {
  const all = new Map<number, RowResult>();
  const add = (row: number, id1c: string, { result, problem }: { result: number; problem?: Problem }) => {
    const one = all.get(row) ?? { row, id1c, result: RESULTS.unchanged, problems: [] };
    all.set(row, { ...one, result: Math.max(one.result, result), problems: problem ? [...one.problems, problem] : one.problems });
  };
  const rows = new Set([...products, ...offers].map(({ line }) => line));
  const told = [...refusals, ...applied.refusals];
  const refused = new Set(told.filter(({ whole }) => whole).map(({ line, id1c }) => `${line} ${id1c}`));
  const refusedLines = new Set(told.filter(({ whole }) => whole).map(({ line }) => line));
  for (const { line, row } of products)
    if (!refused.has(`${line} ${row.id1c}`))
      add(line, row.id1c, { result: changed.has(`product ${row.id1c}`) ? RESULTS.taken : RESULTS.unchanged });
  const several = Map.groupBy(offers, ({ line }) => line);
  for (const { line, row } of offers)
    add(line, (several.get(line)?.length ?? 0) > 1 ? row.product1c : row.id1c, {
      result: changed.has(`variation ${row.id1c}`) ? RESULTS.taken : RESULTS.unchanged,
    });
  for (const { line, id1c, reason, said, whole } of told) {
    const result = whole ? RESULTS.refused : RESULTS.unchanged;
    if (rows.has(line) || refusedLines.has(line)) add(line, id1c, { result, problem: { code: reason, said } });
  }
  for (const one of applied.parked) {
    if (!rows.has(one.line)) continue;
    if (one.kind === "group")
      add(one.line, one.row.id1c, { result: RESULTS.unchanged, problem: { code: "waitsForGroup", said: one.waitsFor } });
    else add(one.line, one.row.id1c, { result: RESULTS.parked, problem: { code: "waits", said: one.row.product1c } });
  }
  return [...all.values()];
}
