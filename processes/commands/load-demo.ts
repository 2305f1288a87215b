import { loadDirectory, loadedCarriers } from "../../features/delivery/delivery.server.ts";
import { hasProducts } from "../../features/catalogue/catalogue.server.ts";
import { readSettings } from "../../features/settings/settings.server.ts";
import type { Shop } from "../../features/shop.ts";

/** Continues after an interruption. */
export async function loadDemoWhenEmpty(shop: Shop): Promise<void> {
  await loadDemoPlaces(shop);
  if (!shop.config.demoOnEmpty || (await isLoaded(shop))) return;
  const { fillWithDemo } = await import("./fill-with-demo.ts");
  await fillWithDemo(shop);
}

/** Adds the places of a stand-in; those of a real carrier come by the schedule, and all of them while the clock is wrong (S10). */
async function loadDemoPlaces(shop: Shop): Promise<void> {
  if (shop.config.mode !== "demo" || shop.condition.isClockWrong()) return;
  const loaded = await loadedCarriers(shop);
  for (const [code, { directory }] of shop.integrations.vendors)
    if (directory.source === "stand-in" && !loaded.has(code)) await loadDirectory(shop, code, directory);
}

/** True also for a shop with its own goods. */
async function isLoaded(shop: Shop): Promise<boolean> {
  const { demo_loaded: mark, demo_started: started } = await readSettings(shop);
  if (mark) return true;
  return !started && (await hasProducts(shop));
}
