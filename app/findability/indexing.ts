import { facetNames, priceNames } from "../../features/catalogue/listing/listing-names.ts";

/** Names in the address of a listing that narrow or reorder it; such an address is not for search engines. */
const unindexedNames = [...facetNames, ...priceNames, "sort", "q"];

const listing = /^\/((category|retail|promo)\/[^/]+|reviews|new-items|best-sellers|sale|search)$/;
const ofOneVisitor = /^\/(search|favorites|viewed|cart|checkout|account|list|subscribe|subscription|sign-in)(\/|$)/;

/**
 * Which address a page stands for (`query` follows its path, marks of campaigns are never part of it) and whether search
 * engines may keep it. The pages of a listing stand for themselves; filtered, sorted and personal ones are only followed.
 * A product stands for all its colours and sizes.
 */
export function indexingOf(path: string, search: string): { query: string; isIndexed: boolean } {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  if (!listing.test(path)) return { query: "", isIndexed: !ofOneVisitor.test(path) };
  for (const name of unindexedNames) {
    const value = asked.getAll(name).filter(Boolean).join(",");
    if (value) kept.set(name, value);
  }
  const isFiltered = kept.size > 0;
  const page = Number(asked.get("page"));
  if (Number.isSafeInteger(page) && page > 1) kept.set("page", String(page));
  const query = kept.size > 0 ? `?${kept.toString().replaceAll("%2C", ",")}` : "";
  return { query, isIndexed: !isFiltered && !ofOneVisitor.test(path) };
}
