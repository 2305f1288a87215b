import { cpSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/**
 * Made once for a whole run and copied then, which takes a tenth of the time: a migrated empty database, and the files of a shop with
 * the demo on PostgreSQL, whose database `prepared-demo.ts` copies.
 */
type Prepared = "database" | "demo";
const variable = { database: "PREPARED_DATABASE", demo: "PREPARED_DEMO" } as const;

export function keepPrepared(what: Prepared, folder: string): void {
  process.env[variable[what]] = folder;
}

/** A new folder with a copy of what this run has prepared; empty where nothing was. */
export const copyOfPrepared = (what: Prepared): string => copyOf(what, process.env[variable[what]]);

/** A new folder of this name with all that is in the other, if there is one. */
export function copyOf(name: string, prepared?: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `semyriad-${name}-`));
  if (prepared) cpSync(prepared, folder, { recursive: true });
  return folder;
}
