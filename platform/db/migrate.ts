import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { sql, type Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";

export async function migrate<Tables>(db: Kysely<Tables>, folder: string): Promise<string[]> {
  if (await isNewest(db, folder)) return [];
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => readMigrations(folder) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

export async function newestMigration<Tables>(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DONE)} order by name`.execute(db).catch(orNothing);
  return rows.at(-1)?.name ?? "";
}

export const newestKnown = async (folder: string): Promise<string> => (await filesOf(folder)).at(-1)?.replace(/\.sql$/, "") ?? "";

const DONE = "kysely_migration";

async function isNewest<Tables>(db: Kysely<Tables>, folder: string): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DONE)} order by name`.execute(db).catch(orNothing);
  return rows.map(({ name }) => `${name}.sql`).join() === (await filesOf(folder)).join();
}

/** A new database lacks the table. */
function orNothing(error: unknown): { rows: { name: string }[] } {
  if ((error as { code?: string }).code === "42P01") return { rows: [] };
  throw error;
}

const filesOf = async (folder: string): Promise<string[]> => (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const names = await filesOf(folder);
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
  return Object.fromEntries(
    names.map((name, position) => [
      name.replace(/\.sql$/, ""),
      { up: async (db: Kysely<unknown>) => void (await sql.raw(texts[position] ?? "").execute(db)) },
    ]),
  );
}
