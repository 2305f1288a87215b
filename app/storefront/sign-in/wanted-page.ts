import { pathIn } from "../../../client/locale/locale.ts";
import type { Locale } from "../../../platform/i18n.ts";

const MARK = "#sign-in:";
const forCustomers = /^(\/ru)?\/(account|checkout)([/?]|$)/;

/** Home, with the page a guest asked for behind `#`: a page shared between guests is the same for all of them (specification §2). */
export const homeWanting = (locale: Locale, wanted: string): string => `${pathIn(locale, "/")}${MARK}${encodeURIComponent(wanted)}`;

/** Only a page of customers; undefined for whatever else a link brings. */
export function wantedIn(hash: string): string | undefined {
  if (!hash.startsWith(MARK)) return undefined;
  try {
    const wanted = decodeURIComponent(hash.slice(MARK.length));
    return forCustomers.test(wanted) ? wanted : undefined;
  } catch {
    return undefined;
  }
}
