import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openEmbedded } from "../../platform/db/embedded/embedded.ts";
import { migrate } from "../../platform/db/migrate.ts";
import { startPostgresCluster } from "../postgres-cluster.ts";
import { keepPrepared } from "./prepared-folders.ts";
import { openRunFolder } from "./run-folder.ts";

/** One private PostgreSQL for the whole run; every test that wants it makes a database of its own. And an embedded one to copy. */
export default async function setup(): Promise<() => Promise<void>> {
  const removeRunFolder = openRunFolder();
  const folder = mkdtempSync(path.join(os.tmpdir(), "semyriad-prepared-"));
  const [stopPostgres] = await Promise.all([startTestPostgres(), makeDatabase(path.join(folder, "database"))]);
  keepPrepared("database", folder);
  return async () => {
    await stopPostgres();
    await removeRunFolder();
  };
}

/** Names the server for the tests of this run, unless the environment names one; answers how to stop it. */
export async function startTestPostgres(): Promise<() => Promise<void>> {
  if (process.env["TEST_DATABASE_URL"]) return async () => undefined;
  const cluster = await startPostgresCluster();
  process.env["TEST_DATABASE_URL"] = cluster.url;
  return cluster.stop;
}

async function makeDatabase(folder: string): Promise<void> {
  const db = await openEmbedded<Record<string, never>>(folder);
  await migrate(db.read, "db/migrations");
  await db.close();
}
