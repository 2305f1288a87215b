import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { workbookOf, zipOf } from "../../support/test-workbook.ts";
import { readDelimited } from "./read-delimited.ts";
import { readTable } from "./read-table.ts";
import { UnreadableTable } from "./unreadable-table.ts";

const read = (bytes: Uint8Array, most = 100) => readTable(bytes, most);
const whyOf = (bytes: Uint8Array) =>
  read(bytes).then(
    () => "read",
    (error: unknown) => (error instanceof UnreadableTable ? error.why : error),
  );

describe("texts with separators", () => {
  test("a separator inside quotes parts nothing", () => {
    expect(readDelimited('a,b\n"1; ""2""; 3",4\n"5;6",7', 9)).toEqual([
      ["a", "b"],
      ['1; "2"; 3', "4"],
      ["5;6", "7"],
    ]);
  });

  test("tabs win over semicolons, those over commas; Excel's own line says it outright", () => {
    expect(readDelimited("SR-1\t46\t4,0\nSR-2\t48\t8", 9)).toEqual([
      ["SR-1", "46", "4,0"],
      ["SR-2", "48", "8"],
    ]);
    expect(readDelimited("SR-1;46;4,5", 9)).toEqual([["SR-1", "46", "4,5"]]);
    expect(readDelimited("SR-1,46,4", 9)).toEqual([["SR-1", "46", "4"]]);
    expect(readDelimited("sep=,\r\nSR-1;46,4", 9)).toEqual([["SR-1;46", "4"]]);
  });

  test("quotes keep separators and lines, one that is never closed is a letter", () => {
    expect(readDelimited('"SR-1; ""new""\n2";4\r\nSR-3;"5" ', 9)).toEqual([
      ['SR-1; "new"\n2', "4"],
      ["SR-3", "5"],
    ]);
    expect(readDelimited('"SR-1;4\nSR-2;5', 9)).toEqual([
      ['"SR-1', "4"],
      ["SR-2", "5"],
    ]);
  });

  test("whatever table is written as CSV is read back the same, whatever the line ends", () => {
    const cell = fc.string({ unit: fc.constantFrom("а", "Ї", '"', ";", "\n", "7", "-") }).map((text) => text.trim());
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 }),
        fc.constantFrom("\n", "\r\n"),
        (table, end) => {
          const text = table.map((row) => row.map(quoted).join(";")).join(end);
          expect(readDelimited(`sep=;\n${text}`, 1_000)).toEqual(table);
        },
      ),
    );
  });

  test("any text is read without an error and within the most rows", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(readDelimited(text, 5).length).toBeLessThanOrEqual(5);
      }),
    );
  });

  test("encodings: a byte order mark, plain UTF-8, CP1251, UTF-16 as Excel saves «Unicode text»", async () => {
    const table = [["бордовий", "ї", "4"]];
    const text = "бордовий;ї;4";
    const utf16 = Buffer.from(`\uFEFF${text}`, "utf16le");
    const cp1251 = Uint8Array.from([...text].map((letter) => ({ ї: 0xbf, і: 0xb3 })[letter] ?? cp1251Code(letter)));
    for (const bytes of [Buffer.from(`\uFEFF${text}`), Buffer.from(text), utf16, cp1251]) expect(await read(bytes)).toEqual(table);
  });
});

const cp1251Code = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0;
  return code >= 0x410 ? code - 0x410 + 0xc0 : code;
};

