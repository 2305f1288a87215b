import { constants, cpSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import pg from "pg";
import type { FromWorker, ToWorker } from "./embedded-messages.ts";
import { fewRows } from "../few-rows.ts";
import { plainTypes } from "../plain-types.ts";
import { statementNames } from "../prepared-statements.ts";

const { dataDir } = workerData as { dataDir: string };
const port = parentPort;
if (!port) throw new Error("embedded-worker runs as a worker thread only");

/** A quarter of the usual cache: what it leaves out, the operating system keeps. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];
const pglite = await PGlite.create({ dataDir, startParams });
// The same client as for PostgreSQL, so that values are written and read alike.
const client = new pg.Client({ ...createPgConfig(pglite), types: plainTypes } as pg.ClientConfig);
await client.connect();

const nameOf = statementNames();
const kept = new Map<string, { name: string; isPlanned: boolean }>();

const say = (message: FromWorker) => port.postMessage(message);

let last: Promise<void> = Promise.resolve();
port.on("message", (message: ToWorker) => {
  last = last.then(() => answer(message)).then(say, (error: unknown) => say({ kind: "failed", id: message.id, error: describe(error) }));
});
say({ kind: "ready" });

async function answer(message: ToWorker): Promise<FromWorker> {
  switch (message.kind) {
    case "query": {
      const { sql, parameters, isKept } = message;
      const result = isKept ? await runKept(sql, parameters) : await run(sql, parameters);
      return { kind: "rows", id: message.id, rows: result?.rows ?? [], affected: result?.rowCount ?? 0 };
    }
    case "listen":
      await pglite.listen(message.channel, (payload) => say({ kind: "notification", channel: message.channel, payload }));
      return { kind: "rows", id: message.id, rows: [], affected: 0 };
    case "copy":
      await client.query("checkpoint");
      // This thread does nothing else meanwhile, so the copy is consistent.
      cpSync(dataDir, message.folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
      return { kind: "rows", id: message.id, rows: [], affected: 0 };
    case "close":
      await pglite.close();
      return { kind: "rows", id: message.id, rows: [], affected: 0 };
  }
}

type Result = pg.QueryResult<Record<string, unknown>>;

/** The simple protocol takes several statements, but no parameters. */
async function run(text: string, parameters: readonly unknown[]): Promise<Result | undefined> {
  if (parameters.length > 0) return client.query({ name: nameOf(text), text, values: [...parameters] });
  const results: Result | Result[] = await client.query(text);
  return Array.isArray(results) ? results.at(-1) : results;
}

/** Planning costs this database several times as much as running. */
async function runKept(text: string, parameters: readonly unknown[]): Promise<Result> {
  const statement = kept.get(text) ?? { name: `kept${kept.size}`, isPlanned: false };
  kept.set(text, statement);
  const query = { name: statement.name, text, values: [...parameters] };
  if (statement.isPlanned) return client.query(query);
  await client.query(
    Object.entries(fewRows)
      .map(([setting, value]) => `set ${setting} = ${value};`)
      .join(" "),
  );
  try {
    const result = await client.query(query);
    statement.isPlanned = true;
    return result;
  } finally {
    await client.query(
      Object.keys(fewRows)
        .map((setting) => `reset ${setting};`)
        .join(" "),
    );
  }
}

function describe(error: unknown) {
  const fields = error as Record<string, unknown>;
  return {
    message: error instanceof Error ? error.message : String(error),
    code: String(fields["code"] ?? ""),
    constraint: String(fields["constraint"] ?? ""),
    table: String(fields["table"] ?? ""),
  };
}
