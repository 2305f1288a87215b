import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodInShop } from "../../../support/commerceml-files.ts";
import { toldOf } from "../../../support/program.ts";
import { openProgramShop, type ProgramShop } from "./program-shop.ts";

let one: ProgramShop;
let book: Awaited<ReturnType<ProgramShop["program"]>>;
beforeAll(async () => {
  one = await openProgramShop();
  book = await one.program("таблиця");
  await book.put("goods", [
    { id: "1", article: "A-1", name: "Сукня", price: 10, stock: 1 },
    { id: "2", article: "A-2", name: "Плед", price: 10, stock: 1 },
  ]);
});
afterAll(() => one.shop.close());

const windows1251 = (text: string): Uint8Array => {
  const decoder = new TextDecoder("windows-1251");
  const codes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const));
  return Uint8Array.from([...text].map((letter) => codes.get(letter) ?? 63));
};
const utf16 = (text: string): Uint8Array => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
const latin = (text: string): Uint8Array => Buffer.from(text, "latin1");

type Odd = [name: string, table: string | Uint8Array, told: readonly string[], type?: string];

const read: Odd[] = [
  ["a plain table", "id;price\n1;11\n", ["2 1 taken"]],
  ["Excel's own first line", "sep=;\r\nid;price\r\n1;12\r\n", ["3 1 taken"]],
  ["a separator Excel names against all others", "sep=|\nid|price\n1|12,5\n", ["3 1 taken"]],
  ["commas and a quoted decimal comma", 'id,price\n1,"1 234,50"\n', ["2 1 taken"]],
  ["tabs", "id\tціна\n1\t13\n", ["2 1 taken"], "text/tab-separated-values"],
  ["a hard space between thousands", "id;ціна\n1;1\u00A0234,50\n2;1\u202F000\n", ["2 1 taken", "3 2 taken"]],
  ["a byte order mark", "\uFEFFid;price\n1;14\n", ["2 1 taken"]],
  ["UTF-16, as Excel saves a text", utf16("id\tціна\r\n1\t15\r\n"), ["2 1 taken"]],
  ["windows-1251 that says nothing of it", windows1251("Артикул;Ціна\nA-1;16\n"), ["2 1 taken"]],
  ["windows-1251 by name", windows1251("Артикул;Цена\nA-1;17\n"), ["2 1 taken"], "text/csv; charset=windows-1251"],
  ["line ends of old computers", "id;price\r1;18\r2;18\r", ["2 1 taken", "3 2 taken"]],
  ["mixed line ends and no last one", "id;price\r\n1;19\r2;19\n\n1;20", ["2 1 taken", "3 2 taken", "5 1 taken"]],
  ["empty rows, rows of separators and of blanks", "id;price\n\n;;\n  ; \n1;21\n;\n", ["5 1 taken"]],
  ["line ends inside quotes", 'id;price;нотатки\n1;22;"перший\r\nдругий\n\nтретій"\n2;22;x\n', ["2 1 taken", "6 2 taken"]],
  ["a quote in the middle of a cell", 'id;price;note\n1;23;5" екран\n', ["2 1 taken"]],
  ["doubled quotes in a head", '"id";"price"\n"1";"24"\n', ["2 1 taken"]],
  ["heads in capitals with blanks", " ID ; Ціна : Оптова \n1;25\n", ["2 1 taken"]],
  ["heads that say what they count in", "Артикул;Ціна, грн.\nA-1;25,5\n", ["2 1 taken"]],
  ["heads that name a price type as people do", "id;Оптова ціна (грн)\n1;25,7\n", ["2 1 taken"]],
  ["columns nobody knows", "id;price;Полиця;\n1;26;A5;\n", ["2 1 taken"]],
  ["rows that are too short", "id;price;currency\n1;27\n2\n", ["2 1 taken", "3 2 unchanged"]],
  ["a row with a cell too many", "id;price\n1;28;29\n2;28\n", ["2 1 refused tooManyCells", "3 2 taken"]],
  ["a row that is too long by empty cells alone", "id;price\n1;28,5;;;\n", ["2 1 taken"]],
  ["numbers of laboratories", "id;price\n1;1e3\n2;30\n", ["2 1 unchanged priceUnreadable(price)", "3 2 taken"]],
  ["thousands with points and commas", "id;price\n1;1,234.50\n2;31\n", ["2 1 unchanged priceUnreadable(price)", "3 2 taken"]],
  [
    "words, negative and endless prices",
    "id;price\n1;дорого\n1;-5\n1;99999999999\n1;NaN\n1;#N/A\n",
    [
      "2 1 unchanged priceUnreadable(price)",
      "3 1 unchanged priceUnreadable(price)",
      "4 1 unchanged priceTooLarge(price)",
      "5 1 unchanged priceUnreadable(price)",
      "6 1 unchanged priceUnreadable(price)",
    ],
  ],
  ["a barcode a spreadsheet has shortened", "barcode;price\n4,82E+12;5\n", ["2 4,82E+12 refused excelNumber(barcode)"]],
  ["NUL bytes", "id;price\n1\0;5\n2;32\n", ["2  refused strangeCharacters(id)", "3 2 taken"]],
  [
    "broken UTF-8 in one row of many",
    Buffer.concat([Buffer.from("id;ціна;назва\n1;5;Сук"), latin("\xD1"), Buffer.from("ня\n2;33;Плед\n")]),
    ["2 1 refused brokenText(name)", "3 2 taken"],
  ],
  ["a formula is a text", "id;price\n=1+1;5\n", ["2 =1+1 parked waits(id)"]],
  ["the same row twice", "id;price\n1;34\n1;34\n", ["2 1 taken", "3 1 taken"]],
  ["heads alone", "id;price\n", []],
];

const refused: [name: string, table: string | Uint8Array, code: string, line: number][] = [
  ["two heads of one meaning", "id;price;ціна\n1;1;2\n", "headTwice", 1],
  ["no column that names goods", "ціна;залишок\n5;5\n", "noKeyColumn", 1],
  ["a quote that never ends", 'id;price\n1;5\n2;"6\n3;7\n', "csvBroken", 4],
  ["bytes of a picture", Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ", "base64"), "noKeyColumn", 1],
  ["a page of a site", "<!doctype html>\n<html></html>", "noKeyColumn", 1],
  ["too many columns", `id;${"x;".repeat(600)}\n`, "tooManyColumns", 1],
];

describe("a table", () => {
  test.each(read)("with %s is read", async (_, table, told, type) => {
    const answer = await book.put("prices", table, type === undefined ? {} : { type });
    expect(answer.status).toBe(200);
    expect(toldOf(answer)).toEqual(told);
  });

  test.each(refused)("with %s changes nothing and says where", async (_, table, code, line) => {
    const before = await goodInShop(one.shop, "1");
    const answer = await book.put("prices", table);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ state: "failed", fault: { code, line }, results: [] });
    expect(answer.body.fault?.message).not.toMatch(/[{}]/);
    expect(await goodInShop(one.shop, "1")).toEqual(before);
  });

  test("names the columns it did not take", async () => {
    const answer = await book.put("prices", "id;price;Полиця;залишок;назва\n1;40;A5;7;інша\n");
    expect(answer.body.unknownFields.toSorted()).toEqual(["name", "stock", "Полиця"].toSorted());
    expect(await goodInShop(one.shop, "1")).toMatchObject({ name: "Сукня", price: 4_000, onHand: 1 });
  });
});
