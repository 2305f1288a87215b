import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaticFiles } from "./static-files.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "semyriad-files-"));
const code = "export const goods = 'Сукня';\n".repeat(300);
const packedByBuild = brotliCompressSync(code);
const picture = Buffer.from([1, 2, 3, 4]);
let files: Awaited<ReturnType<typeof openStaticFiles>>;
beforeAll(async () => {
  writeFileSync(path.join(folder, "packed.js"), code);
  writeFileSync(path.join(folder, "packed.js.br"), packedByBuild);
  writeFileSync(path.join(folder, "plain.js"), code);
  writeFileSync(path.join(folder, "view.png"), picture);
  files = await openStaticFiles(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("what the build has packed is sent as it packed it, and is the file", async () => {
  const file = await files.find("/packed.js");
  expect(file?.bodyIn("br").body.equals(packedByBuild)).toBe(true);
  expect(file?.bodyIn("identity").body.toString()).toBe(code);
  expect(file?.headers["Content-Type"]).toBe("text/javascript; charset=utf-8");
});

test("a file of text that the build has not packed is packed when it is asked for", async () => {
  const file = await files.find("/plain.js");
  expect(brotliDecompressSync(file?.bodyIn("br").body ?? "").toString()).toBe(code);
  expect(await files.find("/plain.js")).toBe(file);
});

test("a picture comes as it is, whatever the client takes", async () => {
  const file = await files.find("/view.png");
  expect(file?.bodyIn("br")).toEqual({ body: picture, encoding: "identity" });
});

test.each(["/packed.js.br", "/", "/../packed.js", "/none.js"])("%s is no file", (address) => {
  expect(files.find(address)).toBeUndefined();
});
