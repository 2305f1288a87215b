import { withoutLocale } from "../../../client/locale/locale.ts";
import { searchKey } from "../../../features/catalogue/search/search-misses.rules.ts";

/** Campaign parameters; any other may hold what a visitor typed. */
const marks = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|source|medium|campaign)$/;
/** Addresses of letters and shared lists, which work for everybody who has them. */
const secret = /^\/(list|subscription|notices)\//;

/** An address for vendors; undefined for a secret one, and for a malformed one. */
export function toldAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, searchParams } = new URL(address);
  if (secret.test(withoutLocale(pathname))) return undefined;
  const kept = new URLSearchParams([...searchParams].filter(([name]) => marks.test(name))).toString();
  return `${origin}${pathname}${kept && `?${kept}`}`;
}

/** Meta's script reads the address by itself, so it hears nothing where a search may name a person. */
export function isToldWhole(address: string): boolean {
  const query = new URL(address).searchParams.get("q");
  return query === null || searchKey(query) !== undefined;
}
