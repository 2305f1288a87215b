import { isField, type Field } from "./cells.rules.ts";
import { variationsMessages } from "./variations.messages.ts";

type Heads = (typeof variationsMessages)["uk"]["variations.heads"];
export type Head = keyof Heads;

export type TableRow = {
  /** From 1 with the heading, as a spreadsheet numbers its rows. */
  line: number;
  code: string;
  cells: { field: Field; text: string }[];
  /** Pieces on hand at the download; empty where the file does not say. */
  onHandThen: string;
  /** 1C's prices, reported and never taken. */
  prices: { head: "price" | "oldPrice"; text: string }[];
};
export type Table = { rows: TableRow[]; twice: { line: number; code: string }[]; unknownHeads: string[] };

/** Rows of a downloaded and edited table, columns by heading in either language, in any order. Undefined without the code. */
export function rowsOfTable([heads = [], ...lines]: readonly (readonly string[])[]): Table | undefined {
  const named = heads.map(headOf);
  const codeAt = named.indexOf("code");
  if (codeAt < 0) return undefined;
  const first = new Set<string>();
  const table: Table = { rows: [], twice: [], unknownHeads: heads.filter((head, at) => head.trim() !== "" && named[at] === undefined) };
  for (const [at, line] of lines.entries()) {
    const code = textOf(line[codeAt]).trim();
    if (line.every((cell) => cell.trim() === "")) continue;
    const row: TableRow = { line: at + 2, code, cells: [], onHandThen: "", prices: [] };
    if (first.has(code)) {
      table.twice.push({ line: row.line, code });
      continue;
    }
    first.add(code);
    for (const [column, head] of named.entries()) {
      const text = textOf(line[column]);
      if (named.indexOf(head) !== column || head === undefined) continue;
      if (isField(head)) row.cells.push({ field: head, text });
      else if (head === "onHandThen") row.onHandThen = text;
      else if (head === "price" || head === "oldPrice") row.prices.push({ head, text });
    }
    table.rows.push(row);
  }
  return table;
}

/** The file adds an apostrophe before what a spreadsheet would run (security.md S51), so it is removed. */
const textOf = (cell = ""): string => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell);

const plain = (head: string): string => head.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
const heads = new Map(
  [variationsMessages.uk, variationsMessages.ru].flatMap((words) =>
    Object.entries(words["variations.heads"]).map(([name, head]) => [plain(head), name as Head] as const),
  ),
);
const headOf = (head: string): Head | undefined => heads.get(plain(head));
