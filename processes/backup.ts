import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { openArchive, packArchive } from "../platform/archive/archive.ts";
import type { Config } from "../platform/config/config.ts";
import { openEmbedded } from "../platform/db/embedded/embedded.ts";
import { FolderInUse } from "../platform/db/embedded/folder-lock.ts";
import { newestMigration } from "../platform/db/migrate.ts";
import { openPostgres } from "../platform/db/postgres/open-postgres.ts";
import { runPostgresTool } from "../platform/db/postgres/tools.ts";
import { makeFolder } from "../platform/machine/make-folder.ts";
import { systemClock } from "../platform/time/time.ts";
import { Trouble } from "../platform/trouble.ts";
import { askForCopy, stampOf } from "./schedule/keep-copies.ts";
import { runProgram } from "./run-program.ts";

/** `npm run backup [-- <folder or file.tar>]`: archives database and files, also of a running shop. */
await runProgram(async (config) => {
  const madeAt = systemClock.now();
  const to = placeFor(config, stampOf(madeAt));
  await makeFolder(path.dirname(to));
  const staging = `${to}.staging`;
  try {
    await makeFolder(staging);
    const migration = config.databaseUrl ? await dumpPostgres(config.databaseUrl, staging) : await copyEmbedded(config, staging);
    if (migration === "") throw new Trouble("There is no shop in the database yet, so nothing to back up.");
    const folders = config.bucket ? (["imports"] as const) : (["files", "imports"] as const);
    const kept = folders.filter((name) => existsSync(path.join(config.dataDir, name)));
    const parts = [
      { folder: staging, names: [config.databaseUrl ? "database.dump" : "database"] },
      ...kept.map((name) => ({ folder: path.resolve(config.dataDir), names: [name] })),
    ];
    const database = config.databaseUrl ? "postgres" : "embedded";
    await packArchive(to, parts, { madeAt: madeAt.toISOString(), database, migration, holds: ["database", ...kept] });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  if (config.bucket) process.stdout.write(`files are not in it: they lie in the bucket ${config.bucket.name}\n`);
  process.stdout.write(`backup ${to}\n`);
});

function placeFor({ dataDir }: Config, stamp: string): string {
  const wanted = path.resolve(process.argv[2] ?? path.join(dataDir, "backups"));
  return wanted.endsWith(".tar") ? wanted : path.join(wanted, `semyriad-${stamp}.tar`);
}

async function dumpPostgres(url: string, staging: string): Promise<string> {
  const db = openPostgres<never>(url);
  try {
    const migration = await newestMigration(db.read);
    const place = path.join(staging, "database.dump");
    await runPostgresTool(
      "pg_dump",
      ["--format=custom", "--no-owner", "--no-privileges", "--exclude-schema=replaced_*", "--file", place],
      url,
    );
    return migration;
  } finally {
    await db.close();
  }
}

/** A running shop copies its files itself, since it holds their lock. */
async function copyEmbedded(config: Config, staging: string): Promise<string> {
  const folder = path.resolve(config.dataDir, "database");
  if (!existsSync(folder)) throw new Trouble(`There is no shop in ${config.dataDir}, so nothing to back up: name its folder in DATA_DIR.`);
  try {
    const db = await openEmbedded<never>(folder);
    const migration = await newestMigration(db.read);
    await db.copyTo?.(path.join(staging, "database"));
    await db.close();
    return migration;
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return (await openArchive(await askForCopy(config), staging)).migration;
  }
}
