import type { Config } from "../platform/config.ts";
import { FolderInUse } from "../platform/db/folder-lock.ts";
import { askShop } from "./asked-orders.ts";
import { openShop } from "./open-shop.ts";
import { obeyPlacesOrder, placesOrder, placesUsage, type PlacesAnswer, type PlacesOrder } from "./places-command.ts";
import { runProgram } from "./run-program.ts";

/** `npm run places`: reads the carriers' settlements and departments now. Beside a shop on the embedded database that shop does it. */
const order = placesOrder(process.argv.slice(2));
const { code, said }: PlacesAnswer = order ? await runProgram((config) => obey(config, order)) : { code: 1, said: placesUsage };
(code === 1 ? process.stderr : process.stdout).write(`${said}\n`);
process.exitCode = code;

async function obey(config: Config, asked: PlacesOrder): Promise<PlacesAnswer> {
  try {
    const shop = await openShop(config);
    try {
      return await obeyPlacesOrder(shop, asked);
    } finally {
      await shop.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return await askShop(config, asked, { owner: error.owner, onProgress: () => undefined });
  }
}
