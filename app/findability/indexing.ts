import { facetNames, priceNames } from "../../features/catalogue/listing/listing-names.ts";

/** Listings with these parameters are not for search engines. */
const unindexedNames = [...facetNames, ...priceNames, "sort", "q"];

const listing = /^\/((category|retail|promo)\/[^/]+|reviews|new-items|best-sellers|sale|search)$/;
const ofOneVisitor = /^\/(search|favorites|viewed|cart|checkout|account|list|notices|subscribe|subscription|sign-in)(\/|$)/;

/** A page answers in any letters and with a slash behind; it is known by one address. */
export const knownPath = (path: string): string =>
  path.replace(/^\/[^/]+/, (section) => section.toLowerCase()).replace(/(?<=[^/])\/+$/, "");

/** Each page of a listing is canonical, a product for all its variations; filtered, sorted and personal pages are not indexed. */
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
