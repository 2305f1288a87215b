import path from "node:path";
import type { Tables } from "../db/tables.ts";
import type { Shop } from "../features/shop.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/db/database.ts";
import { openEmbedded } from "../platform/db/embedded.ts";
import { migrate } from "../platform/db/migrate.ts";
import { openPostgres } from "../platform/db/postgres.ts";
import { openLog } from "../platform/log.ts";
import { systemClock } from "../platform/time.ts";
import { openIntegrations } from "./open-integrations.ts";

export type OpenShop = Shop & { close(): Promise<void> };

/** Opens everything a process of the shop needs and brings the schema up to date. */
export async function openShop(config: Config): Promise<OpenShop> {
  const log = openLog({ level: config.logLevel });
  const db = await openDatabase(config);
  await migrate(db.read, path.join(import.meta.dirname, "../db/migrations"));
  return {
    config,
    clock: systemClock,
    log,
    db,
    integrations: openIntegrations(config),
    memory: new Map(),
    close: () => db.close(),
  };
}

function openDatabase(config: Config): Promise<Database<Tables>> | Database<Tables> {
  if (config.databaseUrl) return openPostgres<Tables>(config.databaseUrl);
  return openEmbedded<Tables>(path.resolve(config.dataDir, "database"));
}
