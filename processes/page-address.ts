import { listingNames } from "../features/catalogue/listing-names.ts";
import type { Locale } from "../platform/i18n.ts";

/** Query names a shared page may depend on; anything else is left out before rendering, so it cannot change the body. */
const knownQueryNames: ReadonlySet<string> = new Set([...listingNames, "q", "product", "gender", "_routes"]);

const personalPath = /^(\/ru)?\/(account|cart|checkout|favorites|list|subscription|viewed)(\/|\.data|$)/;

/** Whether the page at this path may be shared between guests at all. */
export const isShareablePath = (pathname: string): boolean => !personalPath.test(pathname);

/** The language of a page's address. */
export const localeOf = (url: URL): Locale => (/^\/ru(\/|\.data|$)/.test(url.pathname) ? "ru" : "ua");

/** The address a shared page is rendered for and kept under: at the shop's own name where it has one, known names only, in one order. */
export function sharedAddress(url: URL, publicUrl: string | undefined): URL {
  const shared = new URL(url.pathname, publicUrl ?? url.origin);
  const kept = [...url.searchParams].filter(([name]) => knownQueryNames.has(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, value] of kept) shared.searchParams.append(name, value);
  return shared;
}

/** True for a raw request target that is refused before routing (security.md S42). */
export function isMalformedTarget(target: string): boolean {
  // U+0000 is nothing that anybody types, and no database takes it.
  if (target.includes("%00")) return true;
  const path = target.split(/[?#]/, 1)[0] ?? "";
  if (!path.startsWith("/") || path.includes("//") || path.includes("\\") || /%(2f|5c)/i.test(path)) return true;
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}
