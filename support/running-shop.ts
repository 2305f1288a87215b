import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { shopEnvironment, shopFlags } from "../tools/start/memory.mjs";
import { endWithThisProcess } from "./run/end-with-this-process.ts";
import { freePort } from "./postgres-cluster.ts";
import { copyOfDemo, copyOfEmbeddedDemo, databaseOf, dropDatabaseOf, type ShopData } from "./run/prepared-demo.ts";

export type RunningShop = {
  url: string;
  dataDir: string;
  pid: number;
  /** The newest code sent to a phone (digits, `380…`), as the console gateway printed it; waits for it. */
  codeFor(phone: string): Promise<string>;
  /** The link in the newest letter to an address; waits for it. */
  linkMailedTo(email: string): Promise<string>;
  /** The one-time link that makes the first owner of the back office, as the console printed it. */
  firstOwnerLink(): string;
  kill(): Promise<void>;
  /** Ends it as a signal does, and removes its data folder unless that `isKept`. */
  stop(options?: { isKept?: boolean }): Promise<void>;
};

/** Products of the demo that tests find in a shop, unless they ask for another number. */
const DEMO_PRODUCTS = "200";

/**
 * Starts the shop as `npm start` does, on a port and data of its own, and waits for its ready line. Where the run has prepared
 * this demo, it starts from a copy, on PostgreSQL unless `DATABASE_URL` is empty. Of other `sources` it starts these as they stand.
 */
export async function startShop(
  env: Record<string, string> = {},
  keep: { dataDir?: string; sources?: string | undefined } = {},
): Promise<RunningShop> {
  const { dataDir, databaseUrl } = await dataOf(env, keep.dataDir);
  const port = Number(env["PORT"]) || (await freePort());
  const child = spawn(process.execPath, [...shopFlags, keep.sources ? "processes/web.ts" : "build/server/web.js"], {
    ...(keep.sources ? { cwd: keep.sources } : {}),
    env: {
      ...shopEnvironment,
      ...cleanEnvironment(),
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_PRODUCTS,
      LIMITS: "relaxed",
      LOG_LEVEL: "error",
      ...env,
      DATABASE_URL: databaseUrl,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  endWithThisProcess(child, "SIGKILL");
  const lines: string[] = [];
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const ready = new Promise<void>((resolve, reject) => {
    let rest = "";
    child.stdout.on("data", (chunk: Buffer) => {
      const parts = (rest + chunk.toString()).split("\n");
      rest = parts.pop() ?? "";
      lines.push(...parts);
      if (parts.some((line) => line.startsWith("ready "))) resolve();
    });
    child.once("exit", (code) => reject(new Error(`the shop ended with ${code}\n${errors}`)));
  });
  await ready;
  const ended = () => endOf(child);
  return {
    url: `http://localhost:${port}`,
    dataDir,
    pid: child.pid ?? 0,
    codeFor: (phone) => waitForCode(lines, phone),
    linkMailedTo: (email) => waitForLine(lines, `mail ${email} `).then((line) => line.split(" ").at(-1) ?? ""),
    firstOwnerLink: () =>
      lines
        .find((line) => line.startsWith("the first owner"))
        ?.split(" ")
        .at(-1) ?? "",
    async kill() {
      child.kill("SIGKILL");
      await ended();
    },
    async stop({ isKept = false } = {}) {
      child.kill("SIGTERM");
      await ended();
      if (isKept) return;
      rmSync(dataDir, { recursive: true, force: true });
      await dropDatabaseOf(dataDir);
    },
  };
}

async function dataOf(env: Record<string, string>, dataDir?: string): Promise<ShopData> {
  const { DATABASE_URL: databaseUrl, DEMO_PRODUCTS: products = DEMO_PRODUCTS, DEMO } = env;
  if (dataDir) return { dataDir, databaseUrl: databaseUrl ?? databaseOf(dataDir) };
  const isPrepared = !databaseUrl && !DEMO && products === DEMO_PRODUCTS;
  if (isPrepared) return databaseUrl === "" ? copyOfEmbeddedDemo(() => keptDemo("")) : copyOfDemo(keptDemo);
  return { dataDir: mkdtempSync(path.join(os.tmpdir(), "semyriad-shop-")), databaseUrl: databaseUrl ?? "" };
}

/** The folder of a shop with the demo on this database that has started and ended. */
async function keptDemo(databaseUrl: string): Promise<string> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "semyriad-demo-"));
  const shop = await startShop({ DATABASE_URL: databaseUrl }, { dataDir });
  await shop.stop({ isKept: true });
  return dataDir;
}

function cleanEnvironment(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, TEST_DATABASE_URL: __, ...rest } = process.env;
  return rest;
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => (child.exitCode === null && child.signalCode === null ? child.once("exit", () => resolve()) : resolve()));
}

const waitForCode = async (lines: readonly string[], phone: string): Promise<string> =>
  (await waitForLine(lines, `sms +${phone} `)).split(" ")[2] ?? "";

async function waitForLine(lines: readonly string[], start: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const line = lines.findLast((one) => one.startsWith(start));
    if (line) return line;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing printed that starts with ${start}`);
}
