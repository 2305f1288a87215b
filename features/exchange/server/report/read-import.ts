import { notFound } from "../../../../platform/contracts/errors.ts";
import type { Shop } from "../../../shop.ts";
import { selectRun, type RunRow } from "../imports.queries.ts";
import { selectMissingSample } from "../run/missing.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

const SHOWN_MISSING = 50;

export type Missing = Awaited<ReturnType<typeof selectMissingSample>>;
export type RunState = Pick<RunRow, "id" | "state" | "note" | "values">;

/** 404 when there is none. */
export async function readImport({ db }: Shop, id: Id<"import_run">): Promise<{ run: RunRow; missing: Missing }> {
  const [run, missing] = await Promise.all([selectRun(db.read, id), selectMissingSample(db.read, id, SHOWN_MISSING)]);
  if (!run) throw notFound();
  return { run, missing };
}
