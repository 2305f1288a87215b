import { keptInMemory, type Shop } from "../../shop.ts";
import { withDefaults, type Settings } from "../settings.rules.ts";
import { selectSettings } from "./settings.queries.ts";

const CHANNEL = "settings";

type Kept = { settings: Promise<Settings> | undefined; listening: Promise<unknown> | undefined; listeners: Set<() => void> };

const keptOf = (shop: Shop) =>
  keptInMemory<Kept>(shop, "settings", () => ({ settings: undefined, listening: undefined, listeners: new Set() }));

/**
 * The settings as they stand, with defaults under them. Read once a process and again whenever any process
 * changes one; a reading that failed is not kept. `BASKET_LIFETIME_HOURS` of the environment stands over `basket_lifetime`.
 */
export async function readSettings(shop: Shop): Promise<Settings> {
  const kept = keptOf(shop);
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

/** Calls back when a setting has changed, so that pages (all of them show some) can be dropped. */
export const onSettingsChange = (shop: Shop, listener: () => void): void => void keptOf(shop).listeners.add(listener);

/** Tells every process that settings have changed. */
export const announceSettings = (shop: Shop): Promise<void> => shop.db.notify(CHANNEL, "");

const listen = (shop: Shop, kept: Kept): Promise<unknown> =>
  shop.db.listen(
    CHANNEL,
    () => forget(kept),
    () => forget(kept),
  );

function forget(kept: Kept): void {
  kept.settings = undefined;
  for (const tell of kept.listeners) tell();
}

async function load(shop: Shop): Promise<Settings> {
  const settings = withDefaults(await selectSettings(shop.db.read));
  const { basketLifetimeHours } = shop.config;
  return basketLifetimeHours ? { ...settings, basket_lifetime: basketLifetimeHours } : settings;
}
