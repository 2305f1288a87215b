import { loadedCarriers } from "../features/delivery/delivery.server.ts";
import type { Shop } from "../features/shop.ts";

/** Warns of carriers without loaded settlements and departments. */
export async function warnOfMissingPlaces(shop: Shop): Promise<void> {
  const loaded = await loadedCarriers(shop);
  for (const { code } of shop.integrations.carriers)
    if (!loaded.has(code))
      shop.log.warn(
        { carrier: code },
        `the directory of ${code} is not loaded (table carrier_directory has no row of it): the checkout asks customers to phone until its settlements and departments are there`,
      );
}
