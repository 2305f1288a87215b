import { addHours } from "../../../platform/time.ts";
import { readSettings } from "../../settings/settings.server.ts";
import { browserOf, type Visit } from "../../shop.ts";
import { reservationEnd } from "../cart.rules.ts";
import { addTogether } from "./add-together.ts";
import { removeAtOnce } from "./change-line.queries.ts";
import { unlessUndone } from "./unless-undone.ts";
import type { ShownCart } from "./shown-cart.queries.ts";
import type { Id } from "../../../platform/ids.ts";

type Wanted = { productId: Id<"product">; variationId: Id<"variation">; orderId?: string | null };

/**
 * The ordinary case in one statement: an account with a living cart that nobody else is changing adds a pack that is
 * free, and sees the cart. Undefined: nothing was changed, and the long way (`add-pack.ts`) finds out why.
 */
export async function addPackAtOnce(visit: Visit, wanted: Wanted): Promise<ShownCart | undefined> {
  const { shop, customer } = visit;
  if (!customer || customer.blacklisted) return undefined;
  return addTogether(shop, { ...wanted, accountId: customer.id, by: browserOf(visit) });
}

/** The same for giving back a pack that is not the last of its line. */
export async function removePackAtOnce(visit: Visit, { variationId, orderId }: Omit<Wanted, "productId">): Promise<ShownCart | undefined> {
  const { shop, customer } = visit;
  if (!customer || customer.blacklisted) return undefined;
  const { basket_lifetime: lifetimeHours, basket_max_hours: maxHours } = await readSettings(shop);
  return unlessUndone(() =>
    shop.db.once((db) => {
      // Whoever waited for a connection is judged by the time after the wait.
      const now = shop.clock.now();
      const until = reservationEnd({ now, openedAt: now, lifetimeHours, maxHours });
      return removeAtOnce(db, {
        accountId: customer.id,
        orderId,
        variationId,
        by: browserOf(visit),
        now,
        until,
        longestMs: longestOf(maxHours),
      });
    }),
  );
}

const longestOf = (maxHours: number): number => addHours(new Date(0), maxHours).getTime();
