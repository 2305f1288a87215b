import { invalid, tooMany } from "../../../platform/contracts/errors.ts";
import type { OutputOf, ParsedInputOf } from "../../../platform/contracts/endpoint.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { atMost } from "../../../platform/limits/at-most.ts";
import { kopiykas, toHryvnias } from "../../../platform/money/money.ts";
import { csvFile, forSpreadsheets } from "../../../platform/spreadsheet/csv-file.ts";
import type { FileColumn } from "../../../platform/spreadsheet/file-column.ts";
import { workbookFile } from "../../../platform/spreadsheet/workbook-file.ts";
import { keptInMemory, type Visit } from "../../shop.ts";
import { requireFreshSecondFactor } from "../../staff/staff.server.ts";
import type { ReportColumn, ReportView, writeReportFile } from "../reports.contract.ts";
import { reportsMessages } from "../reports.messages.ts";
import { countRows, readReport } from "./report.view.ts";

const RETRY_SECONDS = 5;
/** Orders of a file are in memory at once. */
const MOST_ROWS = 200_000;
type Cells = ReportView["total"];

/** All rows and the total in base64; needs a fresh second factor (security.md S29). One at a time; hryvnias. 422 past 200,000 orders. */
export async function reportFile(
  visit: Visit,
  { format, code, ...asked }: ParsedInputOf<typeof writeReportFile>,
  most = MOST_ROWS,
): Promise<OutputOf<typeof writeReportFile>> {
  await requireFreshSecondFactor(visit, code);
  const write = keptInMemory(visit.shop, "files of reports", () => atMost(1, () => tooMany(RETRY_SECONDS)));
  return write(async () => {
    if ((await countRows(visit, asked)) > most) throw invalid({ to: ["reports.many"] });
    const { columns, rows, total } = await readReport(visit, asked, most);
    const lines = total.length === 0 ? rows.map(({ cells }) => cells) : [...rows.map(({ cells }) => cells), total];
    const shown = columns.map(fileColumn);
    const sheet = wordsFor(reportsMessages, visit.locale)["reports.sheet"];
    const pieces: Buffer[] = [];
    const file = format === "csv" ? csvFile(asOne(lines), shown, forSpreadsheets) : workbookFile(asOne(lines), { sheet, columns: shown });
    for await (const piece of file) pieces.push(Buffer.from(piece as string));
    const name = `${asked.kind}-${asked.from}-${asked.to}.${format}`;
    return { name, file: Buffer.concat(pieces).toString("base64"), rows: rows.length };
  });
}

async function* asOne(lines: Cells[]): AsyncGenerator<Cells[]> {
  yield lines;
}

const WIDTHS = { text: 32, count: 14, money: 16 };

const fileColumn = ({ title, kind }: ReportColumn, at: number): FileColumn<Cells> => ({
  title,
  width: WIDTHS[kind],
  of: (cells) => {
    const cell = cells[at] ?? "";
    return kind === "money" && typeof cell === "number" ? toHryvnias(kopiykas(cell)) : cell;
  },
});
