import type { Refusal } from "../../platform/contracts/errors.ts";
import { refusalBody } from "../../platform/http/refusals/refusal-body.ts";
import { localeFrom, type Locale } from "../../platform/i18n.ts";
import { localeOf } from "../pages/page-address.ts";
import { say } from "../say.ts";

/** `text` is the JSON of a refused call, else a sentence; in the language of the call's header, else of the page's address. */
export type RefusalText = { isCall: boolean; locale: Locale; text: string };

export function refusalText(url: URL, acceptLanguage: string | undefined, refusal: Refusal): RefusalText {
  const isCall = url.pathname.startsWith("/api/");
  const locale = isCall ? localeFrom(acceptLanguage ?? null) : localeOf(url);
  const words = (key: string) => say(locale, key);
  return { isCall, locale, text: isCall ? JSON.stringify(refusalBody(refusal, words)) : words(refusal.messageKey) };
}
