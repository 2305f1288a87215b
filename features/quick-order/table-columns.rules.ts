import { colourByName } from "../catalogue/words/colour-names.ts";
import type { ReadRows, WrittenRow } from "./quick-order.contract.ts";
import { LONGEST_CELL, MOST_ROWS } from "./quick-order.rules.ts";
import { isMessage, readSpacedLine, SIZE } from "./spaced-line.rules.ts";

/** A title, supplier and date may come first. */
const HEADER_WITHIN = 15;

/** `traits`: size and colour in one cell; `sizes`: columns each named by a size, where that many pieces of it are written. */
type Columns = {
  barcode: number;
  article: number;
  size: number;
  colour: number;
  traits: number;
  quantity: number;
  sizes: readonly { column: number; size: string }[];
};
const none = -1;

const names: { [Column in Exclude<keyof Columns, "sizes">]: RegExp } = {
  barcode: /^(штрих-?\s?код|barcode|ean(-?13)?|gtin)$/,
  article:
    /^((?:номенклатура |код )?артикул(?: товару| товара| код)?|арт|код|код товару|код товара|article|sku|code|артикул штрихкод|артикул або штрихкод|артикул или штрихкод)$/,
  size: /^(розмір|розміри|размер|размеры|р-р|size)$/,
  colour: /^(колір|кольори|цвет|цвета|colou?r)$/,
  traits: /^(?:номенклатура )?характеристика(?: номенклатури| номенклатуры| товару| товара)?$/,
  quantity:
    /^((?:кількість|количество|кол-во)(?: товару| товара)?|к-сть|к-ть|к-во|кіл-ть|кіл-сть|кіл-во|кол|шт|(?:ваше? )?(?:замовлення|заказ)|замовлено|заказано|quantity|qty|pieces)$/,
};

