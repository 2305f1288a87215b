import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { keepListening } from "./keep-listening.ts";
import type { Database } from "../database.ts";
import { fewRows } from "../few-rows.ts";
import { plainTypes } from "../plain-types.ts";
import { prepareStatements, statementNames } from "../prepared-statements.ts";
import { CHANNEL, openTransactionScope, sendNotification } from "../run-transaction.ts";
import { openChannel } from "../channel.ts";

type Sizes = { read: number; scan: number; write: number; once: number; place: number; job: number };

/** Compiling takes longer than any of our statements runs. */
const withoutJit = "-c jit=off";
/** `once` gives up early because its caller has another way. */
const ONCE_LOCK_MS = 250;
const optionsOfOnce = [withoutJit, ...Object.entries(fewRows).map(([name, value]) => `-c ${name}=${value}`)].join(" ");

/** Opens PostgreSQL with one pool for each class of work and its time limits (S9). */
export function openPostgres<Tables>(
  url: string,
  sizes: Sizes = { read: 8, scan: 1, write: 10, once: 4, place: 4, job: 2 },
): Database<Tables> {
  const listeners = new Set<() => Promise<void>>();
  const changes = openChannel({
    notify: (payload) => sendNotification(write, CHANNEL, payload),
    listen: (onPayload, onGap) => keepListening(url, listeners, { channel: CHANNEL, onPayload, onGap }),
  });
  const scope = openTransactionScope(changes);
  const pools = {
    read: openPool(url, sizes.read, 1_000),
    scan: openPool(url, sizes.scan, 60_000),
    write: openPool(url, sizes.write, 5_000),
    once: openPool(url, sizes.once, 5_000, { lock_timeout: ONCE_LOCK_MS, options: optionsOfOnce }),
    place: openPool(url, sizes.place, 5_000),
    job: openPool(url, sizes.job, 60_000),
  };
  const open = (pool: pg.Pool, refuse?: () => boolean) =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool: refuse ? guarded(pool, refuse) : pool }) });
  const [read, scan] = [open(pools.read, scope.isInside), open(pools.scan, scope.isInside)];
  const [write, once, place, job] = [open(pools.write), open(pools.once), open(pools.place), open(pools.job)];

  return {
    kind: "postgres",
    read,
    scan,
    write: (work, whom) => scope.run(write, work, whom),
    once: (statement) => scope.once(once, statement),
    place: (work, whom) => scope.run(place, work, whom),
    job: (work) => scope.run(job, work),
    insideTransaction: scope.isInside,
    changes,
    load: () =>
      Object.entries(pools).map(([name, { totalCount, idleCount, waitingCount }]) => ({
        pool: name,
        open: totalCount,
        busy: totalCount - idleCount,
        waiting: waitingCount,
      })),
    async close() {
      await Promise.all([read, scan, write, once, place, job].map((db) => db.destroy()));
      await Promise.all([...listeners].map((stop) => stop()));
    },
  };
}

function openPool(url: string, max: number, statementTimeout: number, more: pg.PoolConfig = {}): pg.Pool {
  const nameOf = statementNames();
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementTimeout,
    lock_timeout: Math.min(3_000, statementTimeout),
    idle_in_transaction_session_timeout: 10_000,
    types: plainTypes,
    options: withoutJit,
    ...more,
  });
  // The pool replaces an idle connection that the server closed; without a listener the event would end the process.
  pool.on("error", () => undefined);
  // The query of a connection lost in use reports the reason.
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    prepareStatements(client, nameOf);
  });
  return pool;
}

function guarded(pool: pg.Pool, isInside: () => boolean) {
  return {
    connect: () => {
      if (isInside()) throw new Error("a plain query inside a transaction: use the transaction");
      return pool.connect();
    },
    end: () => pool.end(),
  } as Pick<pg.Pool, "connect" | "end"> as pg.Pool;
}
