import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "../../../support/postgres-cluster.ts";

/** `npm start` as a supervisor has it: whatever is ended, and however, no shop is left running and the next one starts. */
let dataDir: string;
let running: ChildProcess[];
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "semyriad-supervised-"));
  running = [];
});
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

async function npmStart(before: readonly string[] = []) {
  const port = await freePort();
  const [command = "npm", ...args] = [...before, "npm", "start"];
  const { TEST_DATABASE_URL: _, ...env } = process.env;
  const child = spawn(command, args, {
    env: { ...env, NODE_ENV: "production", PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir, DEMO: "off", LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.push(child);
  let said = "";
  child.stdout.on("data", (part: Buffer) => (said += part.toString()));
  await expect.poll(() => said, { timeout: 120_000 }).toContain("ready ");
  return { npm: child, pid: child.pid ?? 0, url: `http://127.0.0.1:${port}` };
}

/** Processes below one, by the program they run. */
function below(pid: number): { pid: number; ppid: number; command: string }[] {
  const all = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .map(([, own, parent, command = ""]) => ({ pid: Number(own), ppid: Number(parent), command }));
  const found: typeof all = [];
  for (const one of all) if (one.ppid === pid || found.some((parent) => parent.pid === one.ppid)) found.push(one);
  return found;
}
const processOf = (pid: number, file: string): number => below(pid).find(({ command }) => command.includes(file))?.pid ?? 0;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
const answers = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
const expectNobody = async (shop: number, url: string) => {
  await expect.poll(() => isAlive(shop), { timeout: 30_000 }).toBe(false);
  expect(await answers(url)).toBe(false);
};

test("SIGTERM to npm drains the shop and npm waits for it; the next start on the same folder works", async () => {
  const { npm, pid, url } = await npmStart();
  const shop = processOf(pid, "build/server/web.js");
  expect(shop).toBeGreaterThan(0);
  npm.kill("SIGTERM");
  await expect.poll(() => npm.exitCode ?? npm.signalCode, { timeout: 30_000 }).not.toBeNull();
  expect(isAlive(shop)).toBe(false);
  await expectNobody(shop, url);
  const again = await npmStart();
  expect(await answers(again.url)).toBe(true);
  again.npm.kill("SIGTERM");
  await expectNobody(processOf(again.pid, "build/server/web.js"), again.url);
});

test.each([
  ["npm", "npm start"],
  ["the starter", "tools/start/start.mjs"],
])("kill -9 of %s: the shop sees it, drains and ends", async (_, file) => {
  const { pid, url } = await npmStart();
  const shop = processOf(pid, "build/server/web.js");
  process.kill(file === "npm start" ? pid : processOf(pid, file), "SIGKILL");
  await expectNobody(shop, url);
});

const namespaces = spawnSync("unshare", ["-fp", "--mount-proc", "true"]).status === 0;
test.skipIf(!namespaces)("as process 1 of a container, npm passes SIGTERM on and the shop ends by itself (needs unshare -p)", async () => {
  const { npm, pid, url } = await npmStart(["unshare", "-fp", "--mount-proc"]);
  const shop = processOf(pid, "build/server/web.js");
  const [one] = below(pid);
  process.kill(one?.pid ?? 0, "SIGTERM");
  await expect.poll(() => npm.exitCode, { timeout: 30_000 }).toBe(0);
  await expectNobody(shop, url);
});
