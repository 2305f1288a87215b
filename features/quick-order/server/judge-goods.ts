import type { Shop, Visit } from "../../shop.ts";
import type { OrderedGoods } from "../../catalogue/ordered-goods.contract.ts";
import { accountHolder, reachable, shareOf } from "../../cart/cart.rules.ts";
import { selectCompletedOrders } from "../../cart/cart.server.ts";
import type { JudgedRow } from "../quick-order.contract.ts";
import { judgePieces } from "../quick-order.rules.ts";
import { selectShelves, type Shelf } from "./quick-order.queries.ts";

/** A row of which nothing would be reserved; its verdict says why. */
export const nothingReserved: Omit<JudgedRow, "verdict"> = { why: "", options: [], into: null, goods: null, pieces: 0, free: 0 };

/**
 * What would be reserved of each of these goods for this visitor now, on top of what their cart holds, by the stock and
 * the shares that hold for adding (security.md S6). A guest is judged as the new customer they become by signing in.
 */
export async function judgeGoods(
  { shop, customer }: Visit,
  wanted: readonly { goods: OrderedGoods; pieces: number }[],
): Promise<Map<number, JudgedRow>> {
  const variationIds = wanted.map(({ goods }) => goods.variationId);
  const shelves = await selectShelves(shop.db.read, { variationIds, accountId: customer?.id, now: shop.clock.now() });
  const share = await shareFor(shop, customer?.id);
  return new Map(
    wanted.map(({ goods, pieces: asked }) => {
      const shelf = shelves.get(goods.variationId) ?? { variationId: goods.variationId, onHand: 0, free: 0, held: 0 };
      const most = Number.MAX_SAFE_INTEGER;
      const free = Math.max(
        0,
        reachable({ wanted: most, held: shelf.held, free: shelf.free, share: share(goods, shelf), pack: 1 }) - shelf.held,
      );
      const { verdict, pieces } = judgePieces({ asked, pack: goods.pack, reachable: free });
      return [goods.variationId, { ...nothingReserved, verdict, goods, pieces, free }];
    }),
  );
}

async function shareFor(shop: Shop, accountId: number | undefined): Promise<(goods: OrderedGoods, shelf: Shelf) => number> {
  if (shop.config.limits === "relaxed") return () => Number.MAX_SAFE_INTEGER;
  const holder = accountHolder(accountId === undefined ? 0 : await selectCompletedOrders(shop.db.read, accountId));
  return ({ pack }, { onHand }) => shareOf(holder, { onHand, pack });
}
