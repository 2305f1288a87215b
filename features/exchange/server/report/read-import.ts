import { notFound } from "../../../../platform/contracts/errors.ts";
import type { Shop } from "../../../shop.ts";
import { selectRun, type RunRow } from "./imports.queries.ts";
import { selectMissingSample } from "../run/missing.queries.ts";
import { selectUncountedSample } from "../run/uncounted.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

const SHOWN = 50;

/** Goods that a waiting import would hide or take off sale: their number and a sample. */
export type LeftOut = {
  missing: Awaited<ReturnType<typeof selectMissingSample>>;
  uncounted: Awaited<ReturnType<typeof selectUncountedSample>>;
};
export type RunState = Pick<RunRow, "id" | "state" | "note" | "values">;

/** 404 when there is none. */
export async function readImport({ db }: Shop, id: Id<"import_run">): Promise<LeftOut & { run: RunRow }> {
  const [run, missing, uncounted] = await Promise.all([
    selectRun(db.read, id),
    selectMissingSample(db.read, id, SHOWN),
    selectUncountedSample(db.read, id, SHOWN),
  ]);
  if (!run) throw notFound();
  return { run, missing, uncounted };
}
