import { SEARCH_PACE, SHORTEST_SEARCH } from "../../features/catalogue/search/typed-search.rules.ts";
import { requirePace, type Shop } from "../../features/shop.ts";

const searches = /^(\/ru)?\/search(\.data)?$/;

/** Counts who asks for a search that is not kept, together with their searches by call (S33). Throws 429. */
export function paceSearches(shop: Shop, { pathname, searchParams }: URL, address: string): void {
  if (!searches.test(pathname) || (searchParams.get("q") ?? "").trim().length < SHORTEST_SEARCH) return;
  requirePace({ shop, customer: undefined, address, now: shop.clock.now() }, "searches", SEARCH_PACE);
}
