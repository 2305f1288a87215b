import { UnreadableTable } from "./unreadable-table.ts";

const SAMPLE_LINES = 20;
/** Above any table; one endless line would be read at once and hold up everybody. */
const MOST_CELLS_IN_ROW = 1_000;
/** The longest a spreadsheet keeps. */
const LONGEST_CELL = 32_767;
const separators = ["\t", ";", ","] as const;
type Separator = (typeof separators)[number];

/** Tab, `;` or `,` by frequency or Excel's `sep=`; stops after `mostRows`. Throws `UnreadableTable` for overlong rows and cells. */
export function readDelimited(text: string, mostRows: number): string[][] {
  const { separator, body } = separatorOf(text.startsWith("\uFEFF") ? text.slice(1) : text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < body.length && rows.length < mostRows) {
    const cell = body[at] === '"' ? quotedCell(body, at, separator) : plainCell(body, at, separator);
    if (row.push(cell.text.trim()) > MOST_CELLS_IN_ROW) throw new UnreadableTable("not-a-table");
    at = cell.end;
    const sign = body[at];
    if (sign === separator) {
      at += 1;
      if (at < body.length) continue;
      row.push("");
    }
    rows.push(row);
    row = [];
    if (sign === "\r" && body[at + 1] === "\n") at += 1;
    at += 1;
  }
  return rows;
}

function separatorOf(text: string): { separator: Separator; body: string } {
  const named = /^"?sep=([\t;,])"?\r?\n/i.exec(text);
  if (named) return { separator: named[1] as Separator, body: text.slice(named[0].length) };
  const lines = text
    .slice(0, 10_000)
    // Quoted separators do not count.
    .replaceAll(/"[^"]*"/g, "")
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "")
    .slice(0, SAMPLE_LINES);
  const most = (one: Separator): number => lines.filter((line) => line.includes(one)).length;
  const separator = separators.find((one) => most(one) * 2 > lines.length) ?? separators.find((one) => most(one) > 0) ?? ";";
  return { separator, body: text };
}

type Cell = { text: string; end: number };

function plainCell(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") {
    end += 1;
    if (end - start > LONGEST_CELL) throw new UnreadableTable("not-a-table");
  }
  return { text: text.slice(start, end), end };
}

/** An unclosed quote is a letter, so one slip does not swallow the rest of the file. */
function quotedCell(text: string, start: number, separator: string): Cell {
  let inside = "";
  let at = start + 1;
  for (;;) {
    const close = text.indexOf('"', at);
    if (close < 0 || close - start > LONGEST_CELL) return plainCell(text, start, separator);
    inside += text.slice(at, close);
    at = close + 1;
    if (text[at] !== '"') break;
    inside += '"';
    at += 1;
  }
  const rest = plainCell(text, at, separator);
  return { text: inside + rest.text, end: rest.end };
}
