import type { ParsedInputOf, OutputOf } from "../../../platform/contracts/endpoint.ts";
import { wordsFor, type Locale } from "../../../platform/i18n.ts";
import { toHryvnias } from "../../../platform/money/money.ts";
import { csvFile } from "../../../platform/spreadsheet/csv-file.ts";
import type { FileColumn } from "../../../platform/spreadsheet/file-column.ts";
import { workbookFile } from "../../../platform/spreadsheet/workbook-file.ts";
import { atMost } from "../../../platform/limits/at-most.ts";
import { tooMany } from "../../../platform/contracts/errors.ts";
import { keptInMemory, type Visit } from "../../shop.ts";
import { requireFreshSecondFactor } from "../../staff/staff.server.ts";
import { cellOf, fields } from "../cells.rules.ts";
import { shownCell } from "../shown-cell.rules.ts";
import type { VariationRow, writeVariationsFile } from "../variations.contract.ts";
import { variationsMessages } from "../variations.messages.ts";
import { selectVariations, type VariationFilter } from "./variations.queries.ts";
import { nextPlace, placeOf, sayingGroups, viewVariation } from "./variations.view.ts";

const SLICE = 2_000;
const RETRY_SECONDS = 5;

/** All rows of the filter in base64; needs a fresh second factor (security.md S29). One at a time. */
export async function variationsFile(
  visit: Visit,
  { format, code, ...filter }: ParsedInputOf<typeof writeVariationsFile>,
): Promise<OutputOf<typeof writeVariationsFile>> {
  await requireFreshSecondFactor(visit, code);
  const write = keptInMemory(visit.shop, "files of variations", () => atMost(1, () => tooMany(RETRY_SECONDS)));
  return write(async () => {
    const read = { rows: 0 };
    const slices = slicesOf(visit, filter, read);
    const columns = fileColumns(visit.locale);
    const sheet = wordsFor(variationsMessages, visit.locale)["variations.file"];
    const pieces: Buffer[] = [];
    const file = format === "csv" ? csvFile(slices, columns) : workbookFile(slices, { sheet, columns });
    for await (const piece of file) pieces.push(Buffer.from(piece as string));
    return { name: `variations.${format}`, file: Buffer.concat(pieces).toString("base64"), rows: read.rows };
  });
}

async function* slicesOf(visit: Visit, filter: VariationFilter, read: { rows: number }): AsyncGenerator<VariationRow[]> {
  const { shop, locale } = visit;
  const asked = { ...filter, sayingGroups: await sayingGroups(shop, filter) };
  let after: string | null = null;
  do {
    const rows = await selectVariations(shop.db.scan, asked, { after: placeOf(after ?? undefined), limit: SLICE });
    read.rows += rows.length;
    yield rows.map((row) => viewVariation(row, locale));
    after = nextPlace(rows, SLICE);
  } while (after !== null);
}

/** Headings by which an edited file is recognised (`table-rows.rules.ts`). */
function fileColumns(locale: Locale): FileColumn<VariationRow>[] {
  const { "variations.heads": heads, "variations.words": words } = wordsFor(variationsMessages, locale);
  const own: FileColumn<VariationRow>[] = [
    { title: heads.code, width: 40, of: ({ code }) => code },
    { title: heads.article, width: 16, of: ({ article }) => article },
    { title: heads.name, width: 44, of: ({ name }) => name },
    { title: heads.colour, width: 18, of: ({ colour }) => colour },
    { title: heads.size, width: 12, of: ({ size }) => size },
    { title: heads.barcode, width: 16, of: ({ barcode }) => barcode },
    { title: heads.brand, width: 16, of: ({ brand }) => brand },
    { title: heads.price, width: 12, of: ({ priceKopiykas }) => toHryvnias(priceKopiykas) },
    { title: heads.oldPrice, width: 12, of: ({ oldPriceKopiykas }) => (oldPriceKopiykas === null ? "" : toHryvnias(oldPriceKopiykas)) },
    { title: heads.reserved, width: 12, of: ({ reserved }) => reserved },
    { title: heads.onHandThen, width: 16, of: ({ onHand }) => onHand },
  ];
  return [
    ...own,
    ...fields.map((field): FileColumn<VariationRow> => {
      const { kind } = cellOf(field);
      return {
        title: heads[field],
        width: kind === "text" ? 44 : 12,
        of: ({ [field]: value }) => (typeof value === "number" ? value : shownCell(value, words, kind === "audiences")),
      };
    }),
  ];
}
