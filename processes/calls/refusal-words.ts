import { localeFrom, type Locale } from "../../platform/i18n.ts";
import { localeOf } from "../pages/page-address.ts";
import { say } from "../say.ts";

export type RefusalWords = { isCall: boolean; locale: Locale; message: string };

export function refusalWords(url: URL, acceptLanguage: string | undefined, messageKey: string): RefusalWords {
  const isCall = url.pathname.startsWith("/api/");
  const locale = isCall ? localeFrom(acceptLanguage ?? null) : localeOf(url);
  return { isCall, locale, message: say(locale, messageKey) };
}
