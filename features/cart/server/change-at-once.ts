import { addHours } from "../../../platform/time.ts";
import { readSettings } from "../../settings/settings.server.ts";
import type { Visit } from "../../shop.ts";
import { NEW_ACCOUNT_PERCENT, reservationEnd } from "../cart.rules.ts";
import { addAtOnce, removeAtOnce, type Change } from "./change-line.queries.ts";
import type { ShownCart } from "./shown-cart.queries.ts";

type Wanted = { productId: number; variationId: number; orderId?: string | null };

/**
 * The ordinary case in one statement: an account with a living cart that nobody else is changing adds a pack that is
 * free, and sees the cart. Undefined: nothing was changed, and the long way (`add-pack.ts`) finds out why.
 */
export async function addPackAtOnce(visit: Visit, wanted: Wanted): Promise<ShownCart | undefined> {
  const { shop } = visit;
  const percent = shop.config.limits === "relaxed" ? null : NEW_ACCOUNT_PERCENT;
  const change = shop.config.plant ? undefined : await changeOf(visit, wanted);
  return change && shop.db.once((db) => addAtOnce(db, { ...change(), productId: wanted.productId, percent }));
}

/** The same for giving back a pack that is not the last of its line. */
export async function removePackAtOnce(visit: Visit, wanted: Omit<Wanted, "productId">): Promise<ShownCart | undefined> {
  const change = await changeOf(visit, wanted);
  return change && visit.shop.db.once((db) => removeAtOnce(db, change()));
}

/** Made when the connection is there: whoever waits for one is judged by the time after the wait. */
async function changeOf(
  { shop, customer }: Visit,
  { variationId, orderId }: Omit<Wanted, "productId">,
): Promise<(() => Change) | undefined> {
  if (!customer || customer.blacklisted) return undefined;
  const { basket_lifetime: lifetimeHours, basket_max_hours: maxHours } = await readSettings(shop);
  return () => {
    const now = shop.clock.now();
    const until = reservationEnd({ now, openedAt: now, lifetimeHours, maxHours });
    const longestMs = addHours(new Date(0), maxHours).getTime();
    return { accountId: customer.id, orderId, variationId, now, until, longestMs };
  };
}
