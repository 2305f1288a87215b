import type { Id } from "../../../../platform/ids.ts";
import type { Visit } from "../../../shop.ts";
import { ownerOf } from "../carts/cart-owner.ts";
import { changeAtOnce, changeInTurn } from "./change-cart.ts";
import { findCart } from "../carts/find-cart.ts";
import { releaseAccountCarts } from "../carts/release-carts.ts";
import type { ShownCart } from "../shown-cart.queries.ts";

type WantedPack = { variationId: Id<"variation">; orderId?: string | null };
export type RemoveOutcome = "removed" | "refused" | "cart-gone" | "blacklisted";

/** Gives a pack back; a line ends with its last pack, a cart with its last line (specification §4). */
export const removePack = async (visit: Visit, wanted: WantedPack): Promise<RemoveOutcome> =>
  (await removePackAndSee(visit, wanted)).outcome;

export async function removePackAndSee(
  visit: Visit,
  { variationId, orderId = null }: WantedPack,
): Promise<{ outcome: RemoveOutcome; shown?: ShownCart }> {
  const done = await changeAtOnce(visit, { variationId, orderId, packs: -1 });
  if (!done) return { outcome: await removeInTurn(visit, { variationId, orderId }) };
  return { outcome: done.verdict.why === "changed" ? "removed" : "refused", ...(done.shown ? { shown: done.shown } : {}) };
}

async function removeInTurn(visit: Visit, { variationId, orderId }: Required<WantedPack>): Promise<RemoveOutcome> {
  const { shop, customer } = visit;
  const owner = ownerOf(visit);
  if (!owner) return "cart-gone";
  if (customer?.blacklisted) {
    await releaseAccountCarts(shop, customer.id);
    return "blacklisted";
  }
  const found = await findCart(visit, owner, orderId);
  if (found.kind !== "living") return "cart-gone";
  const done = await changeInTurn(visit, { owner, cart: found.cart, lines: [{ variationId, packs: -1 }] });
  if (done === "moved on") return "cart-gone";
  if (done === "blacklisted") {
    if (customer) await releaseAccountCarts(shop, customer.id);
    return "blacklisted";
  }
  return done[0]?.why === "changed" ? "removed" : "refused";
}
