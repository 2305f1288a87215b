import type { Shop } from "../../shop.ts";
import type { Settings } from "../settings.rules.ts";
import { announceSettings } from "./read-settings.ts";
import { upsertSettings } from "./settings.queries.ts";

/** Writes some of the settings in one transaction and tells every process. */
export async function writeSettings(shop: Shop, values: Partial<Settings>): Promise<void> {
  await shop.db.write((tx) => upsertSettings(tx, values, shop.clock.now()));
  await announceSettings(shop);
}
