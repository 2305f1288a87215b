import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Format } from "../../../programs/limits.rules.ts";
import { readRows } from "./read-rows.ts";

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), "semyriad-rows-"))));
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Uint8Array, format: Format = "csv") {
  const place = path.join(folder, "rows");
  await writeFile(place, content);
  const found = [];
  for await (const { row, values } of readRows({ place, name: "rows", format, charset: "" })) found.push({ row, ...values });
  return found;
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const windows1251 = (() => {
  const decoder = new TextDecoder("windows-1251");
  return new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const));
})();

/** Texts as people write them: with quotes, separators and line ends in them. */
const cells = fc
  .array(fc.constantFrom("a", "ї", "Є", "ж", "7", " ", '"', "'", ";", ",", "\t", "|", "\n", "#", "=", "/", "№", "😀"), {
    minLength: 1,
    maxLength: 12,
  })
  .map((letters) => letters.join(""))
  .filter((text) => text.trim() !== "");

test("what is written by the rules of CSV is read again, whatever stands between cells and at line ends", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cells, cells), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(";", ",", "\t", "|"),
      fc.constantFrom("\n", "\r\n", "\r"),
      fc.boolean(),
      async (rows, separator, end, hasMark) => {
        const lines = [["id", "name"], ...rows].map((row) => row.map((cell) => quoted(cell.replaceAll("\n", end))).join(separator));
        const found = await read(`${hasMark ? "\uFEFF" : ""}${lines.join(end)}${end}`);
        expect(found.map(({ texts }) => [texts.get("id"), texts.get("name")])).toEqual(rows.map((row) => row.map((cell) => cell.trim())));
        let line = 2;
        for (const [at, row] of rows.entries()) {
          expect(found[at]?.row).toBe(line);
          line += row.join("").split("\n").length;
        }
      },
    ),
    { numRuns: 150 },
  );
});

test("windows-1251 and UTF-8 of the same words are told apart", async () => {
  const words = fc.array(fc.constantFrom("Сукня", "Рівне", "сорочка", "СІРИЙ", "плед", "їжак", "Ґудзик", "РіС", "А", "і"), {
    minLength: 3,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(words, async (names) => {
      const table = `id;назва\n${names.map((name, at) => `${at};${name}`).join("\n")}`;
      const bytes = Uint8Array.from([...table].map((letter) => windows1251.get(letter) ?? 0));
      const named = (rows: Awaited<ReturnType<typeof read>>) => rows.map(({ texts }) => texts.get("name"));
      expect(named(await read(bytes))).toEqual(names);
      expect(named(await read(table))).toEqual(names);
    }),
    { numRuns: 150 },
  );
});

test("objects in lines and in an array are read the same", async () => {
  const object = fc.record(
    { id: cells, name: cells, price: fc.double({ min: 0, max: 1e6, noNaN: true }), stock: fc.integer() },
    { requiredKeys: ["id"] },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(object, { maxLength: 10 }), async (objects) => {
      const inArray = await read(JSON.stringify(objects), "json");
      const inLines = await read(objects.map((one) => JSON.stringify(one)).join("\n"), "ndjson");
      expect(inLines).toEqual(inArray);
      expect(inArray.map(({ texts }) => texts.get("id"))).toEqual(objects.map(({ id }) => id.trim()));
    }),
    { numRuns: 150 },
  );
});

test("any bytes at all are read or refused in words, and never anything else", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.constantFrom<Format>("json", "ndjson", "csv"), async (bytes, format) => {
      const head = format === "csv" ? Buffer.from("id;price\n") : Buffer.alloc(0);
      const found = await read(Buffer.concat([head, bytes]), format).catch((error: unknown) => error);
      if (found instanceof Error) expect(found.name).toBe("UnreadableFile");
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["a head", `${";".repeat(6_000_000)}\n`, 1],
  ["a row", `id;name\n77;Сукня\n${";".repeat(6_000_000)}`, 3],
])("S46 %s of six million empty cells is refused before it fills the memory", async (_, table, line) => {
  await expect(read(table)).rejects.toMatchObject({ reason: "rowTooLong", line });
});

test("S46 a row of more fields than a table has columns is refused alone, at any depth, and a cell names as many categories as a list", async () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`властивість ${at}`, "так"]));
  const rows = [
    { id: "1", ...many(499) },
    { id: "2", ...many(500) },
    { id: "3", variations: [{ id: "3#1", ...many(500) }] },
  ];
  const found = await read(JSON.stringify(rows), "json");
  expect(found.map(({ faults }) => faults.filter(({ whole }) => whole).map(({ reason }) => reason))).toEqual([
    [],
    ["tooManyElements"],
    ["tooManyElements"],
  ]);
  const [row] = await read(`id;groups\n77;"${Array.from({ length: 20_000 }, (_, at) => at).join(",")}"`);
  expect(row?.groups).toHaveLength(500);
});
