import type { Kysely, Transaction } from "kysely";

export type Load = { pool: string; open: number; busy: number; /** Those who wait for one. */ waiting: number };

/**
 * The shop's database: PostgreSQL, or the embedded one that speaks the same dialect.
 * Reads outside a transaction go through `read`; every change is one transaction.
 */
export interface Database<Tables> {
  kind: "embedded" | "postgres";
  /** For queries outside transactions. Throws at once when used inside one: pass the `tx` instead. */
  read: Kysely<Tables>;
  /** The same for reading the whole of something while no visitor waits, as at the start: 60 s a statement. */
  scan: Kysely<Tables>;
  /** One transaction of a person's request, READ COMMITTED, repeated at most 3 times on 40001 and 40P01. */
  write<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /**
   * The same for a change that is one statement over a few rows found by their keys, atomic by itself: no round trips for
   * a beginning and a commit. It waits a quarter of a second at most for a row somebody holds (55P03); the caller then takes the long way.
   */
  once<T>(statement: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** The same on connections kept for placing orders and payment callbacks (security.md S9). */
  place<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** The same for jobs and imports: 60 s a statement. */
  job<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** True while the calling code runs inside a transaction; vendors must not be called then (S8). */
  insideTransaction(): boolean;
  /**
   * Calls back with every payload sent to the channel by any process. The answer stops it. `onGap` is called when the
   * connection was lost and is back: what was sent meanwhile is unknown.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>;
  notify(channel: string, payload: string): Promise<void>;
  /** The embedded database alone: its files as they are at one moment, to be opened as after a crash. */
  copyTo?(folder: string): Promise<void>;
  /** Its connections by what they are for; the embedded one has a single one. */
  load(): readonly Load[];
  close(): Promise<void>;
}
