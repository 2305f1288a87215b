import { invalid, tooMany } from "../../../platform/contracts/errors.ts";
import { atMost } from "../../../platform/limits/at-most.ts";
import { readDelimited } from "../../../platform/spreadsheet/read-delimited.ts";
import { readTable } from "../../../platform/spreadsheet/read-table.ts";
import { UnreadableTable, type WhyUnreadable } from "../../../platform/spreadsheet/unreadable-table.ts";
import { keptInMemory, type Visit } from "../../shop.ts";
import type { ReadRows } from "../quick-order.contract.ts";
import { rowsOfTable } from "../table-columns.rules.ts";

const MOST_TABLE_ROWS = 30_000;
/** A file may unpack to many times its size. */
const FILES_AT_ONCE = 2;
const RETRY_SECONDS = 2;

const words: Record<WhyUnreadable, string> = {
  "not-a-table": "quick.notATable",
  "old-format": "quick.oldFormat",
  "too-large": "quick.tooLarge",
  broken: "quick.broken",
};

/** Rows of a text or file; 422 where it is no table, 429 when too many are read at once, strangers and known people apart. */
export async function readRows(
  { shop, customer }: Visit,
  { text, file }: { text?: string | undefined; file?: string | undefined },
): Promise<ReadRows> {
  const room = customer ? "customers" : "strangers";
  const read = keptInMemory(shop, `quick order files of ${room}`, () => atMost(FILES_AT_ONCE, () => tooMany(RETRY_SECONDS)));
  try {
    if (file === undefined) return rowsOfTable(readDelimited(text ?? "", MOST_TABLE_ROWS));
    return await read(async () => rowsOfTable(await readTable(Buffer.from(file, "base64"), MOST_TABLE_ROWS)));
  } catch (error) {
    if (error instanceof UnreadableTable) throw invalid({ [file === undefined ? "text" : "file"]: [words[error.why]] });
    throw error;
  }
}
