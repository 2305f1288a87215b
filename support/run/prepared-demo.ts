import { dropTestPostgres, ensureTestPostgres } from "../postgres-cluster.ts";
import { doneOnce } from "./done-once.ts";
import { copyOf } from "./copy-of-folder.ts";

/** Where a shop keeps what it knows: its folder, and its database unless that is in the folder (an empty URL). */
export type ShopData = { dataDir: string; databaseUrl: string };

const [folderVariable, urlVariable] = ["PREPARED_DEMO", "PREPARED_DEMO_URL"];
/** The databases of shops that were copied, by their folders, for who starts the same shop again. */
const copies = new Map<string, string>();

/** Keeps a shop with the demo on PostgreSQL that has ended, for the shops of tests to start from copies. */
export function keepPreparedDemo({ dataDir, databaseUrl }: ShopData): void {
  process.env[folderVariable] = dataDir;
  process.env[urlVariable] = databaseUrl;
}

/** A copy on PostgreSQL, as the shop runs, where this run has prepared one; else an empty folder for the embedded database. */
export async function copyOfDemo(): Promise<ShopData> {
  const prepared = process.env[urlVariable];
  const dataDir = copyOf("demo", process.env[folderVariable]);
  if (!prepared) return { dataDir, databaseUrl: "" };
  const databaseUrl = await ensureTestPostgres({ copyOf: prepared });
  copies.set(dataDir, databaseUrl);
  return { dataDir, databaseUrl };
}

/** A copy on the embedded database, made by whoever asks first in a run that prepares: few tests do, and it takes the longest. Else an empty folder. */
export async function copyOfEmbeddedDemo(make: () => Promise<string>): Promise<ShopData> {
  const prepared = process.env[urlVariable] ? await doneOnce("embedded-demo", make) : undefined;
  return { dataDir: copyOf("demo", prepared), databaseUrl: "" };
}

export const databaseOf = (dataDir: string): string => copies.get(dataDir) ?? "";

/** Frees the room of a copied database; another shop's is left alone. */
export async function dropDatabaseOf(dataDir: string): Promise<void> {
  const url = databaseOf(dataDir);
  copies.delete(dataDir);
  if (url) await dropTestPostgres(url);
}
