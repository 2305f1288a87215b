import type { Visit } from "../../shop.ts";
import { ownerOf } from "./cart-owner.ts";
import { selectOwnCart } from "./cart.queries.ts";
import { dropCart } from "./release-carts.ts";

/** Releases the visitor's own cart. A cart that is gone, or somebody else's, is left alone and no error (S31). */
export async function deleteOwnCart(visit: Visit, orderId: string): Promise<void> {
  const owner = ownerOf(visit);
  const cart = owner && (await selectOwnCart(visit.shop.db.read, owner, orderId));
  if (cart?.state === "open") await dropCart(visit.shop, cart.id);
}
