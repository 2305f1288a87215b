import { cpSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/**
 * Made once for a whole run and copied then, which takes a tenth of the time: a migrated empty database, a shop with the demo on
 * the embedded database, and the files of one on PostgreSQL, whose database `prepared-demo.ts` copies.
 */
type Prepared = "database" | "demo" | "demoOnPostgres";
const variable = { database: "PREPARED_DATABASE", demo: "PREPARED_DEMO", demoOnPostgres: "PREPARED_DEMO_ON_POSTGRES" } as const;

export function keepPrepared(what: Prepared, folder: string): void {
  process.env[variable[what]] = folder;
}

/** A new folder with a copy of what this run has prepared; empty where nothing was. */
export function copyOfPrepared(what: Prepared): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `semyriad-${what}-`));
  const prepared = process.env[variable[what]];
  if (prepared) cpSync(prepared, folder, { recursive: true });
  return folder;
}
