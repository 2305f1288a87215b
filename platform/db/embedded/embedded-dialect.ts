import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from "kysely";
import type { EmbeddedConnection } from "./embedded-connection.ts";

/** A queue for the one connection, first come, first served. */
export function openTurns() {
  let last: Promise<void> = Promise.resolve();
  let wanted = 0;
  const take = async (): Promise<() => void> => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    wanted += 1;
    await before;
    return () => {
      wanted -= 1;
      resolve();
    };
  };
  return Object.assign(take, { wanted: () => wanted });
}

type Way = {
  turn: ReturnType<typeof openTurns>;
  /** Detects a query that would wait for itself. */
  isForbidden?: () => boolean;
  isKept?: boolean;
  /** The longest hold of the connection; without it only statements are watched. */
  seconds?: number;
};

export function embeddedDialect(connection: EmbeddedConnection, way: Way): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => openDriver(connection, way),
  };
}

function openDriver(connection: EmbeddedConnection, { turn, isForbidden = () => false, isKept = false, seconds }: Way): Driver {
  const releases = new WeakMap<DatabaseConnection, () => void>();
  const run = (sql: string) => connection.query(sql, []);
  return {
    init: async () => undefined,
    destroy: async () => undefined,
    async acquireConnection() {
      if (isForbidden()) throw new Error("a plain query inside a transaction: use the transaction");
      const release = await turn();
      const end = seconds === undefined ? undefined : connection.watch.begin("a transaction", seconds);
      const held: DatabaseConnection = {
        async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
          const { rows, affected } = await connection.query(query.sql, query.parameters, isKept && query.parameters.length > 0);
          return { rows: rows as R[], numAffectedRows: BigInt(affected) };
        },
        streamQuery: () => {
          throw new Error("the embedded database does not stream; page by key");
        },
      };
      releases.set(held, () => {
        end?.();
        release();
      });
      return held;
    },
    releaseConnection: async (held) => releases.get(held)?.(),
    beginTransaction: async () => void (await run("begin")),
    commitTransaction: async () => void (await run("commit")),
    rollbackTransaction: async () => void (await run("rollback")),
  };
}
