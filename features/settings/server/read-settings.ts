import type { Shop } from "../../shop.ts";
import { settingsTopic } from "../../topics.ts";
import { keptUntilTold } from "../../kept-until-told.ts";
import { withDefaults, type Settings } from "../settings.rules.ts";
import { selectSettings } from "./settings.queries.ts";

/** Settings over defaults; the environment's `BASKET_LIFETIME_HOURS` wins over `basket_lifetime`. */
export const { read: readSettings, onChange: onSettingsChange } = keptUntilTold(settingsTopic, load);

async function load(shop: Shop): Promise<Settings> {
  const settings = withDefaults(await selectSettings(shop.db.read));
  const { basketLifetimeHours } = shop.config;
  return basketLifetimeHours ? { ...settings, basket_lifetime: basketLifetimeHours } : settings;
}
