import { useCallback, useRef, useState } from "react";
import { useLocaleState, usePermissions } from "react-admin";
import { faultOf, mayChangeCell, type CellValue, type Field } from "../../../../features/variations/cells.rules.ts";
import {
  change,
  keyOf,
  nothingPending,
  undo as undone,
  type Change,
  type Pending,
} from "../../../../features/variations/pending-changes.rules.ts";
import { saysNothing, typedCell } from "../../../../features/variations/typed-cell.rules.ts";
import type { VariationRow } from "../../../../features/variations/variations.contract.ts";
import { gridWords, labelOf, ownerIdOf } from "./columns.ts";

/** `was`: the value to compare with, where it is not the row's. */
export type TypedAt = { row: VariationRow; field: Field; text: string; was?: CellValue | undefined };
export type SetAt = { row: VariationRow; field: Field; value: CellValue; was?: CellValue | undefined };
export type Edits = ReturnType<typeof useEdits>;

/** Changes that wait to be saved, and all ways to make them. */
export function useEdits() {
  const [pending, setPending] = useState<Pending>(nothingPending);
  const latest = useRef(pending);
  const [locale] = useLocaleState();
  const { permissions = [] } = usePermissions<string[]>();
  const words = gridWords(locale);
  const put = useCallback((next: Pending) => {
    latest.current = next;
    setPending(next);
  }, []);

  const judged = ({ row, field, value, was }: SetAt): Change => {
    const fault = faultOf(field, value, row);
    return { ...changeOf(row, field, value, was), ...(fault ? { fault: words[fault] } : {}) };
  };
  const meant = ({ row, field, text, was }: TypedAt): Change => {
    const typed = typedCell(field, text);
    return "value" in typed
      ? judged({ row, field, value: typed.value, was })
      : { ...changeOf(row, field, text, was), fault: words[typed.fault] };
  };
  const mayChange = (field: Field | undefined): field is Field => field !== undefined && mayChangeCell(permissions, field);
  return {
    pending,
    mayChange,
    /** The value as it would be saved. */
    valueAt: (row: VariationRow, field: Field): CellValue =>
      pending.changes.get(keyOf({ ...ownerIdOf(row, field), field }))?.to ?? row[field],
    changeAt: (row: VariationRow, field: Field): Change | undefined => pending.changes.get(keyOf({ ...ownerIdOf(row, field), field })),
    /** Answers how many cells took their text. */
    type: (typed: readonly TypedAt[]): number => {
      const asked = typed.filter(({ field }) => mayChange(field)).map(meant);
      put(change(latest.current, asked));
      return asked.length;
    },
    /** An empty pasted cell is skipped where nothing may be empty. */
    paste: (typed: readonly TypedAt[]): number => {
      const asked = typed.filter(({ field, text }) => mayChange(field) && !saysNothing(field, text)).map(meant);
      put(change(latest.current, asked));
      return asked.length;
    },
    set: (asked: readonly SetAt[]): number => {
      const changes = asked.filter(({ field }) => mayChange(field)).map(judged);
      put(change(latest.current, changes));
      return changes.length;
    },
    undo: () => put(undone(latest.current)),
    dropAll: () => put(nothingPending),
    latest: () => latest.current,
    put,
  };
}

const changeOf = (row: VariationRow, field: Field, to: CellValue, was: CellValue = row[field]): Change => ({
  ...ownerIdOf(row, field),
  field,
  was,
  to,
  label: labelOf(row),
});
