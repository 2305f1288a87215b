import type { Config } from "../../platform/config/config.ts";
import { FolderInUse } from "../../platform/db/embedded/folder-lock.ts";
import { askShop, runCommand, type Answer, type Command } from "./asked-commands.ts";
import { openShop } from "../opening/open-shop.ts";

/** Here, or by the shop on the embedded database. Throws `Trouble` when that shop does not begin or end. */
export async function giveCommand<Asked extends Command>(
  config: Config,
  command: Asked,
  onProgress: (share: number) => void = () => undefined,
): Promise<Answer<Asked>> {
  try {
    const shop = await openShop(config);
    try {
      return await runCommand(shop, command, onProgress);
    } finally {
      await shop.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return await askShop(config, command, { owner: error.owner, onProgress });
  }
}
