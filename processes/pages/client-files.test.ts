import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepClientFiles, openClientFiles } from "./client-files.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "semyriad-client-files-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const dataDir = () => path.join(folder, "data");
/** A build as the bundlers leave it. */
function build(name: string): string {
  const built = path.join(folder, name);
  for (const part of ["client", "backoffice"]) {
    mkdirSync(path.join(built, part, "assets"), { recursive: true });
    writeFileSync(path.join(built, part, "assets", `entry-${name}.js`), `export const build = "${part} ${name}";`);
    writeFileSync(path.join(built, part, "index.html"), name);
  }
  return built;
}
const started = async (name: string) => {
  const built = build(name);
  await keepClientFiles({ built, dataDir: dataDir(), buildId: name });
  return openClientFiles({ built, dataDir: dataDir() }, "client");
};
const textOf = async (files: Awaited<ReturnType<typeof started>>, address: string) =>
  (await files.find(address))?.bodyIn("identity").body.toString();

test("S61 while two builds run, either serves the code of both, and a page keeps its own", async () => {
  const before = await started("before");
  const after = await started("after");
  for (const files of [before, after]) {
    expect(await textOf(files, "/assets/entry-before.js")).toBe('export const build = "client before";');
    expect(await textOf(files, "/assets/entry-after.js")).toBe('export const build = "client after";');
  }
  expect([await textOf(before, "/index.html"), await textOf(after, "/index.html")]).toEqual(["before", "after"]);
});

test("S61 what carries no name of its own, or leaves the folder, is taken from no other build", async () => {
  await started("before");
  const after = await started("after");
  for (const address of ["/assets/entry-none.js", "/assets/../../../before/client/index.html", "/assets/", "/before"])
    expect(await after.find(address)).toBeUndefined();
});

test("S61 the back office's code is kept as well, apart from the storefront's", async () => {
  await started("before");
  const files = await openClientFiles({ built: build("after"), dataDir: dataDir() }, "backoffice");
  expect(await textOf(files, "/assets/entry-before.js")).toBe('export const build = "backoffice before";');
});

test("S61 three builds are kept, the one that started last longest; a start that broke off leaves nothing that is served", async () => {
  mkdirSync(path.join(dataDir(), "client-files", "first.7.making"), { recursive: true });
  for (const [at, name] of ["first", "second", "third", "first", "fourth"].entries()) {
    await started(name);
    utimesSync(path.join(dataDir(), "client-files", name), at, at);
  }
  expect(
    readdirSync(path.join(dataDir(), "client-files"))
      .filter((name) => !name.endsWith(".making"))
      .sort(),
  ).toEqual(["first", "fourth", "third"]);
});
