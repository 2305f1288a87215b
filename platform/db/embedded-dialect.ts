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

/**
 * Kysely over the one connection of the embedded database. Whoever acquires the connection has it alone;
 * the rest wait in the order they came. `isForbidden` catches the query that would wait for itself.
 */
export function embeddedDialect(connection: EmbeddedConnection, isForbidden: () => boolean): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => openDriver(connection, isForbidden),
  };
}

function openDriver(connection: EmbeddedConnection, isForbidden: () => boolean): Driver {
  let last: Promise<void> = Promise.resolve();
  const releases = new WeakMap<DatabaseConnection, () => void>();
  const run = (sql: string) => connection.query(sql, []);
  return {
    init: async () => undefined,
    destroy: async () => undefined,
    async acquireConnection() {
      if (isForbidden()) throw new Error("a plain query inside a transaction: use the transaction");
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      const held: DatabaseConnection = {
        async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
          const { rows, affected } = await connection.query(query.sql, query.parameters);
          return { rows: rows as R[], numAffectedRows: BigInt(affected) };
        },
        streamQuery: () => {
          throw new Error("the embedded database does not stream; page by key");
        },
      };
      releases.set(held, resolve);
      return held;
    },
    releaseConnection: async (held) => releases.get(held)?.(),
    beginTransaction: async () => void (await run("begin")),
    commitTransaction: async () => void (await run("commit")),
    rollbackTransaction: async () => void (await run("rollback")),
  };
}