describe("workbooks", () => {
  test("the first visible sheet, numbers as a person sees them, gaps kept", async () => {
    const file = workbookOf([
      ["Артикул", "К-сть", "Штрихкод"],
      ["SR & <1>", 4, 4.820000000017e12],
    ]);
    expect(await read(file)).toEqual([
      ["Артикул", "К-сть", "Штрихкод"],
      ["SR & <1>", "4", "4820000000017"],
    ]);
    const gaps = workbookOf([], {
      "xl/worksheets/sheet1.xml":
        '<worksheet><sheetData><row r="2"><c r="C2" t="inlineStr"><is><t> x </t></is></c></row><row><c t="str"><f>1</f><v>y</v></c><c t="e"><v>#N/A</v></c><c><v>0.5</v></c></row></sheetData></worksheet>',
    });
    expect(await read(gaps)).toEqual([[], ["", "", "x"], ["y", "", "0.5"]]);
  });

  test("only as many rows as asked are read", async () => {
    expect(await read(workbookOf(Array.from({ length: 500 }, (_, at) => [at])), 7)).toHaveLength(7);
    const far = '<worksheet><sheetData><row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData></worksheet>';
    expect((await read(workbookOf([], { "xl/worksheets/sheet1.xml": far }))).length).toBeLessThanOrEqual(100);
  });

  test("other files say what they are", async () => {
    expect(await whyOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))).toBe("old-format");
    for (const page of [
      "<html><table><tr><td>SR-1</td></tr></table>",
      '\uFEFF<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>',
      "\r\nMIME-Version: 1.0\r\n",
    ])
      expect(await whyOf(Buffer.from(page)), page).toBe("old-format");
    expect(await whyOf(Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 1, 2]))).toBe("not-a-table");
    expect(await whyOf(zipOf([{ name: "word/document.xml", bytes: Buffer.from("<a/>") }]))).toBe("not-a-table");
    expect(await whyOf(Buffer.from("PK\u0003\u0004 and nothing more"))).toBe("broken");
  });

  test("S46 hostile files: bombs, entities, depth, lies about places, entries without end", async () => {
    const sheet = "xl/worksheets/sheet1.xml";
    const withSheet = (text: string) => workbookOf([], { [sheet]: text });
    expect(await whyOf(withSheet(`<worksheet>${" ".repeat(40_000_000)}</worksheet>`))).toBe("too-large");
    expect(await whyOf(withSheet('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet>&x;</worksheet>'))).toBe("broken");
    expect(await whyOf(withSheet("<worksheet>&x;</worksheet>"))).toBe("broken");
    expect(await whyOf(withSheet("<a>".repeat(40)))).toBe("broken");
    expect(await whyOf(withSheet("<worksheet><sheetData><row>"))).toBe("broken");
    const many = Array.from({ length: 1_001 }, (_, at) => ({ name: `${at}`, bytes: Buffer.from("1"), stored: true as const }));
    expect(await whyOf(zipOf(many))).toBe("too-large");
    const strings = `<sst>${"<si><t>1</t></si>".repeat(200_001)}</sst>`;
    expect(await whyOf(workbookOf([["1"]], { "xl/sharedStrings.xml": strings }))).toBe("too-large");
  });

  test("S46 what would be gone through at once, and hold up everybody, is refused before", async () => {
    const attributes = Array.from({ length: 50_000 }, (_, at) => `a${at}=""`).join(" ");
    expect(await whyOf(workbookOf([], { "xl/worksheets/sheet1.xml": `<worksheet ${attributes}/>` }))).toBe("broken");
    expect(await whyOf(workbookOf([], { "xl/workbook.xml": `<w>${"<sheet/>".repeat(200_000)}</w>` }))).toBe("too-large");
    const relations = Array.from({ length: 40_000 }, (_, at) => `<Relationship Id="${at}" Target="a"/>`).join("");
    expect(await whyOf(workbookOf([], { "xl/_rels/workbook.xml.rels": `<r>${relations}</r>` }))).toBe("too-large");
    for (const endless of [";".repeat(1_100), '"a;'.repeat(3_000), "x".repeat(40_000), `"${'a""'.repeat(20_000)}`, '"'.repeat(70_001)])
      expect(await whyOf(Buffer.from(endless)), endless.slice(0, 9)).toBe("not-a-table");
    expect(readDelimited(`${";".repeat(999)}\n"${"a".repeat(30_000)};1"`, 9).map((row) => row.length)).toEqual([1_000, 1]);
  });

  test("a file damaged anywhere is read or refused, never anything else", async () => {
    const whole = workbookOf([
      ["SR-1", 4],
      ["SR-2", 8],
    ]);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 5), fc.integer({ min: 0, max: 255 }), fc.boolean(), async (at, value, cut) => {
        const damaged = Buffer.from(cut ? whole.subarray(0, at + 5) : whole);
        if (!cut) damaged[at + 4] = value;
        expect(["read", "broken", "too-large", "not-a-table"]).toContain(await whyOf(damaged));
      }),
    );
  });
});
