import { screens } from "../../app/screens.ts";

/** Addresses of the demo shop for screens that need more than their own path. */
const examples: Record<string, readonly string[]> = {
  "retail/:gender": ["/retail/female", "/retail/home"],
  "category/:id": ["/category/1110", "/category/1100", "/category/1110?size=46,48&sort=cheaper"],
  "promo/:slug": ["/promo/warm-row", "/promo/home-row"],
  search: ["/search", "/search?q=сукня"],
  "product/:id": ["/product/planted-stock-50", "/product/planted-sold-out", "/product/planted-no-picture"],
  "subscription/:token": [],
  "notices/leave/:token": [],
  "list/:token": [],
  "*": [],
};

const isGuarded = (id: string): boolean => /^(account|checkout)/.test(id);

/** An address or more of every public screen of the demo shop, in Ukrainian. */
export const publicAddresses: readonly string[] = screens
  .filter(({ id }) => !isGuarded(id))
  .flatMap(({ path }) => examples[path] ?? [`/${path}`]);
