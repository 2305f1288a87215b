import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";
import { askForCopy, keepCopies, madeAt, newestCopy } from "./keep-copies.ts";

let shop: TestShop;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "semyriad-copies-"));
  shop = await openTestShop({ database: "embedded", config: { dataDir, embeddedCopies: 2 } });
});
afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});
const copies = () => readdirSync(path.join(dataDir, "copies")).sort();

test("S64 a copy is made five minutes after the first start, then each hour, and the newest are kept", async () => {
  const start = shop.clock.now();
  await keepCopies(shop);
  expect(await newestCopy(shop.config)).toBeUndefined();
  shop.clock.advanceSeconds(300);
  mkdirSync(path.join(dataDir, "copies", "left-behind.tar.making"), { recursive: true });
  await keepCopies(shop);
  expect(copies()).toEqual(["2026-11-21T10-05-00.000Z.tar"]);
  expect(statSync(path.join(dataDir, "copies", "2026-11-21T10-05-00.000Z.tar")).mode & 0o077).toBe(0);
  expect(madeAt(copies()[0] ?? "").getTime() - start.getTime()).toBe(300_000);
  for (let minutes = 0; minutes < 2 * 60; minutes += 20) {
    shop.clock.advanceSeconds(1_200);
    await keepCopies(shop);
  }
  expect(copies()).toEqual(["2026-11-21T11-05-00.000Z.tar", "2026-11-21T12-05-00.000Z.tar"]);
});

test("S64 after a start the next copy is due an hour after the newest one, not earlier and not later", async () => {
  const restarted: TestShop = { ...shop, memory: new Map() };
  shop.clock.set("2026-11-21T13:04:59Z");
  await keepCopies(restarted);
  expect(copies().at(-1)).toBe("2026-11-21T12-05-00.000Z.tar");
  shop.clock.set("2026-11-21T13:05:00Z");
  await keepCopies(restarted);
  expect(copies().at(-1)).toBe("2026-11-21T13-05-00.000Z.tar");
});

test("a copy that is asked for is made at once, by whoever has the folder", async () => {
  shop.clock.advanceSeconds(60);
  const asked = askForCopy(shop.config);
  await expect.poll(() => copies()).toContain("wanted");
  await keepCopies(shop);
  expect(await asked).toBe(path.join(dataDir, "copies", "2026-11-21T13-06-00.000Z.tar"));
  expect(copies()).not.toContain("wanted");
});

test("a disk that is short of room gets no more copies by itself", async () => {
  const short: TestShop = { ...shop, memory: new Map(), condition: { ...shop.condition, disk: () => "short" } };
  shop.clock.advanceSeconds(36_000);
  const before = copies();
  await keepCopies(short);
  expect(copies()).toEqual(before);
  writeFileSync(path.join(dataDir, "copies", "wanted"), "");
  await keepCopies(short);
  expect(copies().at(-1)).not.toBe(before.at(-1));
});
