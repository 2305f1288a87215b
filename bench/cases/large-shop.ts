import { sql } from "kysely";
import { startPostgresCluster } from "../../support/postgres-cluster.ts";
import { openTestShop } from "../../support/test-shop.ts";
import { fillShop, FILLED_UNTIL, type ShopSize } from "../fill-shop.ts";
import { measureLists, type ListMeasured } from "../lists-of-a-shop.ts";
import { printCells } from "../print-table.ts";

export const largeShopSize: ShopSize = { orders: 100_000, heavy: 10_000, customers: 20_000, products: 20_000, others: 50_000 };
/** The longest time a list may take, milliseconds. */
const LIMIT_MS = 200;

/** Every list of the back office and of the account in a shop of 100,000 orders, 10,000 of them of one customer. */
export async function largeShop(): Promise<ListMeasured[]> {
  const cluster = await startPostgresCluster();
  const shop = await openTestShop({ databaseUrl: cluster.url });
  await fillShop(shop.db, largeShopSize);
  await sql`vacuum analyze`.execute(shop.db.scan);
  shop.clock.set(FILLED_UNTIL);
  const rows = await measureLists(shop);
  await shop.close();
  await cluster.stop();
  printCells([["list", "ms", "limit ms", "rows"], ...rows.map(({ name, ms, total }) => [name, ms, LIMIT_MS, total])]);
  return rows;
}
