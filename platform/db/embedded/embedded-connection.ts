import path from "node:path";
import { Worker } from "node:worker_threads";
import { shopFolder } from "../../config/shop-folder.ts";
import type { FromWorker, ToWorker } from "./embedded-messages.ts";
import { COPY_SECONDS, openHangWatch, STATEMENT_SECONDS } from "./hang-watch.ts";

type Rows = { rows: Record<string, unknown>[]; affected: number };
type Waiting = { resolve: (rows: Rows) => void; reject: (error: Error) => void };
type Message = ToWorker extends infer M ? (M extends ToWorker ? Omit<M, "id"> : never) : never;

export class EmbeddedDatabaseError extends Error {
  readonly code: string;
  readonly constraint: string;
  readonly table: string;
  constructor(error: { message: string; code: string; constraint: string; table: string }) {
    super(error.message);
    this.code = error.code;
    this.constraint = error.constraint;
    this.table = error.table;
  }
}

const program = path.join(shopFolder, "platform/db/embedded/embedded-worker.ts");

/** In a worker thread. When it dies or hangs, every query fails like on a stopped PostgreSQL and `onLost` gets the reason. */
export async function openEmbeddedConnection(dataDir: string, onLost: (why: string) => void = () => undefined) {
  const worker = new Worker(program, { workerData: { dataDir } });
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let lastId = 0;
  let stopped = false;

  const lose = (why: string) => {
    if (stopped) return;
    stop();
    void worker.terminate();
    onLost(why);
  };
  const watch = openHangWatch(lose);
  const stop = () => {
    stopped = true;
    watch.stop();
    for (const { reject } of waiting.values()) reject(hasStopped());
    waiting.clear();
  };

  const send = (message: Message): Promise<Rows> =>
    new Promise((resolve, reject) => {
      if (stopped) return reject(hasStopped());
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ ...message, id: lastId });
    });
  const ask = (message: Message): Promise<Rows> => {
    const isAlone = message.kind === "copy";
    const end = watch.begin(isAlone ? "a copy" : "a statement", isAlone ? COPY_SECONDS : STATEMENT_SECONDS, { isAlone });
    return send(message).finally(end);
  };

  await new Promise<void>((resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", () => reject(hasStopped()));
    worker.on("message", (message: FromWorker) => {
      if (message.kind === "ready") return resolve();
      if (message.kind === "notification") return listeners.get(message.channel)?.forEach((tell) => tell(message.payload));
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.kind === "rows") asked?.resolve(message);
      else asked?.reject(new EmbeddedDatabaseError(message.error));
    });
  });
  worker.on("error", (error: Error) => lose(error.message.split("\n")[0] ?? ""));
  worker.on("exit", () => lose("its thread has ended"));

  return {
    /** `isKept` keeps the plan made at the first use. */
    query: (sql: string, parameters: readonly unknown[], isKept = false) => ask({ kind: "query", sql, parameters, isKept }),
    async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
      const known = listeners.get(channel);
      const tellers = known ?? new Set<(payload: string) => void>();
      tellers.add(onPayload);
      listeners.set(channel, tellers);
      if (!known) await ask({ kind: "listen", channel });
      return async () => void tellers.delete(onPayload);
    },
    copyTo: async (folder: string): Promise<void> => void (await ask({ kind: "copy", folder })),
    watch,
    async close(): Promise<void> {
      if (!stopped) await ask({ kind: "close" });
      stop();
      await worker.terminate();
    },
  };
}

const hasStopped = () =>
  new EmbeddedDatabaseError({ message: "the embedded database has stopped", code: "57P01", constraint: "", table: "" });

export type EmbeddedConnection = Awaited<ReturnType<typeof openEmbeddedConnection>>;
