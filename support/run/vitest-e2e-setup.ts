import { ensureTestPostgres } from "../postgres-cluster.ts";
import { keptDemo } from "../running-shop.ts";
import { keepPreparedDemo } from "./prepared-demo.ts";
import { openRunFolder } from "./run-folder.ts";
import { startTestPostgres } from "./vitest-setup.ts";

/** One private PostgreSQL for the whole run, and the data of a shop with the demo on it, which the shops of tests start from. */
export default async function setup(): Promise<() => Promise<void>> {
  const removeRunFolder = openRunFolder();
  const stopPostgres = await startTestPostgres();
  const databaseUrl = await ensureTestPostgres();
  keepPreparedDemo({ dataDir: await keptDemo(databaseUrl), databaseUrl });
  return async () => {
    await stopPostgres();
    await removeRunFolder();
  };
}
