import { useRef, useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { ApiRefusal, isUnreachable } from "../../../../client/call-api.ts";
import { MOST_ROWS, type CellValue, type Field } from "../../../../features/variations/cells.rules.ts";
import { batchesOf, settle, type PendingRow, type Verdict } from "../../../../features/variations/pending-changes.rules.ts";
import type { AnsweredRow, saveVariations, VariationRow } from "../../../../features/variations/variations.contract.ts";
import { randomName } from "../../../../ui/random-name.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import type { Edits } from "./use-edits.ts";

type Call = { key: string; rows: PendingRow[]; changes: ReturnType<Edits["latest"]>["changes"] };

/** Saves call after call; one whose answer was lost is repeated under its key before anything else. */
export function useSave(edits: Edits, change: (changed: (row: VariationRow) => VariationRow) => void) {
  const notify = useNotify();
  const translate = useTranslate();
  const lost = useRef<Call>(undefined);
  const [progress, setProgress] = useState<{ done: number; all: number }>();

  const send = async (call: Call): Promise<{ saved: number; left: number }> => {
    lost.current = call;
    const { rows } = await callStaffApi<typeof saveVariations>(
      "POST",
      "/api/admin/variations",
      { rows: call.rows },
      { "Idempotency-Key": call.key },
    );
    lost.current = undefined;
    const sent = new Map(call.rows.map((row) => [`${row.of} ${row.id}`, row.cells]));
    const verdicts = rows.flatMap((row) => verdictsOf(row, Object.keys(sent.get(`${row.of} ${row.id}`) ?? {}) as Field[]));
    edits.put(settle(edits.latest(), call.changes, verdicts));
    const now = new Map(
      rows.filter(({ verdict }) => verdict === "saved").map((row) => [`${row.of} ${row.id}`, sent.get(`${row.of} ${row.id}`) ?? {}]),
    );
    change((row) => withSaved(row, now));
    return {
      saved: rows.filter(({ verdict }) => verdict === "saved").length,
      left: rows.filter(({ verdict }) => verdict !== "saved").length,
    };
  };

  const save = async (): Promise<void> => {
    const told = { saved: 0, left: 0 };
    const count = ({ saved, left }: typeof told) => {
      told.saved += saved;
      told.left += left;
    };
    setProgress({ done: 0, all: 1 });
    try {
      if (lost.current) count(await send(lost.current));
      const { changes } = edits.latest();
      const batches = batchesOf(edits.latest(), MOST_ROWS);
      for (const [at, rows] of batches.entries()) {
        setProgress({ done: at, all: batches.length });
        count(await send({ key: randomName(), rows, changes }));
      }
      notify(translate("variations.saved", told), { type: told.left > 0 ? "warning" : "success" });
    } catch (refusal) {
      const wasHeard = refusal instanceof ApiRefusal && !isUnreachable(refusal) && refusal.status < 500;
      if (wasHeard) lost.current = undefined;
      notify(wasHeard ? refusal.message : translate("variations.lost"), { type: "error" });
    } finally {
      setProgress(undefined);
    }
  };
  return { save, progress };
}

function verdictsOf({ of, id, verdict, cells }: AnsweredRow, sent: readonly Field[]): Verdict[] {
  return sent.map((field) => {
    const why = cells[field];
    if (verdict === "saved") return { of, id, field, saved: true };
    if (why === undefined) return { of, id, field, left: true };
    return "refused" in why ? { of, id, field, fault: why.refused } : { of, id, field, theirs: why.theirs };
  });
}

function withSaved(row: VariationRow, now: ReadonlyMap<string, PendingRow["cells"]>): VariationRow {
  const saved = { ...now.get(`product ${row.productId}`), ...now.get(`variation ${row.id}`) };
  const values = Object.entries(saved).map(([field, cell]) => [field, typeof cell?.to === "string" ? cell.to.trim() : cell?.to] as const);
  if (values.length === 0) return row;
  const next = { ...row, ...(Object.fromEntries(values) as Partial<Record<Field, CellValue>>) } as VariationRow;
  return { ...next, visibility: visibilityAfter(row, next) };
}

/** A guess until the row is read again: hidden by staff is hidden, shown again is as before or on sale. */
const visibilityAfter = (before: VariationRow, { hiddenByStaff, priceKopiykas }: VariationRow): VariationRow["visibility"] => {
  if (before.visibility === "removed" || before.hiddenByStaff === hiddenByStaff) return before.visibility;
  if (hiddenByStaff) return "hidden";
  return priceKopiykas > 0 ? "shown" : "waiting";
};
