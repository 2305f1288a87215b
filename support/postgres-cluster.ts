import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { randomInt, randomUUID } from "node:crypto";
import pg from "pg";
import { endWithThisProcess } from "./run/end-with-this-process.ts";

export type Cluster = {
  url: string;
  /** Of the server that runs now. */
  pid(): number;
  /** Sends SIGKILL to the server and all it runs. */ kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Knows Cyrillic letters, sorts by code. */
const LOCALE = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";

/** Starts a private PostgreSQL on a free port of this machine; `stop` removes it with its files. */
export async function startPostgresCluster(settings: Record<string, string> = {}): Promise<Cluster> {
  const bin = postgresBin();
  if (!bin) throw new Error(howToGetPostgres);
  const owner = unprivilegedOwner();
  const folder = mkdtempSync(path.join(os.tmpdir(), "semyriad-postgres-"));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const dataFolder = path.join(folder, "data");
  execFileSync(path.join(bin, "initdb"), ["-D", dataFolder, "-U", "shop", "-A", "trust", "-E", "UTF8", `--locale=${LOCALE}`, "-N"], {
    ...owner,
    cwd: folder,
    stdio: "ignore",
  });
  const port = await freePort();
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  const options = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: folder,
    max_connections: "300",
    ...settings,
  };
  let server: ReturnType<typeof spawn> | undefined;

  const start = async () => {
    server = spawn(
      path.join(bin, "postgres"),
      ["-D", dataFolder, ...Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
      { ...owner, cwd: folder, stdio: "ignore" },
    );
    endWithThisProcess(server, "SIGQUIT");
    await waitUntilReady(url, server);
  };
  const ended = () =>
    new Promise<void>((resolve) =>
      server?.exitCode === null && server.signalCode === null ? server.once("exit", () => resolve()) : resolve(),
    );
  await start();
  return {
    url,
    pid: () => server?.pid ?? 0,
    start,
    async kill() {
      server?.kill("SIGKILL");
      await ended();
    },
    async stop() {
      server?.kill("SIGQUIT");
      await ended();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The URL of a new database, empty (of a locale of its own, if named) or a copy of one nobody is connected to, on the test server that the suite's global setup
 * started (`TEST_DATABASE_URL`). Throws with what to do when there is none; a test never passes without it.
 */
export async function ensureTestPostgres({ copyOf, locale }: { copyOf?: string; locale?: string } = {}): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = copyOf ? ` template ${nameOf(copyOf)} strategy file_copy` : "";
  const letters = locale ? ` template template0 locale '${locale}'` : "";
  await onTestServer(`create database ${name}${template}${letters}`);
  return Object.assign(new URL(testServer()), { pathname: `/${name}` }).toString();
}

/** Frees the room of a database of `ensureTestPostgres`. */
export const dropTestPostgres = (url: string): Promise<void> => onTestServer(`drop database ${nameOf(url)} with (force)`);

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

function testServer(): string {
  const server = process.env["TEST_DATABASE_URL"];
  if (!server) throw new Error(`TEST_DATABASE_URL is not set: run through "npm test". ${howToGetPostgres}`);
  return server;
}

/** Kept for all tests of a process: connecting takes longer than most statements. */
let connections: pg.Pool | undefined;

async function onTestServer(statement: string): Promise<void> {
  connections ??= new pg.Pool({ connectionString: testServer(), allowExitOnIdle: true }).on("error", () => undefined);
  await connections.query(statement);
}

const howToGetPostgres =
  "PostgreSQL 15 or newer is needed: install your system's package (Debian: postgresql, Homebrew: postgresql@17) or name its bin folder in POSTGRES_BIN";

/** The folder with `postgres` and `initdb`, or undefined. */
export function postgresBin(): string | undefined {
  const versions = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql").sort((a, b) => Number(b) - Number(a)) : [];
  const candidates = [
    process.env["POSTGRES_BIN"],
    ...versions.map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...["/opt/homebrew/opt", "/usr/local/opt"].flatMap((root) => [18, 17, 16, 15].map((version) => `${root}/postgresql@${version}/bin`)),
    "/usr/pgsql-17/bin",
    "/usr/bin",
    "/usr/local/bin",
  ];
  return candidates.find((folder) => folder && existsSync(path.join(folder, "postgres")) && existsSync(path.join(folder, "initdb")));
}

/** PostgreSQL refuses to run as root; then its own or the nobody user runs it. */
function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = ["-u", "-g"].map((flag) =>
        Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })),
      );
      if (uid && gid) return { uid, gid };
    } catch {
      continue;
    }
  }
  throw new Error("running as root: a user named postgres or nobody is needed to run PostgreSQL");
}

async function waitUntilReady(url: string, server: ReturnType<typeof spawn>): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline || server.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Below the ports that systems give to connections on their way out, one of which would take a port found free before it is listened on. */
const [LOWEST_PORT, HIGHEST_PORT] = [12_000, 32_000];

/** A TCP port nobody uses at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    probe.once("error", (error: NodeJS.ErrnoException) => (error.code === "EADDRINUSE" ? resolve(freePort()) : reject(error)));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(port)));
  });
}
