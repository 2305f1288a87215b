import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { kopiykas } from "../../../../platform/money/money.ts";
import { findAll, readXml } from "../../../../support/read-xml.ts";
import { inSlices, testOffer, whole } from "../../../../support/test-offer.ts";
import { csvFile } from "../../../../platform/spreadsheet/csv-file.ts";
import { priceColumns } from "./price-columns.ts";
import { workbookFile } from "../../../../platform/spreadsheet/workbook-file.ts";

const columns = (locale: "ua" | "ru" = "ua") => priceColumns(locale, { origin: "https://shop.example", priceOf: () => kopiykas(1_820_00) });
const odd = testOffer(
  { name: { uk: '=HYPERLINK("http://x")', ru: "" }, brand: 'A, "B"\nC', suborder: true, suborderDays: 7 },
  { recommendedPrice: kopiykas(1_999_90) },
);
const offers = [testOffer(), odd];
const row = ["СК-100", "Сукня літня", "Одяг / Сукні", "червоний", "46", "Ladna", "4006381333931", "1399", "1820", "", "1", "1", "5", ""];

async function sheetOf(): Promise<string[][]> {
  const pieces = await whole(workbookFile(inSlices(offers), { sheet: 'Прайс "А" & Б', columns: columns() }));
  const files = unzipSync(Buffer.concat(pieces));
  const read = (name: string) => readXml(strFromU8(files[name] ?? new Uint8Array()));
  expect(findAll(read("xl/workbook.xml"), "sheet")[0]?.attributes["name"]).toBe('Прайс "А" & Б');
  for (const name of ["[Content_Types].xml", "_rels/.rels", "xl/_rels/workbook.xml.rels", "xl/styles.xml"]) read(name);
  return findAll(read("xl/worksheets/sheet1.xml"), "row").map(({ children }) =>
    children.map((cell) => [...findAll(cell, "v"), ...findAll(cell, "t")].map(({ text }) => text).join("")),
  );
}

test("CSV: a mark of UTF-8, a line each, quoted where it must be, inert in a spreadsheet", async () => {
  const text = (await whole(csvFile(inSlices(offers), columns()))).join("");
  expect(text.startsWith("\uFEFFАртикул,Назва,Категорія,")).toBe(true);
  const [, first, second] = text.split("\r\n");
  expect(first).toBe(`${row.join(",")},https://shop.example/product/dress?colour=red&size=46,https://shop.example/pictures/11/1080.jpg`);
  expect(second).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(second).toContain('"A, ""B""\nC"');
  expect(second).toContain(",1999.9,1,1,5,7,");
});

test("a workbook: the same rows, texts as texts and numbers as numbers", async () => {
  const [titles, first, second] = await sheetOf();
  expect(titles?.slice(0, 3)).toEqual(["Артикул", "Назва", "Категорія"]);
  expect(first?.slice(0, row.length)).toEqual(row);
  expect(second?.slice(1, 6)).toEqual(['=HYPERLINK("http://x")', "Одяг / Сукні", "червоний", "46", 'A, "B"\nC']);
});

test("in Russian: titles, names and pages", async () => {
  const [titles, first] = (await whole(csvFile(inSlices(offers), columns("ru")))).join("").split("\r\n");
  expect(titles).toContain("Название,Категория,Цвет");
  expect(first).toContain("Платье летнее,Одежда / Платья,красный");
  expect(first).toContain("https://shop.example/ru/product/dress");
});
