import { formatMoney } from "../../../../platform/money/money.ts";
import { cellOf, type CellValue, type Field } from "../../../../features/variations/cells.rules.ts";
import type { PendingRow } from "../../../../features/variations/pending-changes.rules.ts";
import { shownCell, type CellWords } from "../../../../features/variations/shown-cell.rules.ts";
import type { VariationRow } from "../../../../features/variations/variations.contract.ts";
import { variationsMessages } from "../../../../features/variations/variations.messages.ts";

export const gridWords = (locale: string) => variationsMessages[locale === "ru" ? "ru" : "uk"];
export type GridWords = ReturnType<typeof gridWords>;

type Shown = Exclude<keyof GridWords["variations.heads"], Field> | "state";
/** A column without `field` is read-only. */
export type Column = { name: Field | Shown; field?: Field; width: "narrow" | "middle" | "wide"; isNumber?: true };

const cell = (field: Field): Column => {
  const { kind } = cellOf(field);
  const width = kind === "text" ? "wide" : kind === "audiences" ? "middle" : "narrow";
  return { name: field, field, width, ...(kind === "whole" ? { isNumber: true as const } : {}) };
};
const shown = (name: Shown, width: Column["width"], isNumber?: true): Column => ({ name, width, ...(isNumber ? { isNumber } : {}) });

/** The first column names its row. */
export const columns: readonly Column[] = [
  shown("name", "wide"),
  cell("onHand"),
  shown("reserved", "narrow", true),
  cell("pack"),
  cell("minimum"),
  shown("price", "middle", true),
  shown("oldPrice", "middle", true),
  cell("hiddenByStaff"),
  shown("state", "middle"),
  cell("topSales"),
  cell("returnable"),
  cell("audiences"),
  cell("nameUk"),
  cell("nameRu"),
  cell("compositionUk"),
  cell("compositionRu"),
  shown("barcode", "middle"),
  shown("brand", "middle"),
  shown("code", "wide"),
];

export const textOfValue = (field: Field, value: CellValue, words: CellWords): string =>
  shownCell(value, words, cellOf(field).kind === "audiences");

/** Text of a read-only column. */
export function shownText(row: VariationRow, name: Column["name"], states: Record<VariationRow["visibility"], string>): string {
  switch (name) {
    case "price":
      return formatMoney(row.priceKopiykas);
    case "oldPrice":
      return row.oldPriceKopiykas === null ? "" : formatMoney(row.oldPriceKopiykas);
    case "state":
      return states[row.visibility];
    case "name":
      return labelOf(row);
    default:
      return String(row[name as "reserved" | "barcode" | "brand" | "code"]);
  }
}

export const labelOf = ({ article, name, colour, size }: VariationRow): string => [article, name, colour, size].filter(Boolean).join(", ");

export const ownerIdOf = (row: VariationRow, field: Field): Pick<PendingRow, "of" | "id"> => {
  const { of } = cellOf(field);
  return { of, id: of === "product" ? row.productId : row.id };
};
