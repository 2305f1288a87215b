import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openEmbedded } from "../../platform/db/embedded/embedded.ts";
import { migrate } from "../../platform/db/migrate.ts";
import { ensureTestPostgres } from "../postgres-cluster.ts";
import { copyOf } from "./copy-of-folder.ts";
import { doneOnce } from "./done-once.ts";

const variable = "PREPARED_SHOP_URL";

/** Keeps the database of a shop that has closed, migrated and with the demo's places, for the shops of tests to start from copies. */
export function keepPreparedShop(databaseUrl: string): void {
  process.env[variable] = databaseUrl;
}

/** The URL of a copy on PostgreSQL; of an empty database where the test brings places of its own or the run has prepared none. */
export function copyOfPreparedShop(places?: "none"): Promise<string> {
  const prepared = process.env[variable];
  return ensureTestPostgres(prepared && places !== "none" ? { copyOf: prepared } : {});
}

/** A new folder for an embedded database; a migrated one is in it, made by whoever asks first, where the run prepares. */
export async function folderForEmbedded(): Promise<string> {
  return copyOf("database", process.env[variable] ? await doneOnce("embedded-database", migratedEmbedded) : undefined);
}

async function migratedEmbedded(): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "semyriad-prepared-"));
  const db = await openEmbedded<Record<string, never>>(path.join(folder, "database"));
  await migrate(db.read, "db/migrations");
  await db.close();
  return folder;
}
