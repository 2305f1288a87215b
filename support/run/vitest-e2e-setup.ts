import { ensureTestPostgres } from "../postgres-cluster.ts";
import { startShop } from "../running-shop.ts";
import { keepPreparedDemo } from "./prepared-demo.ts";
import { openRunFolder } from "./run-folder.ts";
import { startTestPostgres } from "./vitest-setup.ts";

/** One private PostgreSQL for the whole run, and the data of a shop with the demo on either database, which the shops of tests start from. */
export default async function setup(): Promise<() => Promise<void>> {
  const removeRunFolder = openRunFolder();
  const stopPostgres = await startTestPostgres();
  await Promise.all([prepareDemo(""), prepareDemo(await ensureTestPostgres())]);
  return async () => {
    await stopPostgres();
    await removeRunFolder();
  };
}

async function prepareDemo(databaseUrl: string): Promise<void> {
  const shop = await startShop({ DATABASE_URL: databaseUrl });
  await shop.stop({ isKept: true });
  keepPreparedDemo({ dataDir: shop.dataDir, databaseUrl });
}
