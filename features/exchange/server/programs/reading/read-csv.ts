import { CsvError, parse } from "csv-parse";
import { Readable } from "node:stream";
import { headOf, keyFields, keyOfHead, type FieldName, type Head } from "../../../programs/fields.rules.ts";
import { noValues, setCell } from "../../../programs/row-values.rules.ts";
import { UnreadableFile } from "../../files/unreadable-file.ts";
import type { ProgramRow } from "./program-row.ts";
import { encodingOfTable, textOfFile } from "./text-of-file.ts";

const LONGEST_ROW = 1_048_576;
/** With quotes and separators, which the parser does not count: millions of empty cells fill the memory. */
const LONGEST_LINE = 2 * LONGEST_ROW;
const MOST_COLUMNS = 500;
const separators = ["\t", ";", ",", "|"] as const;

type Source = { place: string; name: string; charset: string };
type Parsed = { record: string[]; info: { lines: number } };

/** Streams a table with a head row, skipping empty rows. Throws `UnreadableFile` for ambiguous heads, an open quote and rows above 1 MB. */
export async function* readCsv({ place, name, charset }: Source): AsyncGenerator<ProgramRow> {
  const fail = (reason: UnreadableFile["reason"], line: number, said = "") => new UnreadableFile({ reason, file: name, line, said });
  const { separator, skipped, text } = await beginningOf(textOfFile(place, await encodingOfTable(place, charset)));
  const source = Readable.from(withoutLongLines(text, (line) => fail("rowTooLong", line + skipped)));
  const parser = source.pipe(
    parse({
      delimiter: separator,
      record_delimiter: "\n",
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
      info: true,
    }),
  );
  source.on("error", (error) => parser.destroy(error));
  let heads: Head[] | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const row = info.lines + skipped - record.reduce((ends, cell) => ends + cell.split("\n").length - 1, 0);
      if (record.every((cell) => cell.trim() === "")) continue;
      if (heads) yield rowOf(heads, record, row);
      else heads = headsOf(record, (reason, said) => fail(reason, row, said));
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw fail(error.code === "CSV_MAX_RECORD_SIZE" ? "rowTooLong" : "csvBroken", Number(error["lines"] ?? 0) + skipped, error.code);
    throw error;
  } finally {
    source.destroy();
  }
}

async function* withoutLongLines(chunks: AsyncGenerator<string>, fail: (line: number) => UnreadableFile): AsyncGenerator<string> {
  let [line, length] = [1, 0];
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf("\n"); end !== -1; end = chunk.indexOf("\n", from)) [line, length, from] = [line + 1, 0, end + 1];
    length += chunk.length - from;
    if (length > LONGEST_LINE) throw fail(line);
    yield chunk;
  }
}

function headsOf(record: readonly string[], fail: (reason: UnreadableFile["reason"], said: string) => UnreadableFile): Head[] {
  if (record.length > MOST_COLUMNS) throw fail("tooManyColumns", String(record.length));
  const heads = record.map(headOf);
  const seen = new Set<string>();
  for (const [at, head] of heads.entries()) {
    const key = keyOfHead(head);
    if (record[at]?.trim() === "") continue;
    if (seen.has(key)) throw fail("headTwice", record[at]?.trim().slice(0, 80) ?? "");
    seen.add(key);
  }
  if (!heads.some((head) => head.kind === "text" && (keyFields as readonly FieldName[]).includes(head.name)))
    throw fail("noKeyColumn", record.join(" ").trim().slice(0, 80));
  return heads;
}

function rowOf(heads: readonly Head[], record: readonly string[], row: number): ProgramRow {
  const values = noValues();
  for (const [at, head] of heads.entries()) setCell(values, head, record[at] ?? "");
  const further = record.slice(heads.length).find((cell) => cell.trim() !== "");
  if (further !== undefined) values.faults.push({ reason: "tooManyCells", said: further.trim().slice(0, 40), whole: true });
  return { row, values };
}

/** The separator of the first line with a text, or of Excel's `sep=` line, which is no row. */
async function beginningOf(chunks: AsyncGenerator<string>): Promise<{ separator: string; skipped: number; text: AsyncGenerator<string> }> {
  let start = "";
  for (;;) {
    const next = await chunks.next();
    if (next.done) break;
    start += next.value;
    if (start.trimStart().includes("\n") || start.length > LONGEST_ROW) break;
  }
  const named = /^"?sep=([^\n])"?\n/i.exec(start);
  const rest = named ? start.slice(named[0].length) : start;
  return {
    separator: named?.[1] ?? mostOften(rest.trimStart().split("\n", 1)[0] ?? ""),
    skipped: named ? 1 : 0,
    text: (async function* () {
      if (rest !== "") yield rest;
      yield* chunks;
    })(),
  };
}

function mostOften(line: string): string {
  const bare = line.replaceAll(/"[^"]*"/g, "");
  const times = (separator: string) => bare.split(separator).length;
  return separators.reduce<string>((best, one) => (times(one) > times(best) ? one : best), ";");
}
