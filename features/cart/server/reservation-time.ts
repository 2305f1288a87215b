import type { Instant } from "../../../platform/time.ts";
import { readSettings } from "../../settings/settings.server.ts";
import type { Shop } from "../../shop.ts";
import { reservationEnd } from "../cart.rules.ts";

/** The end of a reservation that is made or moved now, by the settings in force. */
export async function reservationTime(shop: Shop): Promise<(openedAt: Instant, now: Instant) => Instant> {
  const settings = await readSettings(shop);
  return (openedAt, now) => reservationEnd({ now, openedAt, lifetimeHours: settings.basket_lifetime, maxHours: settings.basket_max_hours });
}
