import { readSettings } from "../../../settings/settings.server.ts";
import type { Shop } from "../../../shop.ts";
import { accountHolder, couldAdd, mostOf, percentOf, shareOf, type Holder, type Share } from "../../share.rules.ts";
import type { Owner } from "../carts/cart-owner.ts";
import { selectElsewhere } from "./share.queries.ts";
import { selectCompletedOrders, selectShelves } from "./pieces-in-reach.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

/** `isByShare`: the share keeps packs from this cart (security.md S6). `hasPack`: a whole one is free. */
type Reach = { held: number; addable: number; isByShare: boolean; hasPack: boolean };

/** The most pieces of each variation that the owner's cart could hold, without unknown ones. */
export async function readReach(shop: Shop, owner: Owner, variationIds: readonly Id<"variation">[]): Promise<Map<number, Reach>> {
  return reachWithin(shop, { owner, judgedAs: owner }, variationIds);
}

/** A guest is judged as the new customer that a sign-in makes, who brings the guest's cart along. */
export async function readReachOnceSignedIn(
  shop: Shop,
  owner: Owner | undefined,
  variationIds: readonly Id<"variation">[],
): Promise<Map<number, Reach>> {
  return reachWithin(shop, { owner, judgedAs: owner && "accountId" in owner ? owner : undefined }, variationIds);
}

/** `judgedAs`: undefined for a new customer without orders. */
async function reachWithin(
  shop: Shop,
  { owner, judgedAs }: { owner: Owner | undefined; judgedAs: Owner | undefined },
  variationIds: readonly Id<"variation">[],
): Promise<Map<number, Reach>> {
  if (variationIds.length === 0) return new Map();
  const now = shop.clock.now();
  const [shelves, share] = await Promise.all([selectShelves(shop.db.read, { owner, variationIds, now }), shareOfVisitor(shop, judgedAs)]);
  const shared = share ? [...shelves.values()].filter(({ onHand }) => percentOf(share, onHand) !== undefined) : [];
  const elsewhere =
    judgedAs && shared.length > 0
      ? await selectElsewhere(shop.db.read, { owner: judgedAs, variationIds: shared.map(({ variationId }) => variationId), now })
      : new Map<number, number>();
  return new Map(
    [...shelves.values()].map(({ variationId, onHand, free, held, pack }) => {
      const most = mostOf(share, { onHand, pack, elsewhere: elsewhere.get(variationId) ?? 0 });
      const addable = couldAdd({ free, held, most });
      const isByShare = Math.floor(free / pack) > Math.floor(addable / pack);
      return [variationId, { held, addable, isByShare, hasPack: free >= pack }];
    }),
  );
}

export const readShare = async (shop: Shop, holder: Holder): Promise<Share | undefined> =>
  shop.config.limits.isStockShared ? shareOf(holder, await readSettings(shop)) : undefined;

async function shareOfVisitor(shop: Shop, owner: Owner | undefined): Promise<Share | undefined> {
  if (!owner) return readShare(shop, "new-account");
  if (!("accountId" in owner)) return readShare(shop, "guests");
  return readShare(shop, accountHolder(await selectCompletedOrders(shop.db.read, owner.accountId)));
}
