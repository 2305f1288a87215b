import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { sql, type Kysely, type Transaction } from "kysely";
import { collectChanges, Undo, type Changing } from "./changes.ts";
import type { Channel } from "./channel.ts";

export const CHANNEL = "changes";
const RETRIES = 3;
const retryable = new Set(["40001", "40P01"]);

export function openTransactionScope(channel: Channel) {
  const storage = new AsyncLocalStorage<true>();
  const guarded = async <T>(by: string, work: (changing: Changing) => Promise<T | Undo<T>>): Promise<T> => {
    if (storage.getStore()) throw new Error("a transaction inside a transaction: pass the open one on");
    for (let attempt = 0; ; attempt += 1) {
      const changes = collectChanges(by);
      let answer: T | Undo<T>;
      try {
        answer = await work(changes);
      } catch (error) {
        if (error instanceof Undo) return error.answer as T;
        if (attempt >= RETRIES || !retryable.has(codeOf(error))) throw error;
        await pause(5 * 2 ** attempt * (0.5 + Math.random()));
        continue;
      }
      // Outside of the retried part: a commit must not be repeated.
      await channel.tell(changes.all());
      changes.committed();
      return answer as T;
    }
  };
  return {
    isInside: () => storage.getStore() === true,
    run: <Tables, T>(
      db: Kysely<Tables>,
      work: (tx: Transaction<Tables> & Changing) => Promise<T | Undo<T>>,
      { by = "" }: { by?: string } = {},
    ): Promise<T> =>
      guarded(by, ({ changed, afterCommit }) =>
        db.transaction().execute((tx) =>
          storage.run(true, async () => {
            const answer = await work(Object.assign(tx, { changed, afterCommit }));
            if (answer instanceof Undo) throw answer;
            return answer;
          }),
        ),
      ),
    once: <Tables, T>(db: Kysely<Tables>, statement: (db: Kysely<Tables> & Changing) => Promise<T>): Promise<T> =>
      guarded("", ({ changed, afterCommit }) =>
        db.connection().execute((connection) => storage.run(true, () => statement(Object.assign(connection, { changed, afterCommit })))),
      ),
  };
}

export async function sendNotification<Tables>(db: Kysely<Tables>, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
