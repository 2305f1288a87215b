import { newCustomer } from "../../support/new-customer.ts";
import { startPostgresCluster } from "../../support/postgres-cluster.ts";
import { startShop, type RunningShop } from "../../support/running-shop.ts";
import { ownerByCalls } from "../../support/staff-by-calls.ts";
import { printCells } from "../print-table.ts";
import { whileAsking, type Meanwhile } from "../while-asking.ts";

const LIMIT_SECONDS = 30;
const LIMIT_WAIT_MS = 100;

export type FeedMeasured = Meanwhile & { name: string; megabytes: number };

/**
 * Making each file of the whole catalogue on PostgreSQL: seconds, its size unpacked, the longest and the middle wait of a light call that
 * is asked all the while, and the memory it took on top. The limits are what those who fetch files wait for, and what a shopper notices.
 */
export async function feeds(products: string): Promise<FeedMeasured[]> {
  const cluster = await startPostgresCluster();
  const shop = await startShop({ DATABASE_URL: cluster.url, DEMO_PRODUCTS: products });
  const rows: FeedMeasured[] = [];
  for (const [name, path] of await filesOf(shop)) rows.push({ name, ...(await measureMaking(shop, path)) });
  await shop.stop();
  await cluster.stop();
  printCells([
    ["file", "seconds", "limit s", "MB", "longest wait ms", "limit ms", "middle ms", "memory + MB"],
    ...rows.map((row) => [
      row.name,
      row.seconds,
      LIMIT_SECONDS,
      row.megabytes,
      row.longestWaitMs,
      LIMIT_WAIT_MS,
      row.medianWaitMs,
      row.moreMegabytes,
    ]),
  ]);
  return rows;
}

async function filesOf(shop: RunningShop): Promise<[name: string, path: string][]> {
  const owner = await ownerByCalls(shop);
  const names = ["google", "rozetka", "prom"];
  for (const name of names) await owner.call("POST", `/api/admin/feeds/${name}`, { isOn: true });
  const { app } = await newCustomer(shop);
  const terms = { percent: 30, rounding: "five", prefersRecommended: false, onlyInStock: false, audiences: [] };
  const { body } = await app.post("/api/save-price-list", terms);
  const { token } = body["priceList"] as { token: string };
  return [
    ...names.map((name): [string, string] => [name, `/feeds/${name}.xml`]),
    ...["xml", "csv", "xlsx"].map((ending): [string, string] => [`price list, ${ending}`, `/price-list/${token}.${ending}`]),
  ];
}

async function measureMaking(shop: RunningShop, path: string): Promise<Omit<FeedMeasured, "name">> {
  const { done: response, ...meanwhile } = await whileAsking(shop, () => fetch(shop.url + path));
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  const bytes = (await response.arrayBuffer()).byteLength;
  return { ...meanwhile, megabytes: Math.round(bytes / 100_000) / 10 };
}
