import type { Instant } from "../../../platform/time/time.ts";
import type { Shop } from "../../shop.ts";
import { isItsTime } from "../shown/times.rules.ts";
import { isShown } from "../texts/text-context.rules.ts";
import { readContent } from "./read-content.ts";
import { readTextContext } from "./text-context.ts";

/** Texts by slug with the day of their last change; slugs of public promotions whose page is there now. */
export async function contentAddresses(shop: Shop): Promise<{ texts: ReadonlyMap<string, Instant>; promotions: string[] }> {
  const [{ pages, promotions }, context] = await Promise.all([readContent(shop), readTextContext(shop, "ua")]);
  return {
    texts: new Map(pages.map(({ slug, updated_at }) => [slug, updated_at])),
    promotions: promotions
      .filter((one) => one.shown_to === "everyone" && isItsTime(one, shop.clock.now()))
      .filter(({ rule, shown_when }) => Object.keys(rule).length > 0 && isShown(shown_when, context))
      .map(({ slug }) => slug),
  };
}
