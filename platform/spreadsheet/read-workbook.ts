import { readXml } from "./read-xml.ts";
import { UnreadableTable } from "./unreadable-table.ts";
import { openZip, type Zip } from "./unzip.ts";

const LONGEST_CELL = 500;
const MOST_COLUMNS = 64;
const MOST_STRINGS = 200_000;
/** The largest list of sheets or files, which is held in memory. */
const LARGEST_LIST = 1_048_576;

/** Rows of the first visible sheet of an .xlsx file as displayed; dates stay numbers. Throws `UnreadableTable`. */
export async function readWorkbook(file: Uint8Array, mostRows: number): Promise<string[][]> {
  const zip = openZip(file);
  const { sheet, strings } = await partsOf(zip);
  return readSheet(zip, sheet, { strings: strings ? await readStrings(zip, strings) : [], mostRows });
}

async function partsOf(zip: Zip): Promise<{ sheet: string; strings: string | undefined }> {
  if (!zip.has("xl/workbook.xml") || !zip.has("xl/_rels/workbook.xml.rels")) throw new UnreadableTable("not-a-table");
  const sheets: { id: string; hidden: boolean }[] = [];
  await readXml(zip.read("xl/workbook.xml", LARGEST_LIST), {
    open(name, attributes) {
      const [, id = ""] = Object.entries(attributes).find(([one]) => one.endsWith(":id")) ?? [];
      if (name === "sheet") sheets.push({ id, hidden: (attributes["state"] ?? "visible") !== "visible" });
    },
  });
  const targets = new Map<string, string>();
  let strings: string | undefined;
  await readXml(zip.read("xl/_rels/workbook.xml.rels", LARGEST_LIST), {
    open(name, { Id: id = "", Type: type = "", Target: target = "" }) {
      if (name !== "Relationship") return;
      const part = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
      targets.set(id, part);
      if (type.endsWith("/sharedStrings")) strings = part;
    },
  });
  const sheet = targets.get((sheets.find(({ hidden }) => !hidden) ?? sheets[0])?.id ?? "");
  if (!sheet || !zip.has(sheet)) throw new UnreadableTable("not-a-table");
  return { sheet, strings: strings && zip.has(strings) ? strings : undefined };
}

async function readStrings(zip: Zip, part: string): Promise<string[]> {
  const strings: string[] = [];
  let [current, taking, phonetic] = ["", false, false];
  await readXml(zip.read(part), {
    open(name) {
      if (name === "si") current = "";
      if (name === "rPh") phonetic = true;
      taking = name === "t" && !phonetic;
    },
    text(text) {
      if (taking && current.length < LONGEST_CELL) current += text.slice(0, LONGEST_CELL);
    },
    close(name) {
      taking = false;
      if (name === "rPh") phonetic = false;
      if (name === "si") strings.push(current);
      if (strings.length > MOST_STRINGS) throw new UnreadableTable("too-large");
    },
  });
  return strings;
}

async function readSheet(
  zip: Zip,
  part: string,
  { strings, mostRows }: { strings: readonly string[]; mostRows: number },
): Promise<string[][]> {
  const rows: string[][] = [];
  let row: string[] = [];
  let [type, column, value, taking] = ["n", 0, "", false];
  await readXml(zip.read(part), {
    open(name, attributes) {
      if (name === "row") {
        [row, column] = [[], -1];
        const before = Math.min(Number(attributes["r"] ?? 0) - 1, mostRows);
        while (rows.length < before) rows.push([]);
      }
      if (name === "c") {
        [type, value] = [attributes["t"] ?? "n", ""];
        column = attributes["r"] ? columnOf(attributes["r"]) : column + 1;
      }
      taking = name === "v" || name === "t";
    },
    text(text) {
      if (taking && value.length < LONGEST_CELL) value += text.slice(0, LONGEST_CELL);
    },
    close(name) {
      taking = false;
      if (name === "c" && column >= 0 && column < MOST_COLUMNS) {
        while (row.length < column) row.push("");
        row[column] = textOf(type, value, strings).trim();
      }
      if (name === "row" && rows.length < mostRows) rows.push(row);
    },
    isDone: () => rows.length >= mostRows,
  });
  return rows;
}

function textOf(type: string, value: string, strings: readonly string[]): string {
  if (type === "s") return strings[Number(value)] ?? "";
  if (type === "e") return "";
  if (type !== "n" || value === "") return value;
  const number = Number(value);
  // Excel writes a barcode as 4.82000000001E12.
  return Number.isInteger(number) && Math.abs(number) < 1e16 ? number.toFixed(0) : String(number);
}

/** `C7` → 2. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const place = letter.codePointAt(0) ?? 0;
    if (place < 65 || place > 90 || column > MOST_COLUMNS) break;
    column = column * 26 + place - 64;
  }
  return column - 1;
}
