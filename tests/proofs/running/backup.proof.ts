import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { apiClient, newPhone, type ApiClient } from "../../../support/api-client.ts";
import { placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { ensureTestPostgres, freePort } from "../../../support/postgres-cluster.ts";
import { temporaryFolders } from "../../../support/run/temporary-folders.ts";
import { startShop } from "../../../support/running-shop.ts";

const folder = temporaryFolders();

/** One of the shop's programs; what it said, by lines. */
function run(program: "backup" | "restore", env: Record<string, string>, ...args: string[]): { code: number | null; said: string } {
  const { TEST_DATABASE_URL: _, DATABASE_URL: __, ...rest } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [`processes/${program}.ts`, ...args], {
    env: { ...rest, NODE_ENV: "production", DEMO: "off", LOG_LEVEL: "error", ...env },
    encoding: "utf8",
  });
  return { code: status, said: `${stdout}${stderr}`.trim() };
}
const ordersOf = async (client: ApiClient): Promise<number[]> =>
  ((await client.get("/api/get-orders")).body as { orders: { number: number }[] }).orders.map(({ number }) => number);

/** Neither program asks it. */
const bucket = { S3_ENDPOINT: "http://127.0.0.1:9", S3_BUCKET: "shop", S3_ACCESS_KEY_ID: "shop", S3_SECRET_ACCESS_KEY: "0123456789" };

const kinds = [
  [
    "the embedded database",
    async () => ({ DATABASE_URL: "" }),
    (dataDir: string) => rmSync(path.join(dataDir, "database"), { recursive: true }),
  ],
  [
    "PostgreSQL",
    async () => ({ DATABASE_URL: await ensureTestPostgres(), DEMO_PRODUCTS: "20" }),
    async (_: string, env: Record<string, string>) => {
      const client = new pg.Client({ connectionString: env["DATABASE_URL"] });
      await client.connect();
      await client.query("drop schema public, pgboss cascade; create schema public");
      await client.end();
    },
  ],
] as const;

test.each(kinds)("S65 %s: backed up while it serves, destroyed, restored: what was is there, and in order", async (_, open, destroy) => {
  const env: Record<string, string> = { ...(await open()), PORT: String(await freePort()) };
  const shop = await startShop(env);
  const { dataDir } = shop;
  const client = apiClient(shop.url);
  await client.signIn(newPhone(), shop.codeFor);
  const kept = await placeOrderByCalls(client);
  const to = path.join(folder("backups"), "shop.tar");
  const programEnv = { ...env, DATA_DIR: dataDir };
  expect(run("backup", programEnv, to)).toEqual({ code: 0, said: `backup ${to}` });
  expect(await ordersOf(client)).toEqual([kept]);
  await placeOrderByCalls(client);
  await shop.stop({ isKept: true });

  expect(run("restore", programEnv, to)).toMatchObject({ code: 1, said: expect.stringMatching(/^There is a shop in .*--replace.*$/) });
  await destroy(dataDir, env);
  rmSync(path.join(dataDir, "files"), { recursive: true });
  const restored = run("restore", programEnv, to, ...(env["DATABASE_URL"] ? ["--replace"] : []));
  expect(restored).toMatchObject({ code: 0, said: expect.stringMatching(/^restored .*\nstock, carts and orders are in order$/) });

  const again = await startShop(env, { dataDir });
  expect(await ordersOf(client)).toEqual([kept]);
  expect(readdirSync(path.join(dataDir, "files")).length).toBeGreaterThan(0);
  expect(await placeOrderByCalls(client)).toBeGreaterThan(kept);
  await again.stop({ isKept: true });

  expect(run("restore", programEnv, to, "--replace")).toMatchObject({ code: 0, said: expect.stringContaining("what was there is in") });

  const withBucket = { ...programEnv, ...bucket };
  const without = path.join(folder("backups"), "without-files.tar");
  expect(run("backup", withBucket, without).said).toBe(`files are not in it: they lie in the bucket shop\nbackup ${without}`);
  expect(run("restore", withBucket, to, "--replace").said).toContain(
    `files are in ${path.join(dataDir, "files")}: copy them into the bucket shop`,
  );
  rmSync(dataDir, { recursive: true });
});

test("S64 a destroyed folder is put right from its newest copy by one command, and what was there is kept aside", async () => {
  const env = { DATABASE_URL: "", PORT: String(await freePort()) };
  const shop = await startShop(env);
  const { dataDir } = shop;
  const client = apiClient(shop.url);
  await client.signIn(newPhone(), shop.codeFor);
  const number = await placeOrderByCalls(client);
  // Makes the running shop take the same copy as each hour.
  expect(run("backup", { ...env, DATA_DIR: dataDir }).code).toBe(0);
  await shop.kill();
  for (const name of readdirSync(path.join(dataDir, "database", "base", "1")))
    writeFileSync(path.join(dataDir, "database", "base", "1", name), "x");
  rmSync(path.join(dataDir, "database", "global"), { recursive: true });
  await expect(startShop(env, { dataDir })).rejects.toThrow(/cannot be opened .*npm run restore -- --replace/);

  expect(run("restore", { ...env, DATA_DIR: dataDir }, "--replace")).toMatchObject({
    code: 0,
    said: expect.stringContaining("are in order"),
  });
  expect(readdirSync(dataDir).some((name) => name.startsWith("replaced-") && existsSync(path.join(dataDir, name, "database")))).toBe(true);
  const again = await startShop(env, { dataDir });
  expect(await ordersOf(client)).toEqual([number]);
  await again.stop();
});

test("an archive that is cut off, changed or something else is refused in one line, and nothing is touched", async () => {
  const dataDir = folder("empty");
  const place = folder("archives");
  const shop = await startShop({ DEMO: "off" });
  const good = path.join(place, "good.tar");
  expect(run("backup", { DATA_DIR: shop.dataDir }, good).code).toBe(0);
  await shop.stop();
  const bytes = readFileSync(good);
  const spoilt = (name: string, change: (copy: Buffer) => Buffer) => {
    writeFileSync(path.join(place, name), change(Buffer.from(bytes)));
    return run("restore", { DATA_DIR: dataDir }, path.join(place, name));
  };
  const flip = (copy: Buffer) => copy.fill(copy[copy.length >> 1] === 0 ? 1 : 0, copy.length >> 1, (copy.length >> 1) + 1);
  expect(spoilt("changed.tar", flip)).toEqual({
    code: 1,
    said: expect.stringMatching(/^.*changed\.tar is damaged: its checksum differs; .*$/),
  });
  expect(spoilt("cut.tar", (copy) => copy.subarray(0, copy.length >> 1)).said).toMatch(/^.*cut\.tar (cannot be read|is damaged).*$/);
  expect(spoilt("other.tar", () => Buffer.from("hello"))).toEqual({
    code: 1,
    said: expect.stringMatching(/^.*other\.tar cannot be read as a backup .*$/),
  });
  expect(run("restore", { DATA_DIR: dataDir })).toEqual({ code: 1, said: expect.stringMatching(/^usage: npm run restore.*$/) });
  const postgres = { DATA_DIR: dataDir, DATABASE_URL: await ensureTestPostgres() };
  expect(run("restore", postgres, good)).toEqual({
    code: 1,
    said: expect.stringContaining("the other kind of database (embedded): leave DATABASE_URL empty"),
  });
  expect(run("backup", { DATA_DIR: dataDir })).toEqual({ code: 1, said: expect.stringMatching(/^There is no shop in .*$/) });
  expect(existsSync(path.join(dataDir, "database"))).toBe(false);
});
