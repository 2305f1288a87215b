import { loadedCarriers } from "../../features/delivery/delivery.server.ts";
import { readSettings } from "../../features/settings/settings.server.ts";
import type { Shop } from "../../features/shop.ts";

export async function warnOfMissingPlaces(shop: Shop): Promise<void> {
  const [loaded, { services }] = await Promise.all([loadedCarriers(shop), readSettings(shop)]);
  for (const [code, { estimates }] of shop.integrations.vendors)
    if (!estimates)
      shop.log.warn(
        { carrier: code },
        `the shop's own city is not named to ${code} (docs/operate.md), so customers are told no price of delivery and no day`,
      );
  for (const { code, kinds } of shop.integrations.carriers)
    if (!loaded.has(code) && kinds.some(({ service }) => services.some((on) => on === service)))
      shop.log.warn(
        { carrier: code },
        `the places of ${code} are not loaded, so the checkout asks customers to phone; ${
          shop.integrations.vendors.has(code)
            ? "they are being read now"
            : "name its key (docs/operate.md), then they are read by themselves"
        }`,
      );
}
