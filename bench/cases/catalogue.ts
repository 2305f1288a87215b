import { startPostgresCluster } from "../../support/postgres-cluster.ts";
import { startShop } from "../../support/running-shop.ts";
import { growCatalogue } from "../catalogue/grow-catalogue.ts";
import { measureMemory, type MemoryMeasured } from "../catalogue/measure-memory.ts";
import { printResident, residentEmbedded, residentIdle, residentLoaded, type ResidentMeasured } from "../catalogue/measure-resident.ts";
import { measureRefresh, type RefreshMeasured } from "../catalogue/measure-refresh.ts";
import { keptPages, rotatingAddresses } from "../catalogue/rotating-addresses.ts";
import type { Measured } from "../measure.ts";
import { printCells, printTable } from "../print-table.ts";
import type { Address } from "./read-cases.ts";

/** The demo's catalogue as an export; larger catalogues are copies of it. */
const LOADED = 20_000;
/** From here on two processes of the shop beside a load generator would not fit, and only the memory is measured. */
const TOO_MANY = 500_000;

type Row = Measured | RefreshMeasured | MemoryMeasured | ResidentMeasured;
type Reads = (url: string, addresses: readonly Address[]) => Promise<Measured[]>;

/**
 * The catalogue on a private PostgreSQL: its calls, each rotating through thousands of addresses so that no kept answer
 * helps; kept pages; how soon a change is seen in two processes; what the model and the search hold and cost to build; and what a
 * process holds in memory, idle and after that load, on PostgreSQL and on the embedded database.
 * `BENCH_DATABASE_URL` names a database that has the demo shop already, where loading it again and again would take long.
 */
export async function catalogue(products: number, reads: Reads): Promise<Row[]> {
  const given = process.env["BENCH_DATABASE_URL"];
  const cluster = given
    ? undefined
    : await startPostgresCluster({ shared_buffers: "512MB", max_wal_size: "4GB", synchronous_commit: "off" });
  const databaseUrl = given ?? cluster?.url ?? "";
  const env = { DATABASE_URL: databaseUrl, DEMO_PRODUCTS: String(Math.min(products, LOADED)) };
  if (cluster) await (await startShop(env)).stop();
  await growCatalogue(databaseUrl, products);
  const rows = products < TOO_MANY ? await serving() : [];
  const memory = measureMemory(databaseUrl);
  await cluster?.stop();
  const embedded = products <= LOADED ? await residentEmbedded(String(products)) : [];
  return [...rows, ...memory, ...embedded];

  async function serving(): Promise<Row[]> {
    const shop = await startShop(env);
    const addresses = await rotatingAddresses(shop.url);
    const other = await startShop(env);
    const ids =
      addresses.find(({ name }) => name === "product")?.paths?.map((path) => decodeURIComponent(path.split("/").at(-1) ?? "")) ?? [];
    const refreshed = await measureRefresh(databaseUrl, [shop.url, other.url], ids);
    printCells([
      ["seen after a change", "median ms", "longest ms", "limit ms"],
      ...refreshed.map(({ name, medianMs, longestMs, limitMs }) => [name, medianMs, longestMs, limitMs]),
    ]);
    await other.stop();
    const idle = await residentIdle("PostgreSQL", shop);
    const read = await reads(shop.url, [...addresses, ...keptPages]);
    const resident = [idle, residentLoaded("PostgreSQL", shop)];
    printTable(read);
    printResident(resident);
    await shop.stop();
    return [...read, ...refreshed, ...resident];
  }
}
