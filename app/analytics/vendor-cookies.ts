import { forgetForeignCookies } from "../../client/memory/forget-foreign-cookies.ts";
import { consents, type Consent } from "../../features/conversions/consents.rules.ts";

/** Cookies that Google (one `_ga_…` a stream) and Meta set. */
const written: Record<Consent, RegExp> = { analytics: /^_ga(_\w+)?$/, advertising: /^_fb[pc]$/ };

/** Deletes cookies of vendors without consent. */
export function forgetVendorCookies(agreed: readonly Consent[]): void {
  forgetForeignCookies((name) => consents.some((consent) => !agreed.includes(consent) && written[consent].test(name)));
}
