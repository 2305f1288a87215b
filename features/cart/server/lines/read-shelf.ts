import type { Id } from "../../../../platform/ids.ts";
import type { Shop } from "../../../shop.ts";
import type { Owner } from "../carts/cart-owner.ts";
import { selectForSale, selectShelves } from "./pieces-in-reach.queries.ts";

export type ShelfNow = { isForSale: boolean; free: number; held: number; inOtherCarts: number; pack: number };

/** A variation's pieces as they are distributed now; `held`: by the owner's living cart. */
export async function readShelf(shop: Shop, owner: Owner, variationId: Id<"variation">): Promise<ShelfNow> {
  const [forSale, shelves] = await Promise.all([
    selectForSale(shop.db.read, [variationId]),
    selectShelves(shop.db.read, { owner, variationIds: [variationId], now: shop.clock.now() }),
  ]);
  const { onHand, free, held, pack } = shelves.get(variationId) ?? { onHand: 0, free: 0, held: 0, pack: 1 };
  return { isForSale: forSale.has(variationId), free, held, inOtherCarts: Math.max(0, onHand - free - held), pack };
}
