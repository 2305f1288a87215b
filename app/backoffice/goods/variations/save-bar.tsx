import { Button, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import { readyChanges } from "../../../../features/variations/pending-changes.rules.ts";
import type { Place } from "../../../../features/variations/pasted-block.rules.ts";
import type { VariationRow } from "../../../../features/variations/variations.contract.ts";
import { columns, type GridWords } from "./columns.ts";
import { notesOf } from "./grid-row.tsx";
import type { Edits } from "./use-edits.ts";
import type { Selection } from "./use-selection.ts";

type Parts = {
  edits: Edits;
  progress: { done: number; all: number } | undefined;
  onFault: () => void;
  onConflicts: () => void;
  onSave: () => void;
};

export function SaveBar({ edits, progress, onFault, onConflicts, onSave }: Parts) {
  const translate = useTranslate();
  const changes = [...edits.pending.changes.values()];
  const faulty = changes.filter(({ fault }) => fault !== undefined).length;
  const conflicts = changes.filter(({ theirs }) => theirs !== undefined).length;
  const ready = readyChanges(edits.pending).length;
  return (
    <>
      {faulty > 0 ? (
        <Button color="error" onClick={onFault}>
          {translate("variations.faulty", { count: faulty })}
        </Button>
      ) : null}
      {conflicts > 0 ? (
        <Button color="info" variant="outlined" onClick={onConflicts}>
          {translate("variations.conflicts", { count: conflicts })}
        </Button>
      ) : null}
      <Button disabled={edits.pending.steps.length === 0} onClick={edits.undo}>
        {translate("variations.undo")}
      </Button>
      <Button disabled={changes.length === 0} onClick={edits.dropAll}>
        {translate("variations.dropAll")}
      </Button>
      <Button variant="contained" disabled={ready === 0 || progress !== undefined} onClick={onSave}>
        {progress
          ? translate("variations.saving", progress)
          : translate(ready === 0 ? "variations.noChanges" : "variations.save", { smart_count: ready })}
      </Button>
    </>
  );
}

/** Notes of the active cell, so that a reason is readable and not only a colour. */
export function ActiveNote({
  rows,
  edits,
  selection: { active },
  words,
}: {
  rows: readonly VariationRow[];
  edits: Edits;
  selection: Selection;
  words: GridWords;
}) {
  const translate = useTranslate();
  const row = rows[active.row];
  const field = columns[active.column]?.field;
  const change = row && field ? edits.changeAt(row, field) : undefined;
  const notes = field ? notesOf(change, words, translate) : "";
  return (
    <Typography sx={{ minHeight: 20 }} color={change?.fault ? "error" : "text.primary"} data-note>
      {field && notes ? `${words["variations.heads"][field]}: ${notes}` : ""}
    </Typography>
  );
}

/** The first shown cell that cannot be saved. */
export function firstFault(rows: readonly VariationRow[], edits: Edits): Place | undefined {
  for (const [row, one] of rows.entries()) {
    const column = columns.findIndex(({ field }) => field !== undefined && edits.changeAt(one, field)?.fault !== undefined);
    if (column >= 0) return { row, column };
  }
  return undefined;
}
