import { expect, test } from "vitest";
import { beginsAsNamed, cleanName, endingOf } from "./uploads.rules.ts";

test.each([
  ["прайс.PDF", "pdf"],
  ["каталог.осінь.xlsx", "xlsx"],
  ["без закінчення", ""],
  [".htaccess", ""],
  ["a.", ""],
])("the ending of «%s» is «%s»", (name, ending) => expect(endingOf(name)).toBe(ending));

const bytes = (text: string) => Buffer.from(text, "latin1");
test.each([
  ["a.pdf", "%PDF-1.7", true],
  ["a.pdf", "<html>", false],
  ["a.xlsx", "PK\u0003\u0004", true],
  ["a.xlsx", "MZ", false],
  ["a.xls", "\u00d0\u00cf\u0011\u00e0\u00a1", true],
  ["a.csv", "назва;ціна", true],
  ["a.csv", "MZ\0\0", false],
  ["a.mp4", "\0\0\0\u0020ftypisom", true],
  ["a.mov", "\0\0\0\u0008wide", true],
  ["a.mp4", "<svg onload=alert(1)>", false],
  ["a.webm", "\u001a\u0045\u00df\u00a3", true],
  ["a.exe", "MZ", false],
])("S44 %s that begins with %j: %s", (name, beginning, isSo) => expect(beginsAsNamed(name, bytes(beginning))).toBe(isSo));

test.each([
  ["../../etc/passwd.pdf", "passwd.pdf"],
  ["C:\\Мої документи\\прайс.xlsx", "прайс.xlsx"],
  ['a"b<script>.csv', "abscript.csv"],
  ["а\u202egnp.pdf", "аgnp.pdf"],
  [`${"я".repeat(200)}.zip`, `${"я".repeat(80)}.zip`],
  ["???.pdf", "file.pdf"],
])("«%s» is saved as «%s»", (name, clean) => expect(cleanName(name)).toBe(clean));
