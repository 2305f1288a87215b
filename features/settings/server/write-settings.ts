import type { Shop } from "../../shop.ts";
import { settingsTopic } from "../../topics.ts";
import type { Settings } from "../settings.rules.ts";
import { upsertSettings } from "./settings.queries.ts";

export async function writeSettings(shop: Shop, values: Partial<Settings>): Promise<void> {
  await shop.db.write(async (tx) => {
    await upsertSettings(tx, values, shop.clock.now());
    tx.changed(settingsTopic, Object.keys(values));
  });
}
