import { sql, type Kysely } from "kysely";

/** Transactions open longer than five seconds, and deadlocks since the statistics began (I15). */
export async function selectServerActivity<Tables>(db: Kysely<Tables>) {
  const { rows } = await sql<{ long: number; deadlocks: number }>`
    select (select count(*)::int from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and xact_start < clock_timestamp() - interval '5 seconds') as long,
      (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks`.execute(db);
  return rows[0];
}
