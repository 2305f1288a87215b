import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { shopEnvironment, shopFlags } from "../tools/start/memory.mjs";
import { endWithThisProcess } from "./run/end-with-this-process.ts";
import { freePort } from "./postgres-cluster.ts";
import { copyOfPrepared } from "./run/prepared-folders.ts";

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
 * Starts the real program, `processes/web.ts`, on a port and data folder of its own, and waits for its ready line. Where the
 * run has prepared a folder with this demo in it, it starts from a copy.
 */
export async function startShop(
  env: Record<string, string> = {},
  keep: { dataDir?: string; sources?: string | undefined } = {},
): Promise<RunningShop> {
  const dataDir = keep.dataDir ?? (isOfDemo(env) ? copyOfPrepared("demo") : mkdtempSync(path.join(os.tmpdir(), "semyriad-shop-")));
  const port = Number(env["PORT"]) || (await freePort());
  const child = spawn(process.execPath, [...shopFlags, "processes/web.ts"], {
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
      if (!isKept) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const isOfDemo = ({ DATABASE_URL, DEMO_PRODUCTS: products = DEMO_PRODUCTS, DEMO }: Record<string, string>): boolean =>
  !DATABASE_URL && !DEMO && products === DEMO_PRODUCTS;

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
