import writeXlsxFile, { type Cell, type SheetData } from "write-excel-file/node";
import { wordsFor, type Locale } from "../../../platform/i18n.ts";
import { kopiykas as amountOf, toHryvnias } from "../../../platform/money/money.ts";
import { inertText } from "../../../platform/spreadsheet/inert-text.ts";
import { withOrdinarySpaces } from "../../../platform/spreadsheet/ordinary-spaces.ts";
import { formatIsoDay, formatMoment } from "../../../platform/time/time.ts";
import { ledgerMessages } from "../../ledger/ledger.messages.ts";
import { ordersNamed } from "../../ledger/movement.rules.ts";
import { balanceMessages } from "../balance.messages.ts";
import type { StatementView } from "../statement.contract.ts";
import { standsAt } from "../statement.rules.ts";

/** An .xlsx file: the sides with opening and closing sums, then every entry; hryvnias. */
export const statementWorkbook = (statement: StatementView, locale: Locale): Promise<Buffer> =>
  writeXlsxFile(statementRows(statement, locale), {
    sheet: wordsFor(balanceMessages, locale)["balance.statement"],
    columns: [{ width: 18 }, { width: 22 }, { width: 52 }, { width: 14 }, { width: 26 }],
  }).toBuffer();

/** Exported for its test. */
export function statementRows({ from, to, sides, entries }: StatementView, locale: Locale): SheetData {
  const words = wordsFor(balanceMessages, locale);
  const ledger = wordsFor(ledgerMessages, locale);
  const head = (texts: readonly string[]): Cell[] => texts.map((value) => ({ value, fontWeight: "bold" as const }));
  return [
    head([words["balance.period"](formatIsoDay(from), formatIsoDay(to))]),
    [],
    head([
      words["balance.sideName"],
      words["balance.opening"],
      words["balance.change"],
      words["balance.closing"],
      words["balance.whoOwes"],
    ]),
    ...sides.map(({ side, openingKopiykas, closingKopiykas }) => [
      text(words["balance.side"][side]),
      money(openingKopiykas),
      money(closingKopiykas - openingKopiykas),
      money(closingKopiykas),
      text(words["balance.stands"][side][standsAt(closingKopiykas)]),
    ]),
    [],
    head([ledger["ledger.date"], words["balance.sideName"], ledger["ledger.what"], ledger["ledger.sum"]]),
    ...entries.map((entry) => [
      text(formatMoment(new Date(entry.at))),
      text(words["balance.side"][entry.side]),
      text(
        [entry.reasonName, ...ordersNamed(entry).map(({ as, number }) => ledger[`ledger.${as}`](number)), entry.note]
          .filter(Boolean)
          .join(", "),
      ),
      money(entry.kopiykas),
    ]),
  ];
}

const money = (kopiykas: number): Cell => ({ value: toHryvnias(amountOf(kopiykas)), type: Number, format: "#,##0.00" });

const text = (value: string): Cell => ({ value: inertText(withOrdinarySpaces(value)), type: String });
