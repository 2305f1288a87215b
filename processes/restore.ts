import { brokenInvariants } from "./watching/invariants.ts";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { openArchive, type Manifest } from "../platform/archive/archive.ts";
import type { Config } from "../platform/config/config.ts";
import { takeFolderLock } from "../platform/db/embedded/folder-lock.ts";
import { newestKnown } from "../platform/db/migrate.ts";
import { restorePostgres } from "../platform/db/postgres/restore-postgres.ts";
import { makeFolder } from "../platform/machine/make-folder.ts";
import { shopFolder } from "../platform/config/shop-folder.ts";
import { systemClock } from "../platform/time/time.ts";
import { Trouble } from "../platform/trouble.ts";
import { newestCopy, stampOf } from "./schedule/keep-copies.ts";
import { openShop } from "./opening/open-shop.ts";
import { runProgram } from "./run-program.ts";

/** `npm run restore [-- <archive>] [--replace]`, else of the newest copy; `--replace` moves the shop aside. Exit code 2: violations. */
await runProgram(async (config) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: "boolean", default: false } } });
  const archive = positionals[0] ?? (await newestCopy(config));
  if (!archive) throw new Trouble("usage: npm run restore -- <archive of npm run backup> [--replace]");
  await makeFolder(config.dataDir);
  const stamp = stampOf(systemClock.now());
  const opened = path.join(path.resolve(config.dataDir), `restoring-${stamp}`);
  try {
    const about = await openArchive(path.resolve(archive), opened);
    await requireFit(about, config, archive);
    if (config.databaseUrl) {
      await restorePostgres(config.databaseUrl, { dump: path.join(opened, "database.dump"), isReplaced: values.replace, stamp });
      await putInPlace(config, opened, { about, stamp });
    } else {
      await restoreEmbedded(config, opened, { about, stamp, isReplaced: values.replace });
    }
    process.stdout.write(`restored ${archive} of ${about.madeAt}\n`);
  } finally {
    await rm(opened, { recursive: true, force: true });
  }
  await look(config);
});

async function requireFit({ database, migration }: Manifest, { databaseUrl }: Config, archive: string): Promise<void> {
  const wanted = databaseUrl ? "postgres" : "embedded";
  const todo = database === "postgres" ? "name that database in DATABASE_URL" : "leave DATABASE_URL empty";
  if (database !== wanted) throw new Trouble(`${archive} was taken of the other kind of database (${database}): ${todo}.`);
  if (migration > (await newestKnown(path.join(shopFolder, "db/migrations"))))
    throw new Trouble(`${archive} was taken of a newer program: restore it with that one.`);
}

type Restoring = { about: Manifest; stamp: string };

async function restoreEmbedded(
  config: Config,
  opened: string,
  { isReplaced, ...more }: Restoring & { isReplaced: boolean },
): Promise<void> {
  const unlock = await takeFolderLock(path.resolve(config.dataDir, "database.in-use"));
  try {
    if (existsSync(path.join(config.dataDir, "database")) && !isReplaced)
      throw new Trouble(`There is a shop in ${config.dataDir}: with --replace it is moved aside, or name another DATA_DIR.`);
    await putInPlace(config, opened, more);
  } finally {
    await unlock();
  }
}

async function putInPlace({ dataDir, bucket }: Config, opened: string, { about, stamp }: Restoring): Promise<void> {
  const aside = path.join(dataDir, `replaced-${stamp}`);
  for (const name of about.holds) {
    const [place, from] = [path.join(dataDir, name), path.join(opened, name)];
    if (!existsSync(from)) continue;
    if (existsSync(place)) {
      await mkdir(aside, { recursive: true });
      await rename(place, path.join(aside, name));
    }
    await rename(from, place);
  }
  if (bucket && about.holds.includes("files"))
    process.stdout.write(`the archive's files are in ${path.join(dataDir, "files")}: copy them into the bucket ${bucket.name}\n`);
  if (existsSync(aside)) process.stdout.write(`what was there is in ${aside}; delete it when it is not wanted any more\n`);
}

async function look(config: Config): Promise<void> {
  const shop = await openShop(config);
  try {
    const faults = await brokenInvariants(shop);
    for (const { invariant, detail } of faults) process.stderr.write(`not in order: ${invariant}: ${detail}\n`);
    process.stdout.write(faults.length === 0 ? "stock, carts and orders are in order\n" : `${faults.length} things are not in order\n`);
    process.exitCode = faults.length === 0 ? 0 : 2;
  } finally {
    await shop.close();
  }
}
