import { useState, type ClipboardEvent, type MouseEvent } from "react";
import { useLocaleState, useTranslate } from "react-admin";
import { cellOf } from "../../../../features/variations/cells.rules.ts";
import { placeBlock, readBlock, writeBlock, type Place } from "../../../../features/variations/pasted-block.rules.ts";
import type { VariationRow } from "../../../../features/variations/variations.contract.ts";
import { columns, gridWords, shownText, textOfValue } from "./columns.ts";
import { GridHead } from "./grid-head.tsx";
import { cellName, GridRow, stateNames, type Editing } from "./grid-row.tsx";
import type { Edits, TypedAt } from "./use-edits.ts";
import { useDrawnRows } from "./use-drawn-rows.ts";
import { useGridKeys } from "./use-grid-keys.ts";
import type { Selection } from "./use-selection.ts";
import "./grid.css";

type Parts = {
  rows: readonly VariationRow[];
  total: number;
  edits: Edits;
  selection: Selection;
  onNearEnd: () => void;
  /** Announces what was done to screen readers. */
  tell: (what: string) => void;
};

export function VariationsGrid({ rows, total, edits, selection, onNearEnd, tell }: Parts) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const words = gridWords(locale);
  const [editing, setEditing] = useState<Editing>();
  const { grid, body, from, to, onScroll, showPlace } = useDrawnRows({ rows: rows.length, onNearEnd });
  const { active, block } = selection;

  const show = (place: Place) => {
    showPlace(place);
    // The column exists once the row is rendered.
    requestAnimationFrame(() =>
      document.getElementById(cellName(place.row, place.column))?.scrollIntoView({ block: "nearest", inline: "nearest" }),
    );
  };
  const textAt = (row: VariationRow, column: number): string => {
    const { field, name } = columns[column] ?? { name: "name" as const, field: undefined };
    return field ? textOfValue(field, edits.valueAt(row, field), words["variations.words"]) : shownText(row, name, stateNames(translate));
  };
  /** Keeps cells that staff may change; the others are counted. */
  const typedAt = (placed: readonly (Place & { text: string })[]) => {
    const typed: TypedAt[] = [];
    let skipped = 0;
    for (const { row: at, column, text } of placed) {
      const row = rows[at];
      const field = columns[column]?.field;
      if (!row) continue;
      if (field && edits.mayChange(field)) typed.push({ row, field, text });
      else if (text.trim() !== "") skipped += 1;
    }
    return { typed, skipped };
  };
  const tellChanged = (count: number, skipped = 0) =>
    tell(translate(skipped > 0 ? "variations.skipped" : "variations.changed", { count, skipped }));

  const open = (typed?: string) => {
    const row = rows[active.row];
    const field = columns[active.column]?.field;
    if (!row || !edits.mayChange(field)) return;
    if (cellOf(field).kind !== "flag") setEditing({ ...active, typed });
    else if (typed === undefined || typed === " ") tellChanged(edits.set([{ row, field, value: edits.valueAt(row, field) !== true }]));
    else tellChanged(edits.type([{ row, field, text: typed }]));
  };
  const onEnd = ({ text, down = 0, right = 0 }: { text?: string; down?: number; right?: number }) => {
    const row = editing && rows[editing.row];
    const field = editing && columns[editing.column]?.field;
    if (row && field && text !== undefined && text !== textAt(row, editing.column)) edits.type([{ row, field, text }]);
    setEditing(undefined);
    if (text !== undefined && down === 0 && right === 0) return;
    grid.current?.focus({ preventScroll: true });
    const next = { row: active.row + down, column: active.column + right };
    selection.go(next);
    show({ row: Math.max(0, Math.min(next.row, rows.length - 1)), column: Math.max(0, next.column) });
  };
  const selectedTexts = () =>
    rows
      .slice(block.from.row, block.to.row + 1)
      .map((row) => columns.slice(block.from.column, block.to.column + 1).map((_, at) => textAt(row, block.from.column + at)));
  const fillDown = () => {
    const [first] = selectedTexts();
    const isOneRow = block.from.row === block.to.row;
    const above = rows[block.from.row - 1];
    const source = isOneRow && above ? first?.map((_, at) => textAt(above, block.from.column + at)) : first;
    const { typed } = typedAt(source ? placeBlock([source], block) : []);
    tellChanged(edits.type(isOneRow ? typed : typed.filter(({ row }) => row !== rows[block.from.row])));
  };
  const clear = () => {
    const { typed } = typedAt(placeBlock([[""]], block));
    tellChanged(edits.paste(typed));
  };
  const onKeyDown = useGridKeys({
    selection,
    columns: columns.length,
    pageRows: 10,
    show: (place) => show({ row: Math.min(place.row, rows.length - 1), column: Math.min(place.column, columns.length - 1) }),
    open,
    clear,
    fillDown,
    undo: () => {
      edits.undo();
      tell(translate("variations.undone"));
    },
  });
  const onCopy = (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    const texts = selectedTexts();
    event.clipboardData.setData("text/plain", writeBlock(texts));
    tell(translate("variations.copied", { count: texts.length * (texts[0]?.length ?? 0) }));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    const { typed, skipped } = typedAt(placeBlock(readBlock(event.clipboardData.getData("text/plain")), block));
    tellChanged(edits.paste(typed), skipped);
  };
  const onMouseDown = (event: MouseEvent) => {
    const pressed = placeOf(event.target);
    if (!pressed || event.target instanceof HTMLInputElement) return;
    if (pressed.row < 0) selection.wholeColumn(pressed.column);
    else if (event.shiftKey) selection.reach(pressed);
    else selection.go(pressed);
  };
  const onDrag = (event: MouseEvent) => {
    const under = event.buttons === 1 && !editing ? placeOf(event.target) : undefined;
    if (under && under.row >= 0 && (under.row !== active.row || under.column !== active.column)) selection.reach(under);
  };
  const isActiveDrawn = active.row >= from && active.row < to;
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={0}
      className="grid"
      aria-label={translate("variations.title")}
      aria-describedby="grid-hint"
      aria-rowcount={total + 1}
      aria-colcount={columns.length}
      aria-multiselectable
      aria-activedescendant={isActiveDrawn ? cellName(active.row, active.column) : undefined}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
      onMouseMove={onDrag}
      onDoubleClick={(event) => void (placeOf(event.target) && !editing && open())}
      onCopy={onCopy}
      onPaste={onPaste}
      onScroll={onScroll}
    >
      <GridHead words={words} />
      <div role="rowgroup" className="grid-body" ref={body}>
        {rows.slice(from, to).map((row, index) => (
          <GridRow
            key={row.id}
            row={row}
            at={from + index}
            edits={edits}
            words={words}
            selection={selection}
            editing={editing}
            onEnd={onEnd}
          />
        ))}
      </div>
    </div>
  );
}

/** The cell under the mouse; a heading has the row before the first. */
function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest("[role=gridcell], [role=rowheader], [role=columnheader]") : null;
  const [row, column] = [cell?.parentElement?.ariaRowIndex, cell?.ariaColIndex].map(Number);
  return row !== undefined && column !== undefined && row > 0 && column > 0 ? { row: row - 2, column: column - 1 } : undefined;
}
