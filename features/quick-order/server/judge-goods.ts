import type { Visit } from "../../shop.ts";
import type { OrderedGoods } from "../../catalogue/ordered-goods.contract.ts";
import { ownerOf, readReachOnceSignedIn } from "../../cart/cart.server.ts";
import type { JudgedRow } from "../quick-order.contract.ts";
import { judgePieces } from "../quick-order.rules.ts";

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

/** The pieces that adding these goods would reserve for this visitor now (security.md S6); a guest is judged as a new customer. */
export async function judgeGoods(
  visit: Visit,
  wanted: readonly { goods: OrderedGoods; pieces: number }[],
): Promise<Map<number, JudgedRow>> {
  const variationIds = wanted.map(({ goods }) => goods.variationId);
  const reach = await readReachOnceSignedIn(visit.shop, ownerOf(visit), variationIds);
  return new Map(
    wanted.map(({ goods, pieces: asked }) => {
      const { addable: free = 0, isByShare: byShare = false } = reach.get(goods.variationId) ?? {};
      const { verdict, pieces } = judgePieces({ asked, pack: goods.pack, reachable: free });
      return [goods.variationId, { ...nothingReserved, verdict, goods, byShare, pieces, free }];
    }),
  );
}
