import { pathIn, withoutLocale } from "../../../client/locale/locale.ts";
import { namedPlace } from "../../../client/way/named-place.ts";
import type { Locale } from "../../../platform/i18n.ts";

const MARK = "#sign-in:";
const forCustomers = /^\/(account|checkout)([/?]|$)/;

/** Home, with the page a guest asked for behind `#`: a page shared between guests is the same for all of them (specification §2). */
export const homeWanting = (locale: Locale, wanted: string): string => `${pathIn(locale, "/")}${MARK}${encodeURIComponent(wanted)}`;

/** Only a page of customers; undefined for whatever else a link brings. */
export function wantedIn(hash: string): string | undefined {
  const wanted = hash.startsWith(MARK) ? namedPlace(hash)?.slice(MARK.length - 1) : undefined;
  return wanted !== undefined && forCustomers.test(withoutLocale(wanted)) ? wanted : undefined;
}
