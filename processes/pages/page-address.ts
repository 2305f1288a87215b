import { listingNames } from "../../features/catalogue/listing/listing-names.ts";
import type { Locale } from "../../platform/i18n.ts";

/** Query names that may change a shared page; others are removed before rendering. */
const knownQueryNames: ReadonlySet<string> = new Set([...listingNames, "q", "product", "gender", "fit", "film", "order"]);

const personalPath = /^(\/ru)?\/(account|cart|checkout|favorites|list|notices|subscription|viewed)(\/|\.data|$)/;

export const isShareablePath = (pathname: string): boolean => !personalPath.test(pathname);

/** True where who is signed in is led on. */
export const isForGuestsAlone = (pathname: string): boolean => /^(\/ru)?\/sign-in(\.data|$)/.test(pathname);

/** Mail programs press the button of such a page from wherever they are (RFC 8058); its token is all it goes by. */
export const isPressedInLetters = (pathname: string): boolean => /^(\/ru)?\/(notices\/leave|subscription)\//.test(pathname);

export const localeOf = (url: URL): Locale => (/^\/ru(\/|\.data|$)/.test(url.pathname) ? "ru" : "ua");

/** The canonical address of a shared page: public host, known names, fixed order. */
export function sharedAddress(url: URL, publicUrl: string | undefined): URL {
  const shared = new URL(url.pathname, publicUrl ?? url.origin);
  const kept = [...url.searchParams].filter(([name]) => knownQueryNames.has(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, value] of kept) shared.searchParams.append(name, value);
  return shared;
}

/** True for a raw target refused before routing (S42). */
export function isMalformedTarget(target: string): boolean {
  // PostgreSQL rejects U+0000.
  if (target.includes("%00")) return true;
  const path = target.split(/[?#]/, 1)[0] ?? "";
  if (!path.startsWith("/") || path.includes("//") || path.includes("\\") || /%(2f|5c)/i.test(path)) return true;
  try {
    // A bundler leaves out a call whose value nobody uses.
    return decodeURIComponent(path).includes("\0");
  } catch {
    return true;
  }
}
