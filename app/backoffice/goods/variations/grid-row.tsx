import { useTranslate } from "react-admin";
import { isWithin } from "../../../../features/variations/pasted-block.rules.ts";
import type { Change } from "../../../../features/variations/pending-changes.rules.ts";
import type { VariationRow } from "../../../../features/variations/variations.contract.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { CellEditor } from "./cell-editor.tsx";
import { columns, shownText, textOfValue, type Column, type GridWords } from "./columns.ts";
import type { Edits } from "./use-edits.ts";
import type { Selection } from "./use-selection.ts";

export type Editing = { row: number; column: number; typed: string | undefined };
type Parts = {
  row: VariationRow;
  at: number;
  edits: Edits;
  words: GridWords;
  selection: Selection;
  editing: Editing | undefined;
  onEnd: (how: { text?: string; down?: number; right?: number }) => void;
};

export const cellName = (row: number, column: number): string => `cell-${row}-${column}`;

export function GridRow(parts: Parts) {
  return (
    <div role="row" className="grid-row" aria-rowindex={parts.at + 2}>
      {columns.map((column, index) => (
        <GridCell key={column.name} {...parts} column={column} index={index} />
      ))}
    </div>
  );
}

function GridCell({ row, at, edits, words, selection, editing, onEnd, column, index }: Parts & { column: Column; index: number }) {
  const { field } = column;
  const place = { row: at, column: index };
  const change = field ? edits.changeAt(row, field) : undefined;
  const isActive = selection.active.row === at && selection.active.column === index;
  const isChangeable = edits.mayChange(field);
  const isEdited = editing?.row === at && editing.column === index;
  return (
    <div
      role={index === 0 ? "rowheader" : "gridcell"}
      id={cellName(at, index)}
      aria-colindex={index + 1}
      aria-selected={isWithin(selection.block, place)}
      aria-readonly={isChangeable ? undefined : true}
      aria-invalid={change?.fault ? true : undefined}
      className={classNames(
        "grid-cell",
        column.width,
        column.isNumber && "number",
        index === 0 && "first",
        !isChangeable && "shown",
        change && "changed",
        change?.fault && "faulty",
        change?.theirs !== undefined && "taken",
        isWithin(selection.block, place) && "selected",
        isActive && "active",
      )}
    >
      {isEdited && field ? (
        <CellEditor
          label={`${words["variations.heads"][field]}, ${row.article}`}
          first={editing.typed ?? textOfValue(field, edits.valueAt(row, field), words["variations.words"])}
          onEnd={onEnd}
        />
      ) : (
        <CellText row={row} column={column} edits={edits} words={words} />
      )}
    </div>
  );
}

/** The visible text, and notes for screen readers, shown below the grid while the cell is active. */
function CellText({ row, column: { field, name }, edits, words }: Pick<Parts, "row" | "edits" | "words"> & { column: Column }) {
  const translate = useTranslate();
  if (name === "name") return <Good row={row} />;
  if (!field) return shownText(row, name, stateNames(translate));
  const notes = notesOf(edits.changeAt(row, field), words, translate);
  const shown = textOfValue(field, edits.valueAt(row, field), words["variations.words"]);
  return notes === "" ? (
    shown
  ) : (
    <span title={notes}>
      {shown}
      <span className="only-heard">{`; ${notes}`}</span>
    </span>
  );
}

/** The value before, why it cannot be saved, and what somebody else wrote. */
export function notesOf(change: Change | undefined, words: GridWords, translate: (key: string, options?: object) => string): string {
  if (!change) return "";
  const text = (value: Change["to"]) => textOfValue(change.field, value, words["variations.words"]) || "—";
  return [
    translate("variations.was", { value: text(change.was) }),
    change.fault && translate("variations.fault", { why: change.fault }),
    change.theirs !== undefined && translate("variations.conflict", { value: text(change.theirs) }),
  ]
    .filter(Boolean)
    .join("; ");
}

export const stateNames = (translate: (key: string) => string): Record<VariationRow["visibility"], string> => ({
  shown: translate("variations.states.shown"),
  hidden: translate("variations.states.hidden"),
  removed: translate("variations.states.removed"),
  waiting: translate("variations.states.waiting"),
  variation: translate("variations.states.variation"),
});

const Good = ({ row: { image, article, name, colour, size } }: { row: VariationRow }) => (
  <div className="grid-good" title={`${article} ${name}`}>
    {image ? <img src={`${image}/240.webp`} alt="" width={27} height={36} loading="lazy" /> : <div className="no-picture" />}
    <div>
      <span>
        <span className="article">{`${article} `}</span>
        {name}
      </span>
      <span className="variant">{[colour, size].filter(Boolean).join(", ") || "—"}</span>
    </div>
  </div>
);
