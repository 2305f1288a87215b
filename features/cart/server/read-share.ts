import { readSettings } from "../../settings/settings.server.ts";
import type { Shop } from "../../shop.ts";
import { accountHolder, shareOf, type Holder, type Share } from "../share.rules.ts";
import type { Owner } from "./cart-owner.ts";

/** The share of such a holder as staff set it (security.md S6); undefined for one without a limit. */
export const readShare = async (shop: Shop, holder: Holder): Promise<Share | undefined> =>
  shop.config.limits.isStockShared ? shareOf(holder, await readSettings(shop)) : undefined;

/** The same of whoever owns a cart. */
export const readShareOf = (
  shop: Shop,
  { owner, completedOrders }: { owner: Owner; completedOrders: number },
): Promise<Share | undefined> => readShare(shop, "accountId" in owner ? accountHolder(completedOrders) : "guests");
