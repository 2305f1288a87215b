import { readFile } from "node:fs/promises";
import { noValues, valuesOfObject, type RowValues } from "../../../programs/row-values.rules.ts";
import type { ReasonKey } from "../../../reasons.messages.ts";
import { UnreadableFile } from "../../files/unreadable-file.ts";
import type { ProgramRow } from "./program-row.ts";
import { textOfFile } from "./text-of-file.ts";

const LONGEST_LINE = 1_048_576;

/** An array of objects, small enough to be read at once. Throws `UnreadableFile` for anything else. */
export async function* readJsonArray({
  place,
  name,
  mostRows,
}: {
  place: string;
  name: string;
  mostRows: number;
}): AsyncGenerator<ProgramRow> {
  const rows = parsed(new TextDecoder().decode(await readFile(place)));
  if ("error" in rows) throw new UnreadableFile({ reason: "jsonBroken", file: name, line: 0, said: rows.error });
  if (!Array.isArray(rows.value)) throw new UnreadableFile({ reason: "jsonNoArray", file: name, line: 0 });
  if (rows.value.length > mostRows)
    throw new UnreadableFile({ reason: "tooManyRows", file: name, line: mostRows + 1, said: String(mostRows) });
  for (const [at, value] of rows.value.entries()) yield { row: at + 1, values: valuesOf(value) };
}

/** Streams one object a line; a line that is no object is refused alone. */
export async function* readJsonLines({ place }: { place: string }): AsyncGenerator<ProgramRow> {
  let [line, rest, isOverlong] = [1, "", false];
  const rowOf = (text: string): ProgramRow | undefined => {
    const row = line;
    line += 1;
    if (isOverlong || text.length > LONGEST_LINE) return { row, values: refused("rowTooLong") };
    if (text.trim() === "") return undefined;
    const one = parsed(text);
    return { row, values: "error" in one ? refused("jsonBroken", one.error) : valuesOf(one.value) };
  };
  for await (const chunk of textOfFile(place, "utf-8")) {
    const lines = chunk.split("\n");
    for (const [at, piece] of lines.entries()) {
      if (at === lines.length - 1) {
        rest = isOverlong || rest.length + piece.length > LONGEST_LINE ? "" : rest + piece;
        isOverlong ||= rest === "" && piece.length > 0;
        break;
      }
      const found = rowOf(rest + piece);
      if (found) yield found;
      [rest, isOverlong] = ["", false];
    }
  }
  const last = rest === "" && !isOverlong ? undefined : rowOf(rest);
  if (last) yield last;
}

const valuesOf = (value: unknown): RowValues =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? valuesOfObject(value as Record<string, unknown>)
    : refused("noObject");

const refused = (reason: ReasonKey, said = ""): RowValues => ({
  ...noValues(),
  faults: [{ reason, said: said.slice(0, 120), whole: true }],
});

// eslint-disable-next-line no-control-regex -- these are taken out
const unreadable = /[\0-\x1f\uFFFD]/g;

/** The parser's words may quote any text, so they are cleaned. */
function parsed(text: string): { value: unknown } | { error: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return {
      error: String(error instanceof Error ? error.message : error)
        .replaceAll(unreadable, "")
        .toWellFormed()
        .slice(0, 120),
    };
  }
}
