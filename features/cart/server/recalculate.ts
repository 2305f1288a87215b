import type { Id } from "../../../platform/ids.ts";
import type { Shop, Visit } from "../../shop.ts";
import { sumPerVariation } from "../cart.rules.ts";
import { attachGuestCart, dropCartsOf } from "./carts/attach-guest-cart.ts";
import { ownerOf, type Owner } from "./carts/cart-owner.ts";
import { changeInTurn } from "./lines/change-cart.ts";
import type { Verdict } from "./lines/change-cart.queries.ts";
import { findCart } from "./carts/find-cart.ts";
import { livingCart } from "./carts/living-cart.ts";
import { readReach } from "./lines/read-reach.ts";
import { releaseForAll } from "./carts/release-carts.ts";
import { selectForSale } from "./lines/pieces-in-reach.queries.ts";

export type WantedLine = { productId: Id<"product">; variationId: Id<"variation">; quantity: number };
export type WhyShort = "sold out" | "over the share" | "one pack a guest";
/** `stock`: what the cart could hold. */
export type ShortLine = { productId: Id<"product">; variationId: Id<"variation">; granted: number; stock: number; why: WhyShort };
export type Recalculated = { outcome: "done"; short: ShortLine[] } | { outcome: "cart-gone" | "blacklisted" };

const ROUNDS = 200;

/** In whole packs as stock allows, one pack for a guest; restarts the clock and revives an ended cart (decisions.md §3). */
export async function recalculate(
  visit: Visit,
  { cartItems, orderId }: { cartItems: readonly WantedLine[]; orderId?: string | null },
): Promise<Recalculated> {
  const { shop, customer } = visit;
  const owner = ownerOf(visit);
  if (!owner) throw new Error("a visitor without a guest key cannot hold a cart");
  if (customer?.blacklisted) {
    await dropCartsOf(visit, customer.id);
    return { outcome: "blacklisted" };
  }
  await attachGuestCart(visit);
  const found = await findCart(visit, owner, orderId);
  if (found.kind === "unknown" || (found.kind === "over" && found.wasOrdered)) return { outcome: "cart-gone" };

  const asked = sumPerVariation(cartItems);
  const isGuest = "guestHash" in owner;
  const allowed = isGuest ? await onePackOf(shop, asked) : asked;
  const most = new Map(allowed.map(({ variationId, quantity }) => [variationId, quantity]));
  const granted = await fit(visit, owner, allowed);
  if (granted === "blacklisted") {
    if (customer) await dropCartsOf(visit, customer.id);
    return { outcome: "blacklisted" };
  }
  const short = asked.filter((line) => (granted.get(line.variationId) ?? 0) < line.quantity);
  const reach = await readReach(
    shop,
    owner,
    short.map((line) => line.variationId),
  );
  return {
    outcome: "done",
    short: short.map(({ productId, variationId }) => {
      const holds = granted.get(variationId) ?? 0;
      const { addable = 0, isByShare = false, hasPack = false } = reach.get(variationId) ?? {};
      const isOnePackOver = hasPack && isGuest && (most.get(variationId) ?? 0) <= holds;
      const why = isOnePackOver ? "one pack a guest" : isByShare ? "over the share" : "sold out";
      return { productId, variationId, granted: holds, stock: holds + addable, why };
    }),
  };
}

async function onePackOf(shop: Shop, asked: readonly WantedLine[]): Promise<WantedLine[]> {
  const forSale = await selectForSale(
    shop.db.read,
    asked.map(({ variationId }) => variationId),
  );
  const first = asked.find(({ variationId, productId }) => forSale.get(variationId)?.productId === productId);
  return first ? [{ ...first, quantity: Math.min(first.quantity, forSale.get(first.variationId)?.pack ?? 0) }] : [];
}

/** Tries again after expired holders were released (security.md S3). */
async function fit(visit: Visit, owner: Owner, wanted: readonly WantedLine[]): Promise<Map<number, number> | "blacklisted"> {
  const { shop } = visit;
  const lines = wanted.map(({ variationId, productId, quantity }) => ({ variationId, productId, hold: quantity }));
  let fitted: readonly Verdict[] | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const done = await changeInTurn(visit, { owner, cart: await livingCart(shop, owner), lines, isAll: true });
    if (done === "moved on") continue;
    if (done === "blacklisted") return done;
    fitted = done;
    if (
      !(await releaseForAll(
        shop,
        done.filter(({ short }) => short > 0),
      ))
    )
      break;
  }
  if (!fitted) throw new Error("the cart never stood still");
  return new Map(fitted.map(({ variationId, held }) => [variationId, held]));
}
