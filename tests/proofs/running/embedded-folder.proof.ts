import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tables } from "../../../db/tables.ts";
import { openEmbedded } from "../../../platform/db/embedded/embedded.ts";
import { takeFolderLock } from "../../../platform/db/embedded/folder-lock.ts";
import { freePort } from "../../../support/postgres-cluster.ts";

/** Several whole programs at one instant on one embedded folder, each round after a kill -9 of the one that had it. */
const ROUNDS = 2;
let dataDir: string;
const running = new Set<ChildProcess>();
beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "semyriad-folder-"));
});
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

type Started = { child: ChildProcess; url: string; said: string };

/** Resolves when it is ready or has ended. */
async function start(before: readonly string[] = []): Promise<Started> {
  const port = await freePort();
  const [command = "", ...args] = [...before, process.execPath, "build/server/web.js"];
  const child = spawn(command, args, {
    env: {
      PATH: process.env["PATH"] ?? "",
      NODE_ENV: "production",
      DEMO: "off",
      LOG_LEVEL: "error",
      TRUSTED_PROXIES: "1",
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const started = { child, url: `http://localhost:${port}`, said: "" };
  await new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (part: Buffer) => {
        started.said += part.toString();
        if (started.said.includes("ready ")) resolve();
      });
    }
    child.once("exit", () => resolve());
  });
  return started;
}
const isFree = () =>
  takeFolderLock(path.join(dataDir, "database.in-use")).then(
    (giveBack) => giveBack().then(() => true),
    () => false,
  );
const isReady = ({ said }: Started) => said.includes("ready ");

const namespaces = spawnSync("unshare", ["-fp", "--mount-proc", "true"]).status === 0;
/** As process 1 of another container; on a machine that cannot make one, as another process. */
const elsewhere = namespaces ? ["unshare", "-fp", "--kill-child", "--mount-proc"] : [];

test("S64 one of three starters gets the folder, the others say so in a line; it opens after every kill -9 with what was acknowledged", async () => {
  let acknowledged = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const all = await Promise.all([start(), start(), start(elsewhere)]);
    const [winner, ...rest] = all.filter(isReady);
    expect(rest, all.map(({ said }) => said).join("\n")).toEqual([]);
    for (const one of all.filter((other) => other !== winner)) expect(one.said.trim()).toMatch(/^The data folder .* is in use by [^\n]*$/);
    if (!winner) throw new Error(`none was ready: ${all.map(({ said }) => said).join("\n")}`);
    const post = async (at: number) => {
      const body = JSON.stringify({ name: `Олена ${round} ${at}`, phone: `+38067123450${round}`, wanted: "30 суконь" });
      const headers = { "Content-Type": "application/json", "X-Forwarded-For": `192.0.2.${round * 5 + at}` };
      const { status } = await fetch(`${winner.url}/api/get-offer`, { method: "POST", headers, body });
      if (status === 200) acknowledged += 1;
    };
    await Promise.all(Array.from({ length: 5 }, (_, at) => post(at)));
    const ended = once(winner.child, "exit");
    winner.child.kill("SIGKILL");
    await ended;
    // Children of unshare end a moment after it.
    await expect.poll(isFree).toBe(true);
  }
  expect(acknowledged).toBe(ROUNDS * 5);
  const db = await openEmbedded<Tables>(path.join(dataDir, "database"));
  expect(await db.read.selectFrom("lead").select("id").execute()).toHaveLength(acknowledged);
  await db.close();
}, 120_000);

test("S64 a shop whose database hangs ends by itself with one line, and the next start opens the folder", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "semyriad-hanging-"));
  const hang = `
    import { sql } from "kysely";
    import { openShop } from "./processes/opening/open-shop.ts";
    import { parseConfig } from "./platform/config/config.ts";
    const shop = await openShop(parseConfig({ DATA_DIR: ${JSON.stringify(folder)}, LOG_LEVEL: "silent" }));
    await shop.db.write((tx) => sql\`select count(*) from generate_series(1, 1000000000000)\`.execute(tx)).catch(() => undefined);
    setInterval(() => undefined, 1_000);`;
  const child = spawn(process.execPath, ["-e", hang], { stdio: ["ignore", "ignore", "pipe"] });
  running.add(child);
  let said = "";
  child.stderr.on("data", (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, "exit")) as [number];
  expect({ code, said }).toEqual({
    code: 1,
    said: "The embedded database has stopped (a transaction has not ended in 5 s): this process ends, so that its supervisor starts it anew.\n",
  });
  const db = await openEmbedded<Tables>(path.join(folder, "database"));
  expect(await db.read.selectFrom("product").select("id").execute()).toEqual([]);
  await db.close();
  rmSync(folder, { recursive: true });
}, 120_000);
