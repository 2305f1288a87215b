import { crc32, deflateRawSync } from "node:zlib";

type Part = {
  name: string;
  bytes: Uint8Array;
  /** Stored as it is, or with a size the archive lies about. */ stored?: true;
  /** As Unix has it; a link is one. */ mode?: number;
  flags?: number;
};

/** A zip archive of these parts. */
export function zipOf(parts: readonly Part[]): Buffer {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { name, bytes, stored, mode = 0, flags = 0 } of parts) {
    const packed = stored ? Buffer.from(bytes) : deflateRawSync(bytes);
    const title = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(stored ? 0 : 8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    fields.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), fields, title, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(at, 10);
    centrals.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), fields, tail, title]));
    locals.push(local);
    at += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, central, Buffer.from("PK\u0005\u0006"), end]);
}

const xml = (text: string): Uint8Array => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
const letters = "ABCDEFGHIJ";

/** A workbook as Excel saves one: texts in the list of strings, numbers as numbers. `parts` replace or add entries. */
export function workbookOf(rows: readonly (readonly (string | number)[])[], parts: Readonly<Record<string, string>> = {}): Buffer {
  const strings = [...new Set(rows.flat().filter((cell) => typeof cell === "string"))];
  const cell = (value: string | number, at: string) =>
    typeof value === "string" ? `<c r="${at}" t="s"><v>${strings.indexOf(value)}</v></c>` : `<c r="${at}"><v>${value}</v></c>`;
  const sheet = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((one, at) => cell(one, `${letters[at]}${row + 1}`)).join("")}</row>`,
  );
  const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const all: Record<string, string> = {
    "xl/workbook.xml": `<workbook xmlns:r="${relations}"><sheets><sheet name="old" sheetId="1" state="hidden" r:id="rId9"/><sheet name="Лист1" sheetId="2" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    "xl/sharedStrings.xml": `<sst>${strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join("")}</sst>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${sheet.join("")}</sheetData></worksheet>`,
    ...parts,
  };
  return zipOf(Object.entries(all).map(([name, text]) => ({ name, bytes: xml(text) })));
}
