import type { QuickOrderWords } from "../../../features/quick-order/quick-order.messages.ts";
import { fromHryvnias, toHryvnias, kopiykas, timesPieces } from "../../../platform/money/money.ts";
import { csvLine, forSpreadsheets } from "../../../platform/spreadsheet/csv-file.ts";
import { withOrdinarySpaces } from "../../../platform/spreadsheet/ordinary-spaces.ts";
import { saidOf, type OrderRow } from "./order-row.ts";

/** CSV for Excel. */
export function reportOf(rows: readonly OrderRow[], words: QuickOrderWords): string {
  const heading = [
    "№",
    words["quick.code"],
    words["quick.size"],
    words["quick.colour"],
    words["quick.quantity"],
    words["quick.reportProduct"],
    words["quick.reportPrice"],
    words["quick.reportVerdict"],
    words["quick.reportPieces"],
    words["quick.reportSum"],
  ];
  const lines = rows.map((row) => {
    const { goods, pieces } = row.judged ?? { goods: null, pieces: 0 };
    const taken = row.outcome?.kind === "added" ? row.outcome.pieces : row.outcome ? 0 : pieces;
    return [
      row.line,
      row.code,
      row.size,
      row.colour,
      row.quantity,
      goods?.name ?? "",
      goods?.price ?? "",
      saidOf(row, words).text,
      taken,
      toHryvnias(goods ? timesPieces(fromHryvnias(goods.price), taken) : kopiykas(0)),
    ];
  });
  return `\uFEFF${[heading, ...lines].map(lineOf).join("")}`;
}

const lineOf = (cells: readonly (string | number)[]): string =>
  csvLine(
    cells.map((cell) => (typeof cell === "string" ? withOrdinarySpaces(cell) : cell)),
    forSpreadsheets.separator,
    forSpreadsheets.point,
  );