export function rowsOfTable(table: readonly (readonly string[])[]): ReadRows {
  const heading = table.slice(0, HEADER_WITHIN).findIndex((cells) => isHeading(columnsByName(cells)));
  const lines = table
    .map((cells, at) => ({ cells, line: at + 1 }))
    .slice(heading + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const written = lines.flatMap(({ cells, line }) => spacedIn(cells, line));
  const spaced = new Map(heading >= 0 ? written.filter(([at, { quantity }]) => quantity !== "" && isAlone(table[at - 1] ?? [])) : written);
  const inCells = lines.filter(({ line }) => !spaced.has(line)).map(({ cells }) => cells);
  const columns = heading >= 0 ? columnsByName(table[heading] ?? []) : columnsByPlace(inCells);
  if (columns.sizes.length > 0 && inCells.some((cells) => bySizes(cells, columns).length > 0)) return rowsBySizes(inCells, columns);
  const all = lines.map(({ cells, line }) => spaced.get(line) ?? rowOf(cells, line, columns));
  const coded = all.filter(({ code }) => code !== "");
  const ordered = coded.filter(({ quantity }) => isFilled(quantity));
  const isSheet = heading >= 0 && ordered.length > 0;
  const rows = isSheet ? ordered : all;
  return {
    rows: rows.slice(0, MOST_ROWS),
    skipped: isSheet ? coded.length - ordered.length : 0,
    left: Math.max(0, rows.length - MOST_ROWS),
  };
}

/** A sheet with a column for each size: each filled cell is a row, and rows are numbered as they come. */
function rowsBySizes(lines: readonly (readonly string[])[], columns: Columns): ReadRows {
  const ofLines = lines
    .map((cells) => ({ row: rowOf(cells, 0, columns), filled: bySizes(cells, columns) }))
    .filter(({ row }) => row.code !== "");
  const rows = ofLines
    .flatMap(({ row, filled }) => filled.map((cell) => ({ ...row, ...cell })))
    .map((row, at) => ({ ...row, line: at + 1 }));
  return {
    rows: rows.slice(0, MOST_ROWS),
    skipped: ofLines.filter(({ filled }) => filled.length === 0).length,
    left: Math.max(0, rows.length - MOST_ROWS),
  };
}

const bySizes = (cells: readonly string[], { sizes }: Columns): { size: string; quantity: string }[] =>
  sizes
    .map(({ column, size }) => ({ size, quantity: clean(cells[column] ?? "") }))
    .filter(({ quantity }) => isFilled(quantity) && !/^[-–—]$/.test(quantity));

/** A remark below a sheet's lines, in the first column. */
const isAlone = ([first = "", ...others]: readonly string[]): boolean => first.trim() !== "" && others.every((cell) => cell.trim() === "");

function spacedIn(cells: readonly string[], line: number): [number, WrittenRow][] {
  const text = clean(cells.join(" "));
  const isSpaced = clean(cells[0] ?? "").includes(" ") || isMessage(text);
  const row = isSpaced ? readSpacedLine(text) : undefined;
  return row ? [[line, { line, ...row }]] : [];
}

const isFilled = (quantity: string): boolean => quantity !== "" && !/^0+([.,]0+)?$/.test(quantity);
const isHeading = ({ barcode, article, quantity, sizes }: Columns): boolean =>
  (barcode >= 0 || article >= 0) && (quantity >= 0 || sizes.length > 0);

const FEWEST_SIZES = 2;

function columnsByName(cells: readonly string[]): Columns {
  const plain = cells.map((cell) =>
    cell
      .slice(0, LONGEST_CELL)
      .toLowerCase()
      .replaceAll(/\(.{0,40}\)/g, " ")
      .replaceAll(/[^\p{L}\p{N}-]/gu, " ")
      .replaceAll(/,? (шт|уп|грн)\s*$/g, "")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
  const place = (name: RegExp) => plain.findIndex((cell) => name.test(cell));
  const sizes = cells.map((cell, column) => ({ column, size: clean(cell) })).filter(({ size }) => SIZE.test(size));
  return {
    barcode: place(names.barcode),
    article: place(names.article),
    size: place(names.size),
    colour: place(names.colour),
    traits: place(names.traits),
    quantity: place(names.quantity),
    sizes: sizes.length < FEWEST_SIZES ? [] : sizes,
  };
}

/** Code first, quantity last of at most four, size and colour between. */
function columnsByPlace(table: readonly (readonly string[])[]): Columns {
  const width = Math.min(4, Math.max(1, ...table.slice(0, 200).map((cells) => cells.findLastIndex((cell) => cell !== "") + 1)));
  const columns: Columns = {
    barcode: none,
    article: 0,
    size: none,
    colour: none,
    traits: none,
    quantity: width > 1 ? width - 1 : none,
    sizes: [],
  };
  const between = [1, 2].slice(0, Math.max(0, width - 2));
  const colour = between.find((column) => holdsColours(table, column));
  const size = between.find((column) => column !== colour);
  return {
    ...columns,
    colour: colour ?? (between.length === 2 ? 2 : none),
    size: colour === undefined ? (between[0] ?? none) : (size ?? none),
  };
}

function holdsColours(table: readonly (readonly string[])[], column: number): boolean {
  const cells = table.slice(0, 200).flatMap((row) => (row[column] ? [row[column]] : []));
  return cells.length > 0 && cells.filter((cell) => colourByName(cell) !== undefined).length * 2 > cells.length;
}

function rowOf(cells: readonly string[], line: number, { barcode, article, size, colour, traits, quantity }: Columns): WrittenRow {
  const cell = (column: number): string => clean(column < 0 ? "" : (cells[column] ?? ""));
  const parts = cell(traits).split(/\s*[,;]\s*/);
  const sizeAt = parts.findIndex((part) => SIZE.test(part));
  return {
    line,
    code: cell(barcode) || cell(article),
    size: cell(size) || (parts[sizeAt] ?? ""),
    colour: cell(colour) || parts.filter((part, at) => at !== sizeAt && part !== "").join(" "),
    quantity: cell(quantity),
  };
}

/** Excel's apostrophe before numbers, no-break spaces. */
const clean = (cell: string): string =>
  cell
    .slice(0, LONGEST_CELL)
    .replaceAll(/[\s\u00a0\u200b\ufeff]+/g, " ")
    .trim()
    .replace(/^'/, "");
