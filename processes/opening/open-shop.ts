import path from "node:path";
import type { Tables } from "../../db/tables.ts";
import type { Shop } from "../../features/shop.ts";
import { watchCondition } from "../../platform/machine/condition.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Database } from "../../platform/db/database.ts";
import { openEmbedded } from "../../platform/db/embedded/embedded.ts";
import { guardWrites } from "../../platform/db/guard-writes.ts";
import { migrate } from "../../platform/db/migrate.ts";
import { openPostgres } from "../../platform/db/postgres/open-postgres.ts";
import { makeFolder } from "../../platform/machine/make-folder.ts";
import { openLog } from "../../platform/log.ts";
import { shopFolder } from "../../platform/config/shop-folder.ts";
import { systemClock } from "../../platform/time/time.ts";
import { openIntegrations } from "./open-integrations.ts";

export type OpenShop = Shop & { close(): Promise<void> };

export async function openShop(config: Config): Promise<OpenShop> {
  const log = openLog({ level: config.logLevel });
  await makeFolder(path.join(config.dataDir, "files"));
  const db = await openDatabase(config);
  // Others that start at the same moment wait for it longer than a visitor's query may take.
  await migrate(db.scan, path.join(shopFolder, "db/migrations"));
  const condition = await watchCondition({
    db: db.kind === "postgres" ? db.read : undefined,
    clock: systemClock,
    folder: config.dataDir,
    onDisk: (disk) => {
      if (disk === "short")
        log.warn({ disk }, "less than a tenth of the disk is free: uploads and imports are refused until there is room");
      else if (disk !== "fine") log.error({ disk }, "the disk is full or cannot be read: nothing is written until there is room");
    },
  });
  return {
    config,
    clock: systemClock,
    log,
    db: guardWrites(db, condition),
    condition,
    integrations: openIntegrations(config),
    memory: new Map(),
    async close() {
      condition.stop();
      await db.close();
    },
  };
}

function openDatabase(config: Config): Promise<Database<Tables>> | Database<Tables> {
  if (config.databaseUrl) return openPostgres<Tables>(config.databaseUrl);
  return openEmbedded<Tables>(path.resolve(config.dataDir, "database"), endProcess);
}

/** A dead or hung database is not trusted; the next start opens its files as after a crash. */
function endProcess(why: string): never {
  process.stderr.write(`The embedded database has stopped (${why}): this process ends, so that its supervisor starts it anew.\n`);
  process.exit(1);
}
