import type { Shop } from "../../shop.ts";
import { offeredCategories } from "../../catalogue/catalogue.server.ts";
import { readSettings } from "../../settings/settings.server.ts";
import type { FeedHead } from "../feed-head.ts";

const SHOP_NAME = "Семиряд";

export async function feedHead(shop: Shop, origin: string): Promise<FeedHead> {
  const { seller_name } = await readSettings(shop);
  return { origin, shopName: SHOP_NAME, company: seller_name.uk || SHOP_NAME, now: shop.clock.now(), categories: offeredCategories(shop) };
}
