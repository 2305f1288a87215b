import { readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { keptInMemory, type Shop } from "../../features/shop.ts";
import { packArchive } from "../../platform/archive/archive.ts";
import type { Config } from "../../platform/config/config.ts";
import { newestMigration } from "../../platform/db/migrate.ts";
import { makeFolder } from "../../platform/machine/make-folder.ts";
import { addHours, type Instant } from "../../platform/time/time.ts";
import { Trouble } from "../../platform/trouble.ts";

const EVERY_HOURS = 1;
const FIRST_AFTER_HOURS = 1 / 12;
const PATIENCE_MS = 300_000;

type Due = { at: Instant | undefined };

/** Copies the embedded database hourly and on request, keeping the newest (S64). */
export async function keepCopies(shop: Shop): Promise<void> {
  const { config, clock, db } = shop;
  if (!db.copyTo) return;
  const isWanted = await stat(wantedFile(config)).catch(() => undefined);
  const due = keptInMemory<Due>(shop, "copies", () => ({ at: undefined }));
  due.at ??= await firstDue(shop);
  const isDue = config.embeddedCopies > 0 && clock.now() >= due.at && shop.condition.disk() === "fine";
  if (!isWanted && !isDue) return;
  due.at = addHours(clock.now(), EVERY_HOURS);
  await rm(wantedFile(config), { force: true });
  await makeCopy(shop);
  await forgetOldCopies(config);
}

/** Asks the running shop for a copy and waits. Throws `Trouble`. */
export async function askForCopy(config: Config): Promise<string> {
  await makeFolder(copiesFolder(config));
  const before = await newestCopy(config);
  await writeFile(wantedFile(config), "");
  for (let waited = 0; waited < PATIENCE_MS; waited += 200) {
    const newest = await newestCopy(config);
    if (newest && newest !== before) return newest;
    await pause(200);
  }
  await rm(wantedFile(config), { force: true });
  throw new Trouble(`The shop that has ${config.dataDir} made no copy within five minutes: look at its log, or stop it and try again.`);
}

export async function newestCopy(config: Config): Promise<string | undefined> {
  const name = (await copyNames(config)).at(-1);
  return name && path.join(copiesFolder(config), name);
}

export const stampOf = (instant: Instant): string => instant.toISOString().replaceAll(":", "-");

export const madeAt = (file: string): Instant => new Date(path.basename(file, ".tar").replace(/T(\d\d)-(\d\d)-/, "T$1:$2:"));

async function makeCopy({ config, clock, db }: Shop): Promise<void> {
  await makeFolder(copiesFolder(config));
  const name = stampOf(clock.now());
  const staging = path.join(copiesFolder(config), `${name}.copying`);
  try {
    const migration = await newestMigration(db.read);
    await db.copyTo?.(path.join(staging, "database"));
    await packArchive(path.join(copiesFolder(config), `${name}.tar`), [{ folder: staging, names: ["database"] }], {
      madeAt: clock.now().toISOString(),
      database: "embedded",
      migration,
      holds: ["database"],
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Also removes what a crashed process left half done. */
async function forgetOldCopies(config: Config): Promise<void> {
  const names = await copyNames(config);
  const halves = (await readdir(copiesFolder(config))).filter((name) => /\.(copying|making)$/.test(name));
  const old = names.slice(0, Math.max(0, names.length - Math.max(1, config.embeddedCopies)));
  for (const name of [...old, ...halves]) await rm(path.join(copiesFolder(config), name), { recursive: true, force: true });
}

async function firstDue({ config, clock }: Shop): Promise<Instant> {
  const newest = await newestCopy(config);
  return newest ? addHours(madeAt(newest), EVERY_HOURS) : addHours(clock.now(), FIRST_AFTER_HOURS);
}

const copiesFolder = ({ dataDir }: Config): string => path.join(dataDir, "copies");
const wantedFile = (config: Config): string => path.join(copiesFolder(config), "wanted");
const copyNames = async (config: Config): Promise<string[]> =>
  (await readdir(copiesFolder(config)).catch(() => [])).filter((name) => name.endsWith("Z.tar")).sort();
