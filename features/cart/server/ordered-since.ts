import type { Visit } from "../../shop.ts";
import { selectNamedCart, selectOrderedVariations } from "./cart.queries.ts";

/** Variations a customer has ordered since that cart of theirs was opened, in it or in a later one; none of a cart that is nobody's here. */
export async function orderedSince({ shop, customer, guestHash }: Visit, orderId: string): Promise<number[]> {
  if (!customer) return [];
  const cart = await selectNamedCart(shop.db.read, { accountId: customer.id, guestHash }, orderId);
  return cart ? selectOrderedVariations(shop.db.read, { accountId: customer.id, since: cart.openedAt }) : [];
}
