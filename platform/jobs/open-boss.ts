import { CompiledQuery, type Kysely } from "kysely";
import type { PgBoss } from "pg-boss";
import type { Log } from "../log.ts";

const EXPIRE_EVERY_SECONDS = 20;
const NEVER_SECONDS = 86_400;

/** pg-boss over the shop's connections: it claims, settles and returns jobs; timers and tables are the shop's (decision 0042). */
export async function openBoss<Tables>(db: Kysely<Tables>, log: Log): Promise<PgBoss> {
  // Only processes that run jobs load it.
  const { PgBoss } = await import("pg-boss");
  const boss = new PgBoss({
    schema: "pgboss",
    db: { executeSql: (text, values) => runSql(db, text, values ?? []) },
    migrate: false,
    supervise: false,
    schedule: false,
    monitorVacuum: false,
    reindex: false,
    monitorIntervalSeconds: EXPIRE_EVERY_SECONDS,
    maintenanceIntervalSeconds: NEVER_SECONDS,
    queueCacheIntervalSeconds: NEVER_SECONDS,
  });
  boss.on("error", (error) => log.error({ err: error }, "the queue of jobs reports an error"));
  await boss.start();
  return boss;
}

/** A text of several statements opens a transaction itself; when it fails, the connection must not stay in it. */
const runSql = <Tables>(db: Kysely<Tables>, text: string, values: readonly unknown[]) =>
  db.connection().execute(async (connection) => {
    const run = (sql: string, parameters: readonly unknown[]) => connection.executeQuery(CompiledQuery.raw(sql, [...parameters]));
    try {
      return { rows: [...(await run(text, values)).rows] };
    } catch (error) {
      await run("rollback", []).catch(() => undefined);
      throw error;
    }
  });
