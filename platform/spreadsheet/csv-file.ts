import type { FileColumn } from "./file-column.ts";
import { inertText } from "./inert-text.ts";

/** RFC 4180 with commas and decimal points, for programs; the mark at the beginning tells Excel that it is UTF-8. */
export async function* csvFile<Row>(slices: AsyncIterable<readonly Row[]>, columns: readonly FileColumn<Row>[]): AsyncGenerator<string> {
  yield `\uFEFF${line(columns.map(({ title }) => title))}`;
  for await (const slice of slices) yield slice.map((row) => line(columns.map(({ of }) => of(row)))).join("");
}

const line = (fields: readonly (string | number)[]): string => `${fields.map(field).join(",")}\r\n`;

function field(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = inertText(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
