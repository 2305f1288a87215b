import { dropTestPostgres, ensureTestPostgres } from "../postgres-cluster.ts";
import { copyOfPrepared, keepPrepared } from "./prepared-folders.ts";

/** Where a shop keeps what it knows: its folder, and its database unless that is in the folder (an empty URL). */
export type ShopData = { dataDir: string; databaseUrl: string };

const variable = "PREPARED_DEMO_URL";
/** The databases of shops that were copied, by their folders, for who starts the same shop again. */
const copies = new Map<string, string>();

/** Keeps a shop with the demo that has ended, for the shops of tests to start from copies. */
export function keepPreparedDemo({ dataDir, databaseUrl }: ShopData): void {
  keepPrepared(databaseUrl ? "demoOnPostgres" : "demo", dataDir);
  if (databaseUrl) process.env[variable] = databaseUrl;
}

/** A copy on PostgreSQL, as the shop runs, where this run has prepared one; else, and where it is asked for, on the embedded database. */
export async function copyOfDemo({ embedded }: { embedded: boolean }): Promise<ShopData> {
  const prepared = process.env[variable];
  if (embedded || !prepared) return { dataDir: copyOfPrepared("demo"), databaseUrl: "" };
  const dataDir = copyOfPrepared("demoOnPostgres");
  const databaseUrl = await ensureTestPostgres({ copyOf: prepared });
  copies.set(dataDir, databaseUrl);
  return { dataDir, databaseUrl };
}

export const databaseOf = (dataDir: string): string => copies.get(dataDir) ?? "";

/** Frees the room of a copied database; another shop's is left alone. */
export async function dropDatabaseOf(dataDir: string): Promise<void> {
  const url = databaseOf(dataDir);
  copies.delete(dataDir);
  if (url) await dropTestPostgres(url);
}
