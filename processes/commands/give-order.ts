import type { Config } from "../../platform/config/config.ts";
import { FolderInUse } from "../../platform/db/embedded/folder-lock.ts";
import { askShop, obeyOrder, type Answer, type Order } from "./asked-orders.ts";
import { openShop } from "../opening/open-shop.ts";

/** Here, or by the shop on the embedded database. Throws `Trouble` when that shop does not begin or end. */
export async function giveOrder<Asked extends Order>(
  config: Config,
  order: Asked,
  onProgress: (share: number) => void = () => undefined,
): Promise<Answer<Asked>> {
  try {
    const shop = await openShop(config);
    try {
      return await obeyOrder(shop, order, onProgress);
    } finally {
      await shop.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return await askShop(config, order, { owner: error.owner, onProgress });
  }
}
