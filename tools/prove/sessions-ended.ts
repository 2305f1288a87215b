import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** The database's address under which a program's connections carry its name. */
export function namedUrl(databaseUrl: string, program: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set("application_name", program);
  return url.toString();
}

/**
 * Waits until the database runs nothing more for a program that is gone: a statement it had sent is carried out, and
 * committed perhaps, after its death. A database that was killed meanwhile is asked when it is back; it does not start
 * before the last of its old processes has gone.
 */
export async function sessionsEnded(databaseUrl: string, program: string): Promise<void> {
  for (;;) {
    if ((await sessionsOf(databaseUrl, program)) === 0) return;
    await pause(40);
  }
}

/** Undefined while the database cannot be asked. */
async function sessionsOf(databaseUrl: string, program: string): Promise<number | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query("select 1 from pg_stat_activity where application_name = $1", [program]);
    return rowCount ?? 0;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
