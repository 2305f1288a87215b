import type { Kysely, Transaction } from "kysely";
import type { Changing, Undo } from "./changes.ts";
import type { Channel } from "./channel.ts";

export type Load = { pool: string; open: number; busy: number; /** Those who wait for one. */ waiting: number };

type Work<Tables, T> = (tx: Transaction<Tables> & Changing) => Promise<T | Undo<T>>;
/** Whoever a change is made for: the name of their browser, so that it is not told what it knows. */
type For = { by?: string };

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
  /**
   * One transaction of a person's request, READ COMMITTED, repeated at most 3 times on 40001 and 40P01. What the work says
   * has `changed` is told to every process after the commit; an answer inside `undo` leaves everything as it was.
   */
  write<T>(work: Work<Tables, T>, whom?: For): Promise<T>;
  /**
   * The same for a change that is one statement over a few rows found by their keys, atomic by itself: no round trips for
   * a beginning and a commit. It waits a quarter of a second at most for a row somebody holds (55P03); the caller then takes the long way.
   */
  once<T>(statement: (db: Kysely<Tables> & Changing) => Promise<T>): Promise<T>;
  /** The same on connections kept for placing orders and payment callbacks (security.md S9). */
  place<T>(work: Work<Tables, T>, whom?: For): Promise<T>;
  /** The same for jobs and imports: 60 s a statement. */
  job<T>(work: Work<Tables, T>): Promise<T>;
  /** True while the calling code runs inside a transaction; vendors must not be called then (S8). */
  insideTransaction(): boolean;
  /** What the transactions of every process have changed. */
  changes: Channel;
  /** The embedded database alone: its files as they are at one moment, to be opened as after a crash. */
  copyTo?(folder: string): Promise<void>;
  /** Its connections by what they are for; the embedded one has a single one. */
  load(): readonly Load[];
  close(): Promise<void>;
}
