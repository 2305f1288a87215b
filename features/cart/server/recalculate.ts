import { browserOf, type Shop, type Visit } from "../../shop.ts";
import { sumPerVariation } from "../cart.rules.ts";
import { attachGuestCart, dropCartsOf } from "./attach-guest-cart.ts";
import { ownerOf, type Owner } from "./cart-owner.ts";
import { selectOpenCart } from "./cart.queries.ts";
import { findCart } from "./find-cart.ts";
import { fitCart, type Fitted, type Wanted } from "./fit-cart.ts";
import { livingCart } from "./living-cart.ts";
import { readReach } from "./read-reach.ts";
import { releaseExpiredHolders } from "./release-carts.ts";
import { selectCompletedOrders, selectSellable } from "./sellable.queries.ts";
import type { Id } from "../../../platform/ids.ts";

export type WantedLine = { productId: Id<"product">; variationId: Id<"variation">; quantity: number };
/** A line that was not granted whole; `stock` is what the cart could still come to hold of it, `isByShare` when only its share keeps it from more. */
export type ShortLine = { productId: Id<"product">; variationId: Id<"variation">; granted: number; stock: number; isByShare: boolean };
export type Recalculated = { outcome: "done"; short: ShortLine[] } | { outcome: "cart-gone" | "blacklisted" };

const ROUNDS = 200;

/**
 * Makes the server's cart equal to the given lines as far as stock allows, in whole packs, and restarts the clock
 * (decisions.md §3). A cart that is over is revived with what is still free; a guest keeps one pack of one thing.
 * `orderId` of somebody else's cart, or of one that was ordered, changes nothing.
 */
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
  const found = await findCart(visit, owner, { orderId, open: await selectOpenCart(shop.db.read, owner) });
  if (found.kind === "unknown" || (found.kind === "over" && found.wasOrdered)) return { outcome: "cart-gone" };

  const asked = sumPerVariation(cartItems);
  const wanted = await buyable(shop, owner, asked);
  const granted = await fitWithExpired(visit, owner, wanted);
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
      const { addable = 0, isByShare = false } = reach.get(variationId) ?? {};
      return { productId, variationId, granted: holds, stock: holds + addable, isByShare };
    }),
  };
}

/** Of what was asked for, that which can be bought by this visitor at all. */
async function buyable(shop: Shop, owner: Owner, asked: readonly WantedLine[]): Promise<Wanted[]> {
  if (asked.length === 0) return [];
  const sellable = new Map(
    (
      await selectSellable(
        shop.db.read,
        asked.map((line) => line.variationId),
      )
    ).map((one) => [one.variationId, one]),
  );
  const wanted = asked.flatMap((line): Wanted[] => {
    const goods = sellable.get(line.variationId);
    return goods?.productId === line.productId ? [{ ...goods, pieces: line.quantity }] : [];
  });
  if ("accountId" in owner) return wanted;
  return wanted.slice(0, 1).map((line) => ({ ...line, pieces: Math.min(line.pieces, line.pack) }));
}

/** Fits the cart, and again after expired holders of what fell short were released (security.md S3). Answers pieces held per variation. */
async function fitWithExpired(visit: Visit, owner: Owner, wanted: readonly Wanted[]): Promise<Map<number, number> | "blacklisted"> {
  const { shop } = visit;
  const completedOrders = "accountId" in owner ? await selectCompletedOrders(shop.db.read, owner.accountId) : 0;
  let fitted: Fitted | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const attempt: Fitted | "blacklisted" | undefined = await fitCart(shop, {
      owner,
      cart: await livingCart(shop, owner),
      wanted,
      completedOrders,
      by: browserOf(visit),
    });
    if (!attempt) continue;
    if (attempt === "blacklisted") return attempt;
    fitted = attempt;
    if (!(await releaseFor(shop, attempt))) break;
  }
  if (!fitted) throw new Error("the cart never stood still");
  return fitted.held;
}

async function releaseFor(shop: Shop, { soldOut }: Fitted): Promise<boolean> {
  let worthTrying = false;
  for (const missing of soldOut) if (await releaseExpiredHolders(shop, missing)) worthTrying = true;
  return worthTrying;
}
