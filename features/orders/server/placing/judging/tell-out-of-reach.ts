import { readOutOfReach } from "../../../../cart/cart.server.ts";
import { customerOf, type Visit } from "../../../../shop.ts";
import type { Cause } from "../../../orders.rules.ts";

/** Adds how many pieces can be had of products whose minimum cannot be met now; outside of transactions. */
export async function tellOutOfReach(visit: Visit, causes: readonly Cause[]): Promise<Cause[]> {
  const under = causes.flatMap((cause) =>
    cause.cause === "below_min_amount" ? [{ id: cause.productId, min_order_amount: cause.minimum, missing: cause.missing }] : [],
  );
  const outOfReach = await readOutOfReach(visit.shop, { accountId: customerOf(visit).id }, under);
  return causes.map((cause) => (cause.cause === "below_min_amount" ? { ...cause, atMost: outOfReach.get(cause.productId) } : cause));
}
