import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { Trouble } from "../../trouble.ts";
import { runPostgresTool } from "./tools.ts";

type Restoring = { dump: string; isReplaced: boolean; stamp: string };

/** Into an empty database, or moves the present schema to `replaced_…` first; an unreadable dump changes nothing. Throws `Trouble`. */
export async function restorePostgres(url: string, { dump, isReplaced, stamp }: Restoring): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await requireAlone(client);
    const present = await presentSchemas(client);
    if (present.includes("public") && !isReplaced)
      throw new Trouble("There is a shop in this database: with --replace it is moved aside, or name an empty one in DATABASE_URL.");
    const aside = `replaced_${stamp.replaceAll(/\W/g, "").toLowerCase()}`;
    await move(client, present, (schema) => `alter schema ${schema} rename to ${aside}_${schema};`);
    try {
      await runPostgresTool("pg_restore", [...args, dump], url);
    } catch (error) {
      await move(
        client,
        present,
        (schema) => `drop schema if exists ${schema} cascade; alter schema ${aside}_${schema} rename to ${schema};`,
      );
      throw error;
    }
    if (present.length > 0)
      process.stdout.write(`what was there is in the schemas ${aside}_*; drop them when they are not wanted any more\n`);
  } finally {
    await client.end();
  }
}

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

async function presentSchemas(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace s where nspname in ('public', 'pgboss')
     and exists (select 1 from pg_class where relnamespace = s.oid) order by nspname`,
  );
  return rows.map(({ name }) => name);
}

const move = (client: pg.Client, schemas: readonly string[], how: (schema: string) => string) =>
  client.query(`begin; ${schemas.map(how).join(" ")} create schema if not exists public; commit`);
