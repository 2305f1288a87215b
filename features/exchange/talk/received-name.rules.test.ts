import { expect, test } from "vitest";
import { receivedName } from "./received-name.rules.ts";

test.each([
  ["import0_1.xml", { name: "import0_1.xml", kind: "xml" }],
  [" offers.XML ", { name: "offers.XML", kind: "xml" }],
  ["v8_1.zip", { name: "v8_1.zip", kind: "archive" }],
  ["import_files/ab/front.JPG", { name: "import_files/ab/front.JPG", kind: "picture" }],
  [String.raw`import_files\ab\front.jpg`, { name: "import_files/ab/front.jpg", kind: "picture" }],
  [String.raw`C:\bases\webdata\import.xml`, { name: "import.xml", kind: "xml" }],
  [String.raw`C:\bases\out\import.xml`, { name: "import.xml", kind: "xml" }],
  ["/srv/out/import.xml", { name: "import.xml", kind: "xml" }],
  ["readme.txt", { name: "readme.txt", kind: "other" }],
  ["import.xml.exe", { name: "import.xml.exe", kind: "other" }],
])("S45 %j is %j", (written, name) => expect(receivedName(written)).toEqual(name));

test.each([
  "",
  "  ",
  "/",
  "..",
  "../import.xml",
  "import_files/../../secret.xml",
  String.raw`..\import.xml`,
  String.raw`C:\a\..\import.xml`,
  "im\0port.xml",
  "im\nport.xml",
  `${"a".repeat(297)}.xml`,
])("S45 %j is no name", (written) => expect(receivedName(written)).toBeUndefined());

test("S45 a name has three hundred characters at most", () => {
  expect(receivedName(`${"a".repeat(296)}.xml`)?.name).toHaveLength(300);
});
