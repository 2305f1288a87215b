import { startShop, type RunningShop } from "../../support/running-shop.ts";
import type { Address } from "../cases/read-cases.ts";
import { measure } from "../measure.ts";
import { printCells } from "../print-table.ts";
import { residentMegabytes } from "../process-memory.ts";
import { keptPages, rotatingAddresses } from "./rotating-addresses.ts";

export type ResidentMeasured = { name: string; megabytes: number; limitMegabytes: number };

/** Longer than the shop goes on collecting what its start left. */
const IDLE_MS = 30_000;
const CONNECTIONS = 16;
const limits = { embedded: { idle: 450, loaded: 700 }, PostgreSQL: { idle: 250, loaded: 400 } };

type Database = keyof typeof limits;

/** The memory of a shop that is idle after its start. */
export async function residentIdle(database: Database, { pid }: RunningShop): Promise<ResidentMeasured> {
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  return { name: `resident, ${database}, idle`, megabytes: residentMegabytes(pid), limitMegabytes: limits[database].idle };
}

/** Its memory after a load. */
export const residentLoaded = (database: Database, { pid }: RunningShop): ResidentMeasured => ({
  name: `resident, ${database}, after the load`,
  megabytes: residentMegabytes(pid),
  limitMegabytes: limits[database].loaded,
});

/** The same of the demo on the embedded database, started a second time, since the first loads the demo. */
export async function residentEmbedded(products: string): Promise<ResidentMeasured[]> {
  const env = { DEMO_PRODUCTS: products };
  const first = await startShop(env);
  await first.stop({ isKept: true });
  const shop = await startShop(env, { dataDir: first.dataDir });
  const addresses: Address[] = [...(await rotatingAddresses(shop.url)), ...keptPages];
  const idle = await residentIdle("embedded", shop);
  for (const { path, paths, headers } of addresses) await measure(shop.url + path, { connections: CONNECTIONS, headers, paths });
  const rows = [idle, residentLoaded("embedded", shop)];
  await shop.stop();
  printResident(rows);
  return rows;
}

export const printResident = (rows: readonly ResidentMeasured[]): void =>
  printCells([["memory", "MB", "limit MB"], ...rows.map(({ name, megabytes, limitMegabytes }) => [name, megabytes, limitMegabytes])]);
