import { addDays } from "../../../../platform/time/time.ts";
import { SALES_DAYS } from "../../../catalogue/catalogue.rules.ts";
import { writeSoldRecently } from "../../../catalogue/catalogue.server.ts";
import type { Shop } from "../../../shop.ts";
import { selectSoldSince } from "./count-sold.queries.ts";

/** Counts pieces sold in thirty days, for «popular» and best sellers (decisions.md §5). */
export async function countSold(shop: Shop): Promise<void> {
  const since = addDays(shop.clock.now(), -SALES_DAYS);
  await writeSoldRecently(shop, await selectSoldSince(shop.db.scan, since));
}
