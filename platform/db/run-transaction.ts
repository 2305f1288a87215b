import { AsyncLocalStorage } from "node:async_hooks";
import { sql, type Kysely, type Transaction } from "kysely";

const RETRIES = 3;
const retryable = new Set(["40001", "40P01"]);

/** Knows, per chain of calls, whether a transaction is open. */
export function openTransactionScope() {
  const storage = new AsyncLocalStorage<true>();
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    if (storage.getStore()) throw new Error("a transaction inside a transaction: pass the open one on");
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (attempt >= RETRIES || !retryable.has(codeOf(error))) throw error;
        await pause(5 * 2 ** attempt * (0.5 + Math.random()));
      }
    }
  };
  return {
    isInside: () => storage.getStore() === true,
    /** One transaction: never nested, READ COMMITTED, repeated with jitter when PostgreSQL asks for it. */
    run: <Tables, T>(db: Kysely<Tables>, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> =>
      guarded(() => db.transaction().execute((tx) => storage.run(true, () => work(tx)))),
    /** One statement on a connection of its own, held to the same rules. */
    once: <Tables, T>(db: Kysely<Tables>, statement: (db: Kysely<Tables>) => Promise<T>): Promise<T> =>
      guarded(() => db.connection().execute((connection) => storage.run(true, () => statement(connection)))),
  };
}

export async function sendNotification<Tables>(db: Kysely<Tables>, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

/** The SQLSTATE of a database error, else an empty text. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
