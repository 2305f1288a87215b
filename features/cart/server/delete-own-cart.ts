import { browserOf, type Visit } from "../../shop.ts";
import { selectNamedCart } from "./cart.queries.ts";
import { dropCart } from "./release-carts.ts";

/** Releases the visitor's own cart. A cart that is gone, or somebody else's, is left alone and no error (S31). */
export async function deleteOwnCart(visit: Visit, orderId: string): Promise<void> {
  const { shop, customer, guestHash } = visit;
  const cart = await selectNamedCart(shop.db.read, { accountId: customer?.id, guestHash }, orderId);
  if (cart?.state === "open") await dropCart(shop, cart.id, { by: browserOf(visit) });
}
