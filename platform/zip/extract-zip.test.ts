import { mkdtemp, readFile, readdir, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { zipOf } from "../../support/test-workbook.ts";
import { extractZip } from "./extract-zip.ts";
import { RefusedArchive } from "./refused-archive.ts";

type Parts = Parameters<typeof zipOf>[0];
const text = (content: string): Uint8Array => Buffer.from(content);
const limits = { entries: 20, bytes: 4 * 1_048_576, ratio: 100 };

async function extract(archive: Uint8Array, isWanted: (name: string) => boolean = () => true) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "semyriad-zip-"));
  await writeFile(path.join(folder, "in.zip"), archive);
  const into = path.join(folder, "out");
  return { into, folder, names: await extractZip(path.join(folder, "in.zip"), { into, isWanted, limits }) };
}
const faultOf = async (archive: Uint8Array): Promise<string> =>
  extract(archive).then(
    () => "taken",
    (error: unknown) => (error instanceof RefusedArchive ? error.fault : String(error)),
  );
const of = (...parts: Parts): Buffer => zipOf(parts);

test("packed and stored files come out, folders by either slash, in Cyrillic too; what is not wanted stays", async () => {
  const { into, names } = await extract(
    of(
      { name: "import.xml", bytes: text("<a/>") },
      { name: "import_files\\ab\\x.jpg", bytes: text("x"), stored: true },
      { name: "import_files/", bytes: text(""), stored: true },
      { name: "фото/y.jpg", bytes: text("y") },
      { name: "run.exe", bytes: text("no") },
    ),
    (name) => !name.endsWith(".exe"),
  );
  expect(names).toEqual(["import.xml", "import_files/ab/x.jpg", "фото/y.jpg"]);
  expect(await readFile(path.join(into, "import_files/ab/x.jpg"), "utf8")).toBe("x");
  expect((await readdir(into)).sort()).toEqual(["import.xml", "import_files", "фото"]);
});

test.each([
  ["a way up", "../x.xml"],
  ["a way up inside", "a/../../x.xml"],
  ["a way up by backslashes", "a\\..\\..\\x.xml"],
  ["an absolute path", "/tmp/x.xml"],
  ["a drive", "C:\\x.xml"],
  ["a name with an end inside", "a.xml\0.jpg"],
  ["a name too long", `${"a".repeat(300)}.xml`],
])("S46 %s is refused", async (_, name) => {
  expect(await faultOf(of({ name, bytes: text("x") }))).toBe("outside");
});

test("S46 links, encrypted entries and two files of one name are refused", async () => {
  expect(await faultOf(of({ name: "a.xml", bytes: text("/etc/passwd"), mode: 0o120777 }))).toBe("link");
  expect(await faultOf(of({ name: "a.xml", bytes: text("x"), flags: 1 }))).toBe("encrypted");
  expect(await faultOf(of({ name: "a.xml", bytes: text("x") }, { name: "A.XML", bytes: text("y") }))).toBe("twice");
});

test("S46 a bomb is stopped while it inflates, whatever size it claims", async () => {
  expect(await faultOf(of({ name: "a.xml", bytes: Buffer.alloc(3 * 1_048_576) }))).toBe("tooLarge");
  const noise = Buffer.from(Array.from({ length: 1_400_000 }, (_, at) => (at * 2_654_435_761) % 251));
  const many = Array.from({ length: 4 }, (_, at) => ({ name: `${at}.jpg`, bytes: noise, stored: true as const }));
  expect(await faultOf(of(...many))).toBe("tooLarge");
});

test("S46 more entries than allowed, a broken archive and no archive at all are refused", async () => {
  expect(await faultOf(of(...Array.from({ length: 21 }, (_, at) => ({ name: `${at}.xml`, bytes: text("x") }))))).toBe("tooMany");
  const whole = of({ name: "a.xml", bytes: text("x".repeat(500)) });
  const spoilt = Buffer.from(whole);
  spoilt.fill(0xff, 36, 40);
  expect(await faultOf(spoilt)).toBe("broken");
  expect(await faultOf(whole.subarray(0, 40))).toBe("broken");
  expect(await faultOf(text("not a zip"))).toBe("broken");
  expect(await faultOf(text(""))).toBe("broken");
});
