import { useRef, type KeyboardEvent } from "react";
import type { Place } from "../../../../features/variations/pasted-block.rules.ts";
import type { Selection } from "./use-selection.ts";

type Asked = {
  selection: Selection;
  columns: number;
  pageRows: number;
  show: (place: Place) => void;
  /** Opens the active cell with text that replaces its value; a yes/no cell is toggled. */
  open: (typed?: string) => void;
  clear: () => void;
  fillDown: () => void;
  undo: () => void;
};

/** The keys of a spreadsheet (ARIA grid pattern). Tab leaves the grid after Esc, and from the ends of a row. */
export function useGridKeys({ selection, columns, pageRows, show, open, clear, fillDown, undo }: Asked) {
  const isLeaving = useRef(false);
  const move = (event: KeyboardEvent, down: number, right: number, { extends: isExtending = event.shiftKey } = {}) => {
    event.preventDefault();
    const { row, column } = selection.active;
    const place = { row: row + down, column: column + right };
    if (isExtending) selection.reach(place);
    else selection.go(place);
    show({ row: Math.max(0, place.row), column: Math.max(0, place.column) });
  };
  const tab = (event: KeyboardEvent) => {
    const step = event.shiftKey ? -1 : 1;
    const column = selection.active.column + step;
    if (!isLeaving.current && column >= 0 && column < columns) move(event, 0, step, { extends: false });
  };
  const command = (event: KeyboardEvent, work: () => void) => {
    event.preventDefault();
    work();
  };
  const FAR = 1_000_000;
  const plain: Record<string, (event: KeyboardEvent) => void> = {
    ArrowUp: (event) => move(event, -1, 0),
    ArrowDown: (event) => move(event, 1, 0),
    ArrowLeft: (event) => move(event, 0, -1),
    ArrowRight: (event) => move(event, 0, 1),
    PageUp: (event) => move(event, -pageRows, 0),
    PageDown: (event) => move(event, pageRows, 0),
    Home: (event) => move(event, 0, -FAR),
    End: (event) => move(event, 0, FAR),
    Tab: tab,
    Enter: (event) => command(event, open),
    F2: (event) => command(event, open),
    Delete: (event) => command(event, clear),
    Backspace: (event) => command(event, clear),
  };
  const withCtrl: Record<string, (event: KeyboardEvent) => void> = {
    ArrowUp: (event) => move(event, -FAR, 0),
    ArrowDown: (event) => move(event, FAR, 0),
    ArrowLeft: (event) => move(event, 0, -FAR),
    ArrowRight: (event) => move(event, 0, FAR),
    Home: (event) => move(event, -FAR, -FAR),
    End: (event) => move(event, FAR, FAR),
    KeyA: (event) => command(event, selection.everything),
    KeyD: (event) => command(event, fillDown),
    KeyZ: (event) => command(event, undo),
    Space: (event) => command(event, () => selection.wholeColumn(selection.active.column)),
  };
  return (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (isTyping || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    // The key's position counts: Ctrl+Z is Ctrl+Я on a Ukrainian keyboard.
    const work = isCommand ? (withCtrl[event.key] ?? withCtrl[event.code]) : plain[event.key];
    if (work) work(event);
    else if (!isCommand && event.key.length === 1) command(event, () => open(event.key));
    isLeaving.current = event.key === "Escape" || (isLeaving.current && event.key === "Shift");
  };
}
