import type { Instant } from "../../../platform/time.ts";
import type { Shop } from "../../shop.ts";
import { readContent } from "./read-content.ts";

/** Page texts by their slug with the day of their last change, and the slugs of promotions that have goods. */
export async function contentAddresses(shop: Shop): Promise<{ texts: ReadonlyMap<string, Instant>; promotions: string[] }> {
  const { pages, promotions } = await readContent(shop);
  return {
    texts: new Map(pages.map(({ slug, updated_at }) => [slug, updated_at])),
    promotions: promotions.filter(({ rule }) => Object.keys((rule as object | null) ?? {}).length > 0).map(({ slug }) => slug),
  };
}
