import { useLocation } from "../router/page.ts";
import { wordsFor, type Locale, type Messages } from "../../platform/i18n.ts";

export const localeOfPath = (pathname: string): Locale => (/^\/ru(\/|$)/.test(pathname) ? "ru" : "ua");

/** The only place that writes "/ru". */
export const pathIn = (locale: Locale, path: string): string => {
  if (locale === "ua") return path;
  return /^\/(?![^#?])/.test(path) ? `/ru${path.slice(1)}` : `/ru${path}`;
};

export const withoutLocale = (pathname: string): string => pathname.replace(/^\/ru(?=\/|$)/, "") || "/";

export const useLocale = (): Locale => localeOfPath(useLocation().pathname);

export const useWords = <Words>(messages: Messages<Words>): Words => wordsFor(messages, useLocale());
