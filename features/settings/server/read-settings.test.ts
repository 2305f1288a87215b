import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../support/test-shop.ts";
import { readSettings, writeSettings } from "../settings.server.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

test("defaults stand until staff writes a value, and a change is seen without a restart", async () => {
  expect((await readSettings(shop)).min_order).toBe(0);
  await writeSettings(shop, { min_order: 90_000 });
  await expect.poll(async () => (await readSettings(shop)).min_order).toBe(90_000);
});

test("a reading that failed is not kept: the next one asks the database again", async () => {
  const restarted: TestShop = { ...shop, memory: new Map() };
  await sql`alter table setting rename to setting_away`.execute(shop.db.read);
  await expect(readSettings(restarted)).rejects.toMatchObject({ code: "42P01" });
  await sql`alter table setting_away rename to setting`.execute(shop.db.read);
  expect((await readSettings(restarted)).min_order).toBe(90_000);
});

test("neither is a failed listening: changes are heard as soon as it succeeds", async () => {
  const restarted: TestShop = {
    ...shop,
    memory: new Map(),
    db: { ...shop.db, changes: { ...shop.db.changes, on: () => Promise.reject(new Error("no connection")) } },
  };
  await expect(readSettings(restarted)).rejects.toThrow("no connection");
  restarted.db = shop.db;
  await readSettings(restarted);
  await writeSettings(shop, { min_order: 70_000 });
  await expect.poll(async () => (await readSettings(restarted)).min_order).toBe(70_000);
});
