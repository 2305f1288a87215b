import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPictureFolder } from "./picture-folder.ts";

let root: string;
beforeEach(() => void (root = mkdtempSync(path.join(os.tmpdir(), "semyriad-pictures-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Ten files of a hundred bytes fill a shelf. */
const BYTES = 256 * 1_000;
const namesOn = (shelf: string) => readdirSync(path.join(root, shelf)).toSorted();
const heldOn = (shelf: string) => namesOn(shelf).reduce((sum, name) => sum + statSync(path.join(root, shelf, name)).size, 0);
const use = (name: string, hoursAgo: number) => {
  const then = Date.now() / 1_000 - hoursAgo * 3_600;
  utimesSync(path.join(root, name.slice(0, 2), name), then, then);
};
const file = Buffer.alloc(100, "x");

test("a file is found as it was kept, and nothing where there is none", async () => {
  const folder = openPictureFolder(root, { bytes: BYTES });
  await folder.keep("aa1", file);
  expect(await folder.find("aa1")).toEqual(file);
  expect(await folder.find("aa2")).toBeUndefined();
  expect(namesOn("aa")).toEqual(["aa1"]);
});

test("a shelf never holds more than its share; what was used longest ago goes", async () => {
  const folder = openPictureFolder(root, { bytes: BYTES });
  for (let at = 0; at < 10; at += 1) {
    await folder.keep(`aa${at}`, file);
    use(`aa${at}`, 100 - at);
  }
  await folder.keep("bb0", file);
  await folder.find("aa0");
  for (let at = 10; at < 14; at += 1) {
    await folder.keep(`aa${at}`, file);
    expect(heldOn("aa")).toBeLessThanOrEqual(1_000);
  }
  expect(namesOn("aa")).toContain("aa0");
  expect(namesOn("aa")).not.toContain("aa1");
  expect(namesOn("aa")).toContain("aa13");
  expect(namesOn("bb")).toEqual(["bb0"]);
});

test("two processes on one folder keep it bounded together and never miss a file that just went", async () => {
  const both = [openPictureFolder(root, { bytes: BYTES }), openPictureFolder(root, { bytes: BYTES })];
  await Promise.all(
    both.map(async (folder, which) => {
      for (let at = 0; at < 60; at += 1) {
        await folder.keep(`aa${which}-${at}`, file);
        await folder.find(`aa${1 - which}-${at}`);
      }
    }),
  );
  expect(heldOn("aa")).toBeLessThanOrEqual(1_000 + 2 * 100);
});

test("a file larger than a share stays until the next one", async () => {
  const folder = openPictureFolder(root, { bytes: BYTES });
  await folder.keep("aa0", Buffer.alloc(5_000));
  expect(await folder.find("aa0")).toHaveLength(5_000);
  use("aa0", 1);
  await folder.keep("aa1", file);
  expect(namesOn("aa")).toEqual(["aa1"]);
});
