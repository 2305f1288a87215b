export type Place = { row: number; column: number };
/** Includes both corners. */
export type Block = { from: Place; to: Place };

/** The block between two corners in any order. */
export const blockOf = (one: Place, other: Place): Block => ({
  from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
  to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
});

export const isWithin = ({ from, to }: Block, { row, column }: Place): boolean =>
  row >= from.row && row <= to.row && column >= from.column && column <= to.column;

/** Cells as Excel and Google Sheets copy them: tabs, line ends, quotes around cells that hold either. A final line end is ignored. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const { cell, end } = quotedCell(text, at) ?? plainCell(text, at);
    row.push(cell);
    at = end + 1;
    if (text[end] === "\t") continue;
    rows.push(row);
    row = [];
    if (text[end] === "\r" && text[end + 1] === "\n") at += 1;
    if (at === text.length) break;
  }
  return rows;
}

function plainCell(text: string, start: number): { cell: string; end: number } {
  let end = start;
  while (end < text.length && !isEnd(text[end])) end += 1;
  return { cell: text.slice(start, end), end };
}

/** Undefined where a quote is a plain letter: not closed, or followed by letters. */
function quotedCell(text: string, start: number): { cell: string; end: number } | undefined {
  if (text[start] !== '"') return undefined;
  let cell = "";
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] !== '"') cell += text[at];
    else if (text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else return at + 1 === text.length || isEnd(text[at + 1]) ? { cell, end: at + 1 } : undefined;
  }
  return undefined;
}

const isEnd = (sign: string | undefined): boolean => sign === "\t" || sign === "\n" || sign === "\r";

export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => (/[\t\n\r]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join("\t")).join("\r\n");

/** Places of pasted cells: once from the upper left corner, or repeated over a selection that they fill exactly. */
export function placeBlock(block: readonly (readonly string[])[], { from, to }: Block): (Place & { text: string })[] {
  const height = block.length;
  const width = Math.max(0, ...block.map((row) => row.length));
  if (height === 0 || width === 0) return [];
  const selected = { rows: to.row - from.row + 1, columns: to.column - from.column + 1 };
  const fills = selected.rows % height === 0 && selected.columns % width === 0;
  const size = fills ? selected : { rows: height, columns: width };
  return Array.from({ length: size.rows * size.columns }, (_, at) => {
    const row = Math.floor(at / size.columns);
    const column = at % size.columns;
    return { row: from.row + row, column: from.column + column, text: block[row % height]?.[column % width] ?? "" };
  });
}
