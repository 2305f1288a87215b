import type { KeyboardEvent } from "react";

const MOVES: Readonly<Record<string, readonly [down: number, right: number]>> = {
  Enter: [1, 0],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Arrows and Enter skip cells that cannot be filled; inside a half-typed number they move the caret. */
export function walkCells(event: KeyboardEvent<HTMLInputElement>): void {
  const from = event.currentTarget;
  const move = MOVES[event.key];
  if (!move) return;
  const isWhole = from.selectionStart === 0 && from.selectionEnd === from.value.length;
  const edge = event.key === "ArrowLeft" ? 0 : from.value.length;
  if (move[1] !== 0 && !isWhole && from.selectionStart !== edge) return;
  event.preventDefault();
  const [down, right] = event.shiftKey && event.key === "Enter" ? [-1, 0] : move;
  let [row, column] = [Number(from.dataset["row"]), Number(from.dataset["column"])];
  const cells = [...(from.closest("#matrix")?.querySelectorAll<HTMLInputElement>("input[data-row]") ?? [])];
  const last = {
    row: Math.max(...cells.map((one) => Number(one.dataset["row"]))),
    column: Math.max(...cells.map((one) => Number(one.dataset["column"]))),
  };
  while (row + down >= 0 && row + down <= last.row && column + right >= 0 && column + right <= last.column) {
    row += down;
    column += right;
    const next = cells.find((one) => one.dataset["row"] === String(row) && one.dataset["column"] === String(column));
    if (!next) continue;
    next.focus();
    return;
  }
  from.blur();
  from.focus();
}
