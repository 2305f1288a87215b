import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SaxesParser } from "saxes";
import { writeDemoExport } from "./write-demo-export.ts";
import type { WrittenExport } from "./write-demo-export.ts";

let folder: string;
let written: WrittenExport;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demo-export-"));
  written = await writeDemoExport({ folder, products: 500 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("the same input gives the same bytes", async () => {
  const again = await writeDemoExport({ folder: join(folder, "again"), products: 500 });
  expect(await Promise.all(again.files.map(digest))).toEqual(await Promise.all(written.files.map(digest)));
});

test("both files are well-formed CommerceML with a byte order mark, and hold what is reported", async () => {
  const [catalogue, offers] = await Promise.all(written.files.map(countElements));
  expect((await readFile(written.files[0] as string)).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(catalogue?.get("Товар")).toBe(500);
  expect(catalogue?.get("Группа")).toBe(4 + 57);
  expect(offers?.get("Предложение")).toBe(written.variations);
  expect(offers?.get("ТипЦены")).toBe(3);
});

test("text of the goods cannot break out of its element", async () => {
  const text = await readFile(written.files[0] as string, "utf8");
  expect(text).toContain("«");
  expect(text).not.toMatch(/&(?!amp;|lt;|gt;)/);
});

test("progress ends at the number of products", async () => {
  const told: number[] = [];
  await writeDemoExport({ folder: join(folder, "progress"), products: 1_200, onProgress: (done) => told.push(done) });
  expect(told).toEqual([500, 1_000, 1_200]);
});

const digest = async (path: string): Promise<string> =>
  createHash("sha256")
    .update(await readFile(path))
    .digest("hex");

async function countElements(path: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const parser = new SaxesParser({ xmlns: true });
  parser.on("opentag", ({ local, uri }) => {
    expect(uri).toBe("urn:1C.ru:commerceml_2");
    counts.set(local, (counts.get(local) ?? 0) + 1);
  });
  parser.on("error", (error) => {
    throw error;
  });
  for await (const piece of createReadStream(path, { encoding: "utf8" })) parser.write(String(piece));
  parser.close();
  return counts;
}
