import { keptInMemory, type Shop } from "../../shop.ts";
import { withDefaults, type Settings } from "../settings.rules.ts";
import { selectSettings } from "./settings.queries.ts";

const CHANNEL = "settings";

type Kept = { settings: Promise<Settings> | undefined; listening: Promise<unknown> | undefined };

/**
 * The settings as they stand, with defaults under them. Read once a process and again whenever any process
 * changes one; a reading that failed is not kept. `BASKET_LIFETIME_HOURS` of the environment stands over `basket_lifetime`.
 */
export async function readSettings(shop: Shop): Promise<Settings> {
  const kept = keptInMemory<Kept>(shop, "settings", () => ({ settings: undefined, listening: undefined }));
  kept.listening ??= listen(shop, kept).catch((error: unknown) => {
    kept.listening = undefined;
    throw error;
  });
  await kept.listening;
  kept.settings ??= load(shop).catch((error: unknown) => {
    kept.settings = undefined;
    throw error;
  });
  return kept.settings;
}

/** Tells every process that settings have changed. */
export const announceSettings = (shop: Shop): Promise<void> => shop.db.notify(CHANNEL, "");

const listen = (shop: Shop, kept: Kept): Promise<unknown> =>
  shop.db.listen(CHANNEL, () => {
    kept.settings = undefined;
  });

async function load(shop: Shop): Promise<Settings> {
  const settings = withDefaults(await selectSettings(shop.db.read));
  const { basketLifetimeHours } = shop.config;
  return basketLifetimeHours ? { ...settings, basket_lifetime: basketLifetimeHours } : settings;
}
