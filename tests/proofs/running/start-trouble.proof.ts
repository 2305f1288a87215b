import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { once } from "node:events";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseConfig } from "../../../platform/config/config.ts";
import { takeFolderLock } from "../../../platform/db/embedded/folder-lock.ts";
import { ensureTestPostgres, freePort } from "../../../support/postgres-cluster.ts";
import { startTrouble } from "../../../processes/start-trouble.ts";

/** Real programs with each start mistake: one line, exit code 1, no stack. */
let folder: string;
let busy: Server;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "semyriad-start-"));
  busy = createServer(() => undefined);
  busy.listen(0, "127.0.0.1");
  await once(busy, "listening");
  ({ port } = busy.address() as { port: number });
});
afterAll(() => {
  busy.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const child = spawn(process.execPath, ["build/server/web.js"], {
    env: { PATH: process.env["PATH"] ?? "", NODE_ENV: "production", DEMO: "off", PORT: "0", DATA_DIR: path.join(folder, "data"), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, lines: said.trim().split("\n") };
}
const expectLine = async (env: Record<string, string>, line: string | RegExp) =>
  expect(await start(env)).toEqual({ code: 1, lines: [typeof line === "string" ? line : expect.stringMatching(line)] });

test("a busy port", () =>
  expectLine(
    { PORT: String(port), HOST: "127.0.0.1" },
    `Port ${port} is taken: end the program that listens there, or give this one another PORT.`,
  ));

test("a busy port is told before anything begins: no folder is made", async () => {
  const data = path.join(folder, "never-made");
  expect((await start({ PORT: String(port), HOST: "127.0.0.1", DATA_DIR: data })).code).toBe(1);
  expect(existsSync(data)).toBe(false);
});

test("a busy port for the metrics, told before anything is begun", () =>
  expectLine(
    { METRICS_PORT: String(port) },
    `Port ${port} is taken: end the program that listens there, or give this one another METRICS_PORT.`,
  ));

test("a host that is not this machine's", () =>
  expectLine({ HOST: "192.0.2.1", PORT: "40123" }, "HOST=192.0.2.1 is no address of this machine: leave it as it was at first."));

describe("a data folder", () => {
  test("that is a file", async () => {
    const file = path.join(folder, "a-file");
    writeFileSync(file, "");
    await expectLine({ DATA_DIR: file }, /^The data folder .*a-file cannot be a folder, for a file of that name is in the way: .*\.$/);
    await expectLine(
      { DATA_DIR: path.join(file, "data") },
      /^The data folder .* cannot be a folder, for a file of that name is in the way: .*\.$/,
    );
  });

  test("that may not be written", () =>
    expectLine({ DATA_DIR: "/proc/shop" }, /^The data folder \/proc\/shop .*: .*name another DATA_DIR \(\w+\)\.$/));

  test("that another shop has", async () => {
    const place = path.join(folder, "taken");
    mkdirSync(place);
    const giveBack = await takeFolderLock(path.join(place, "database.in-use"));
    await expectLine(
      { DATA_DIR: place },
      new RegExp(
        `^The data folder ${place} is in use by process ${process.pid} on .*: stop that shop first, or give this one another DATA_DIR\\.$`,
      ),
    );
    await giveBack();
  });

  test("whose database is destroyed", async () => {
    const place = path.join(folder, "destroyed");
    mkdirSync(path.join(place, "database", "base"), { recursive: true });
    writeFileSync(path.join(place, "database", "PG_VERSION"), "18\n");
    await expectLine(
      { DATA_DIR: place },
      /^The embedded database in .* cannot be opened \(.*\); put its newest copy in its place with: npm run restore -- --replace$/,
    );
  });
});

describe("PostgreSQL", () => {
  test("that is not there", async () => {
    const nobody = await freePort();
    await expectLine(
      { DATABASE_URL: `postgres://shop:secret@127.0.0.1:${nobody}/shop` },
      `PostgreSQL at 127.0.0.1:${nobody} cannot be reached (ECONNREFUSED): start it, or mend DATABASE_URL.`,
    );
  });

  test("on a host nobody knows", () =>
    expectLine(
      { DATABASE_URL: "postgres://shop@no-such-host.invalid/shop" },
      "The host no-such-host.invalid of DATABASE_URL is not known: look at its spelling.",
    ));

  test("that takes the call and says nothing", () =>
    expectLine({ DATABASE_URL: `postgres://shop@127.0.0.1:${port}/shop` }, /^PostgreSQL at 127\.0\.0\.1:\d+ gives no answer: .*$/));

  test("without the database, or with a user it does not know", async () => {
    const there = new URL(await ensureTestPostgres());
    await expectLine(
      { DATABASE_URL: Object.assign(new URL(there), { pathname: "/nowhere" }).toString() },
      `PostgreSQL at ${there.host} has no database "nowhere": create it (createdb nowhere), or mend DATABASE_URL.`,
    );
    await expectLine(
      { DATABASE_URL: Object.assign(new URL(there), { username: "nobody" }).toString() },
      /does not let the user "nobody" in: mend/,
    );
  });
});

test.each(["mysql://shop@localhost/shop", "localhost:5432/shop", "shop"])("DATABASE_URL=%s", (url) =>
  expectLine({ DATABASE_URL: url }, /^DATABASE_URL: must look like postgres:\/\/user:password@host:5432\/name.*$/),
);

test("a password never stands in a line", () => {
  const config = parseConfig({ DATABASE_URL: "postgres://shop:very-secret@127.0.0.1:1/shop" });
  for (const code of ["ECONNREFUSED", "28P01", "3D000", "42501", "53300", "ENOTFOUND"]) {
    const line = startTrouble(Object.assign(new Error("no"), { code }), config);
    expect(line).toMatch(/\S/);
    expect(line).not.toContain("very-secret");
  }
});

test("a mistake of the program is told with its stack", () => {
  expect(startTrouble(new TypeError("undefined is not a function"), parseConfig({}))).toBeUndefined();
});
