import type { FileColumn } from "./file-column.ts";
import { inertText } from "./inert-text.ts";

/** RFC 4180 with commas and decimal points, for programs; the mark at the beginning tells Excel that it is UTF-8. */
export async function* csvFile<Row>(slices: AsyncIterable<readonly Row[]>, columns: readonly FileColumn<Row>[]): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columns.map(({ title }) => title))}`;
  for await (const slice of slices) yield slice.map((row) => csvLine(columns.map(({ of }) => of(row)))).join("");
}

/** One row; what a spreadsheet would run is a text (security.md S51). */
export const csvLine = (fields: readonly (string | number)[], separator: "," | ";" = ","): string =>
  `${fields.map((value) => field(value, separator)).join(separator)}\r\n`;

function field(value: string | number, separator: string): string {
  if (typeof value === "number") return String(value);
  const text = inertText(value);
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
