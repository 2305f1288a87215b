import type { Visit } from "../../../shop.ts";
import { attachGuestCart } from "./attach-guest-cart.ts";
import type { Owner } from "./cart-owner.ts";
import { selectNamedCart, type CartRow } from "../cart.queries.ts";
import { livingCart } from "./living-cart.ts";
import { selectOrderedSince } from "../lines/share.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

export type FoundCart =
  | { kind: "living"; cart: CartRow }
  | { kind: "none" }
  | { kind: "over"; wasOrdered: boolean }
  /** Another's cart looks like none (security.md S30, S31). */
  | { kind: "unknown" };

/** An account's living cart is found whatever older `orderId` the client names (decisions.md §3); an ended one is released. */
export async function findCart(visit: Visit, owner: Owner, orderId: string | null | undefined): Promise<FoundCart> {
  const { shop, customer, guestHash } = visit;
  const living = await livingCart(shop, owner);
  if (living && (!orderId || orderId === living.id)) return { kind: "living", cart: living };
  if (!orderId) return { kind: "none" };

  const named = await selectNamedCart(shop.db.read, { accountId: customer?.id, guestHash }, orderId);
  if (!named) return { kind: "unknown" };
  if (living) return { kind: "living", cart: living };
  if (named.state === "merged") return { kind: "none" };
  if (customer && named.accountId === null && named.state === "open") {
    await attachGuestCart(visit);
    const attached = await livingCart(shop, owner);
    if (attached) return { kind: "living", cart: attached };
  }
  return { kind: "over", wasOrdered: named.state === "ordered" };
}

export async function afterCart({ shop, customer, guestHash }: Visit, orderId: string | undefined): Promise<AfterCart> {
  const named = orderId && (await selectNamedCart(shop.db.read, { accountId: customer?.id, guestHash }, orderId));
  if (!named) return { endedWasOrdered: false, orderedSince: [] };
  return {
    endedWasOrdered: named.state === "ordered",
    orderedSince: customer ? await selectOrderedSince(shop.db.read, { accountId: customer.id, since: named.openedAt }) : [],
  };
}

type AfterCart = { endedWasOrdered: boolean; orderedSince: { variationId: Id<"variation">; quantity: number }[] };
