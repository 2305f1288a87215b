import { keepPrepared } from "./prepared-folders.ts";
import { openRunFolder } from "./run-folder.ts";
import { startShop } from "../running-shop.ts";
import { startTestPostgres } from "./vitest-setup.ts";

/** One private PostgreSQL for the whole run, and the data of a shop with the demo in it, which the shops of tests start from. */
export default async function setup(): Promise<() => Promise<void>> {
  const removeRunFolder = openRunFolder();
  const [stopPostgres, demo] = await Promise.all([startTestPostgres(), startShop()]);
  await demo.stop({ isKept: true });
  keepPrepared("demo", demo.dataDir);
  return async () => {
    await stopPostgres();
    await removeRunFolder();
  };
}
