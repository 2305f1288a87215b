import type { Visit } from "../../shop.ts";
import type { OrderedGoods } from "../../catalogue/ordered-goods.contract.ts";
import { readReach } from "../../cart/cart.server.ts";
import type { JudgedRow } from "../quick-order.contract.ts";
import { judgePieces } from "../quick-order.rules.ts";

/** A row of which nothing would be reserved; its verdict says why. */
export const nothingReserved: Omit<JudgedRow, "verdict"> = {
  why: "",
  options: [],
  into: null,
  goods: null,
  product: null,
  byShare: false,
  pieces: 0,
  free: 0,
};

/**
 * What would be reserved of each of these goods for this visitor now, on top of what their cart holds, by the stock and
 * the shares that hold for adding (security.md S6). A guest is judged as the new customer they become by signing in.
 */
export async function judgeGoods(
  { shop, customer }: Visit,
  wanted: readonly { goods: OrderedGoods; pieces: number }[],
): Promise<Map<number, JudgedRow>> {
  const variationIds = wanted.map(({ goods }) => goods.variationId);
  const reach = await readReach(shop, customer && { accountId: customer.id }, variationIds);
  return new Map(
    wanted.map(({ goods, pieces: asked }) => {
      const { addable: free = 0, isByShare: byShare = false } = reach.get(goods.variationId) ?? {};
      const { verdict, pieces } = judgePieces({ asked, pack: goods.pack, reachable: free });
      return [goods.variationId, { ...nothingReserved, verdict, goods, byShare, pieces, free }];
    }),
  );
}
