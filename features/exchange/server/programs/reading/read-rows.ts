import type { ProgramRow } from "./program-row.ts";
import { UnreadableFile } from "../../files/unreadable-file.ts";
import { LIMITS, type Format } from "../../../programs/limits.rules.ts";
import { readCsv } from "./read-csv.ts";
import { readJsonArray, readJsonLines } from "./read-json.ts";

export type RowSource = { place: string; name: string; format: Format; charset: string };

/** Reads the same rows each time, in constant memory. Throws `UnreadableFile`. */
export async function* readRows({ place, name, format, charset }: RowSource): AsyncGenerator<ProgramRow> {
  const { rows: mostRows } = LIMITS[format];
  let count = 0;
  const rows =
    format === "json"
      ? readJsonArray({ place, name, mostRows })
      : format === "ndjson"
        ? readJsonLines({ place })
        : readCsv({ place, name, charset });
  for await (const row of rows) {
    count += 1;
    if (count > mostRows) throw new UnreadableFile({ reason: "tooManyRows", file: name, line: row.row, said: String(mostRows) });
    yield row;
  }
}
