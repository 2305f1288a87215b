import type { Shop } from "../../shop.ts";
import { offeredCategories } from "../../catalogue/catalogue.server.ts";
import { readSettings } from "../../settings/settings.server.ts";
import type { Language } from "../../../platform/i18n.ts";
import type { Instant } from "../../../platform/time/time.ts";
import { SHOP_NAME } from "../../shop-name.ts";

export type FeedCategory = { id: number; parentId: number | null; name: Readonly<Record<Language, string>> };

/** Facts at the top of a file. */
export type FeedHead = {
  /** The shop's origin, without a slash at the end. */
  origin: string;
  shopName: string;
  /** The seller's legal name, else the shop's. */
  company: string;
  now: Instant;
  categories: readonly FeedCategory[];
};

export async function feedHead(shop: Shop, origin: string): Promise<FeedHead> {
  const { seller_name } = await readSettings(shop);
  return { origin, shopName: SHOP_NAME, company: seller_name.uk || SHOP_NAME, now: shop.clock.now(), categories: offeredCategories(shop) };
}
