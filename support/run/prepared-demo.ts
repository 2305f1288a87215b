import { dropTestPostgres, ensureTestPostgres } from "../postgres-cluster.ts";
import { doneOnce } from "./done-once.ts";
import { copyOf } from "./copy-of-folder.ts";

/** Where a shop keeps what it knows: its folder, and its database unless that is in the folder (an empty URL). */
export type ShopData = { dataDir: string; databaseUrl: string };

const variable = "PREPARES_DEMO";
/** The databases of shops that were copied, by their folders, for who starts the same shop again. */
const copies = new Map<string, string>();

/** Says that this run makes a shop with the demo once, for the shops of tests to start from copies: on each database, when one first asks. */
export function prepareDemo(): void {
  process.env[variable] = "yes";
}

/** A copy on PostgreSQL, as the shop runs, of the demo that `make` keeps there; an empty folder for the embedded database where no run prepares. */
export async function copyOfDemo(make: (databaseUrl: string) => Promise<string>): Promise<ShopData> {
  if (!process.env[variable]) return { dataDir: copyOf("demo"), databaseUrl: "" };
  const made = await doneOnce("demo", async () => {
    const databaseUrl = await ensureTestPostgres();
    return JSON.stringify({ dataDir: await make(databaseUrl), databaseUrl } satisfies ShopData);
  });
  const prepared = JSON.parse(made) as ShopData;
  const dataDir = copyOf("demo", prepared.dataDir);
  const databaseUrl = await ensureTestPostgres({ copyOf: prepared.databaseUrl });
  copies.set(dataDir, databaseUrl);
  return { dataDir, databaseUrl };
}

/** The same on the embedded database. */
export async function copyOfEmbeddedDemo(make: () => Promise<string>): Promise<ShopData> {
  const prepared = process.env[variable] ? await doneOnce("embedded-demo", make) : undefined;
  return { dataDir: copyOf("demo", prepared), databaseUrl: "" };
}

export const databaseOf = (dataDir: string): string => copies.get(dataDir) ?? "";

/** Frees the room of a copied database; another shop's is left alone. */
export async function dropDatabaseOf(dataDir: string): Promise<void> {
  const url = databaseOf(dataDir);
  copies.delete(dataDir);
  if (url) await dropTestPostgres(url);
}
