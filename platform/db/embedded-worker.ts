import { parentPort, workerData } from "node:worker_threads";
import { PGlite, types, type Results } from "@electric-sql/pglite";
import type { FromWorker, ToWorker } from "./embedded-messages.ts";

const { dataDir } = workerData as { dataDir: string };
const port = parentPort;
if (!port) throw new Error("embedded-worker runs as a worker thread only");

const pglite = await PGlite.create({
  dataDir,
  parsers: { [types.INT8]: Number, [types.DATE]: (text: string) => text },
});

const say = (message: FromWorker) => port.postMessage(message);

port.on("message", (message: ToWorker) => {
  answer(message).then(say, (error: unknown) => say({ kind: "failed", id: message.id, error: describe(error) }));
});
say({ kind: "ready" });

async function answer(message: ToWorker): Promise<FromWorker> {
  switch (message.kind) {
    case "query": {
      const result = await run(message.sql, message.parameters);
      return { kind: "rows", id: message.id, rows: result?.rows ?? [], affected: result?.affectedRows ?? 0 };
    }
    case "listen":
      await pglite.listen(message.channel, (payload) => say({ kind: "notification", channel: message.channel, payload }));
      return { kind: "rows", id: message.id, rows: [], affected: 0 };
    case "close":
      await pglite.close();
      return { kind: "rows", id: message.id, rows: [], affected: 0 };
  }
}

/** Without parameters the simple protocol runs, which takes several statements at once. */
async function run(sql: string, parameters: readonly unknown[]): Promise<Results<Record<string, unknown>> | undefined> {
  if (parameters.length > 0) return pglite.query<Record<string, unknown>>(sql, [...parameters]);
  return (await pglite.exec(sql)).at(-1) as Results<Record<string, unknown>> | undefined;
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
