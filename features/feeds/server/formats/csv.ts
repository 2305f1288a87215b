import type { Offer } from "../../offers.rules.ts";
import { inertText } from "../../../../platform/spreadsheet/inert-text.ts";
import type { PriceColumn } from "./price-columns.ts";

/** RFC 4180 with commas and decimal points, for programs; the mark at the beginning tells Excel that it is UTF-8. */
export async function* csvFile(offers: AsyncIterable<readonly Offer[]>, columns: readonly PriceColumn[]): AsyncGenerator<string> {
  yield `\uFEFF${line(columns.map(({ title }) => title))}`;
  for await (const slice of offers) yield slice.map((offer) => line(columns.map(({ of }) => of(offer)))).join("");
}

const line = (fields: readonly (string | number)[]): string => `${fields.map(field).join(",")}\r\n`;

function field(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = inertText(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
