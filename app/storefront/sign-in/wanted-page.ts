import { pathIn, withoutLocale } from "../../../client/locale/locale.ts";
import { namedPlace } from "../../../client/router/named-place.ts";
import type { Locale } from "../../../platform/i18n.ts";

const MARK = "#sign-in:";
const forCustomers = /^\/(account|checkout)([/?]|$)/;

/** Home with the wanted page after `#`, so that all guests share one cached page (specification §2). */
export const homeWanting = (locale: Locale, wanted: string): string => `${pathIn(locale, "/")}${MARK}${encodeURIComponent(wanted)}`;

/** Only a customer page; undefined for anything else in a link. */
export function wantedIn(hash: string): string | undefined {
  const wanted = hash.startsWith(MARK) ? namedPlace(hash)?.slice(MARK.length - 1) : undefined;
  return wanted !== undefined && forCustomers.test(withoutLocale(wanted)) ? wanted : undefined;
}
