import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { Trouble } from "../trouble.ts";
import { runPostgresTool } from "./postgres-tools.ts";

type Restoring = { dump: string; isReplaced: boolean; stamp: string };

/**
 * Restores a dump into an empty database, or moves the present schema to `replaced_…` first; changes nothing when the dump is unreadable.
 * Throws `Trouble`, also while others are connected.
 */
export async function restorePostgres(url: string, { dump, isReplaced, stamp }: Restoring): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await requireAlone(client);
    if (await isEmpty(client)) return await runPostgresTool("pg_restore", [...args, dump], url);
    if (!isReplaced)
      throw new Trouble("There is a shop in this database: with --replace it is moved aside, or name an empty one in DATABASE_URL.");
    const aside = `replaced_${stamp.replaceAll(/\W/g, "").toLowerCase()}`;
    const jobsAside = `${aside}_jobs`;
    const hasJobs = (await client.query(`select from pg_namespace where nspname = '${JOBS}'`)).rowCount === 1;
    await client.query(
      `begin; alter schema public rename to ${aside}; create schema public;
       ${hasJobs ? `alter schema ${JOBS} rename to ${jobsAside};` : ""} commit`,
    );
    try {
      await runPostgresTool("pg_restore", [...args, dump], url);
    } catch (error) {
      await client.query(
        `begin; drop schema public cascade; alter schema ${aside} rename to public;
         ${hasJobs ? `drop schema if exists ${JOBS} cascade; alter schema ${jobsAside} rename to ${JOBS};` : ""} commit`,
      );
      throw error;
    }
    process.stdout.write(`what was there is in the schemas ${aside}*; drop them when they are not wanted any more\n`);
  } finally {
    await client.end();
  }
}

/** Jobs live in a schema of their own, which a dump brings along. */
const JOBS = "pgboss";

const args = ["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction"];

/** Connections of a process that just ended may linger. */
async function requireAlone(client: pg.Client): Promise<void> {
  for (let tries = 0; tries < 20 && (await countOthers(client)) > 0; tries += 1) await pause(100);
  const others = await countOthers(client);
  if (others > 0) throw new Trouble(`${others} other connections to this database are open: stop every process of the shop first.`);
}

async function countOthers(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return rows[0]?.others ?? 0;
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query("select 1 from pg_class where relnamespace = 'public'::regnamespace limit 1");
  return rowCount === 0;
}
