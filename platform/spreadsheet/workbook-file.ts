import { strToU8, Zip, ZipDeflate } from "fflate";
import { xmlText } from "../text/xml-text.ts";
import type { FileColumn } from "./file-column.ts";

const LEVEL = 3;

/** One sheet, streamed: `write-excel-file` holds every cell until the end, and all goods are a hundred thousand rows. */
export async function* workbookFile<Row>(
  slices: AsyncIterable<readonly Row[]>,
  { sheet, columns }: { sheet: string; columns: readonly FileColumn<Row>[] },
): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  const whole = (name: string, text: string) => {
    const file = new ZipDeflate(name, { level: LEVEL });
    zip.add(file);
    file.push(strToU8(`${HEAD}${text}`), true);
  };
  const taken = () => {
    const pieces = made;
    made = [];
    return pieces;
  };
  for (const [name, text] of Object.entries(partsAround(sheet))) whole(name, text);
  const rows = new ZipDeflate("xl/worksheets/sheet1.xml", { level: LEVEL });
  zip.add(rows);
  rows.push(
    strToU8(
      `${HEAD}${sheetHead(columns)}${row(
        columns.map(({ title }) => title),
        BOLD,
      )}`,
    ),
  );
  for await (const slice of slices) {
    rows.push(strToU8(slice.map((one) => row(columns.map(({ of }) => of(one)))).join("")));
    yield* taken();
  }
  rows.push(strToU8("</sheetData></worksheet>"), true);
  zip.end();
  yield* taken();
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const BOLD = 1;

/** The other parts of a workbook (ECMA-376, part 1). */
function partsAround(sheet: string): Record<string, string> {
  const type = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
  const relations = (all: string) => `<Relationships xmlns="${PACKAGE}/relationships">${all}</Relationships>`;
  const font = (more: string) => `<font>${more}<sz val="11"/><name val="Calibri"/></font>`;
  const cell = (fontId: number) =>
    `<xf numFmtId="0" fontId="${fontId}" fillId="0" borderId="0" xfId="0"${fontId ? ' applyFont="1"' : ""}/>`;
  return {
    "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type("workbook.xml", "sheet.main")}${type("worksheets/sheet1.xml", "worksheet")}${type("styles.xml", "styles")}</Types>`,
    "_rels/.rels": relations(relation(1, "officeDocument", "xl/workbook.xml")),
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xmlText(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations(relation(1, "worksheet", "worksheets/sheet1.xml") + relation(2, "styles", "styles.xml")),
    "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><fonts count="2">${font("")}${font("<b/>")}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1">${cell(0)}</cellStyleXfs><cellXfs count="2">${cell(0)}${cell(1)}</cellXfs></styleSheet>`,
  };
}

/** The titles stay in view. */
function sheetHead(columns: readonly { width: number }[]): string {
  const widths = columns.map(({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join("");
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData>`;
}

/** A text in its own cell is never a formula. */
function row(values: readonly (string | number)[], style?: number): string {
  const styled = style === undefined ? "" : ` s="${style}"`;
  const cells = values.map((value) =>
    typeof value === "number"
      ? `<c${styled}><v>${value}</v></c>`
      : value === ""
        ? "<c/>"
        : `<c t="inlineStr"${styled}><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`,
  );
  return `<row>${cells.join("")}</row>`;
}
