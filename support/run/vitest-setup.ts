import { ensureTestPostgres, startPostgresCluster } from "../postgres-cluster.ts";
import { openTestShop } from "../test-shop.ts";
import { keepPreparedShop } from "./prepared-shop.ts";
import { openRunFolder } from "./run-folder.ts";

/** One private PostgreSQL for the whole run, and a shop on it that the shops of tests start as copies of. */
export default async function setup(): Promise<() => Promise<void>> {
  const removeRunFolder = openRunFolder();
  const stopPostgres = await startTestPostgres();
  await prepareShop();
  return async () => {
    await stopPostgres();
    await removeRunFolder();
  };
}

/** Names the server for the tests of this run, unless the environment names one; answers how to stop it. */
export async function startTestPostgres(): Promise<() => Promise<void>> {
  if (process.env["TEST_DATABASE_URL"]) return async () => undefined;
  // What these databases hold need not outlive the machine.
  const cluster = await startPostgresCluster({ fsync: "off" });
  process.env["TEST_DATABASE_URL"] = cluster.url;
  return cluster.stop;
}

async function prepareShop(): Promise<void> {
  const databaseUrl = await ensureTestPostgres();
  const shop = await openTestShop({ databaseUrl });
  await shop.close();
  keepPreparedShop(databaseUrl);
}
