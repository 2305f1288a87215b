import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../app/routes.ts";

/** Addresses of the demo shop for routes that need more than their own path. */
const examples: Record<string, readonly string[]> = {
  "retail/:gender": ["/retail/female", "/retail/home"],
  "category/:id": ["/category/1110", "/category/1100", "/category/1110?size=46,48&sort=cheaper"],
  "promo/:slug": ["/promo/warm-row", "/promo/home-row"],
  search: ["/search", "/search?q=сукня"],
  "product/:id": ["/product/planted-stock-50", "/product/planted-sold-out", "/product/planted-no-picture"],
  "subscription/:token": [],
  "list/:token": [],
  "*": [],
};

const isGuarded = ({ id = "" }: RouteConfigEntry): boolean => /^(account|checkout)/.test(id);

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap((route) => {
    if (isGuarded(route)) return [];
    if (route.children) return pathsOf(route.children);
    return [route.index ? "" : (route.path ?? "")];
  });

/** An address or more of every public route of the demo shop, in Ukrainian. */
export const publicAddresses: readonly string[] = pathsOf(routes.filter(({ id }) => id?.endsWith("___ua"))).flatMap(
  (path) => examples[path] ?? [`/${path}`],
);
