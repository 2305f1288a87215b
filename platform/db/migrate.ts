import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { sql, type Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";

/** Brings the database to the newest schema. Migrations are SQL files, applied in the order of their names. */
export async function migrate<Tables>(db: Kysely<Tables>, folder: string): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => readMigrations(folder) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
  return Object.fromEntries(
    names.map((name, position) => [
      name.replace(/\.sql$/, ""),
      { up: async (db: Kysely<unknown>) => void (await sql.raw(texts[position] ?? "").execute(db)) },
    ]),
  );
}
