import type { FileColumn } from "./file-column.ts";
import { inertText } from "./inert-text.ts";

export type CsvStyle = { separator: "," | ";"; point: "." | "," };
export const forPrograms: CsvStyle = { separator: ",", point: "." };
/** The style that spreadsheets set to Ukrainian or Russian open by a double click. */
export const forSpreadsheets: CsvStyle = { separator: ";", point: "," };

/** RFC 4180, with commas and decimal points; the byte order mark tells Excel that it is UTF-8. */
export async function* csvFile<Row>(
  slices: AsyncIterable<readonly Row[]>,
  columns: readonly FileColumn<Row>[],
  { separator, point }: CsvStyle = forPrograms,
): AsyncGenerator<string> {
  const line = (fields: readonly (string | number)[]) => csvLine(fields, separator, point);
  yield `\uFEFF${line(columns.map(({ title }) => title))}`;
  for await (const slice of slices) yield slice.map((row) => line(columns.map(({ of }) => of(row)))).join("");
}

/** One row; a text that a spreadsheet would run stays a text (security.md S51). */
export const csvLine = (
  fields: readonly (string | number)[],
  separator: CsvStyle["separator"] = ",",
  point: CsvStyle["point"] = ".",
): string => `${fields.map((value) => field(value, { separator, point })).join(separator)}\r\n`;

function field(value: string | number, { separator, point }: CsvStyle): string {
  if (typeof value === "number") return String(value).replace(".", point);
  const text = inertText(value);
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
