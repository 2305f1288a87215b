import type { QuickOrderWords } from "../../../features/quick-order/quick-order.messages.ts";
import { fromHryvnias, toHryvnias, kopiykas, timesPieces } from "../../../platform/money/money.ts";
import { saidOf, type OrderRow } from "./order-row.ts";

/** CSV for Excel; an apostrophe keeps a text from being read as a formula (security.md S51). */
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
      String(row.line),
      row.code,
      row.size,
      row.colour,
      row.quantity,
      goods?.name ?? "",
      goods ? decimal(goods.price) : "",
      saidOf(row, words).text,
      String(taken),
      decimal(toHryvnias(goods ? timesPieces(fromHryvnias(goods.price), taken) : kopiykas(0))),
    ];
  });
  return `\uFEFF${[heading, ...lines].map((cells) => cells.map(cellOf).join(";")).join("\r\n")}\r\n`;
}

const decimal = (amount: number): string => String(amount).replace(".", ",");

/** With ordinary spaces: a file is searched in and copied from. */
function cellOf(said: string): string {
  const text = said.replaceAll("\u00a0", " ");
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
