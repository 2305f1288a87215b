import type { Kysely, Transaction } from "kysely";
import type { Changing, Undo } from "./changes.ts";
import type { Channel } from "./channel.ts";

export type Load = { pool: string; open: number; busy: number; /** Those who wait for one. */ waiting: number };

type Work<Tables, T> = (tx: Transaction<Tables> & Changing) => Promise<T | Undo<T>>;
type For = { by?: string };

export interface Database<Tables> {
  kind: "embedded" | "postgres";
  /** Queries outside transactions; throws inside one, where `tx` is meant. */
  read: Kysely<Tables>;
  /** Large reads while no visitor waits, 60 s a statement. */
  scan: Kysely<Tables>;
  /** READ COMMITTED, tried again on 40001 and 40P01, three times at most (S7). Announces `changed` after the commit; `undo` rolls back with an answer. */
  write<T>(work: Work<Tables, T>, whom?: For): Promise<T>;
  /** One atomic statement over a few rows by key, without BEGIN and COMMIT; throws 55P03 after 250 ms of waiting for a lock. */
  once<T>(statement: (db: Kysely<Tables> & Changing) => Promise<T>): Promise<T>;
  /** `write` on connections reserved for orders and payments (S9). */
  place<T>(work: Work<Tables, T>, whom?: For): Promise<T>;
  /** `write` for jobs and imports, 60 s a statement. */
  job<T>(work: Work<Tables, T>): Promise<T>;
  /** True inside a transaction, where vendors must not be called (S8). */
  insideTransaction(): boolean;
  changes: Channel;
  /** Embedded only: copies the files of one moment. */
  copyTo?(folder: string): Promise<void>;
  load(): readonly Load[];
  close(): Promise<void>;
}
