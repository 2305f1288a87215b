import { forgetForeignCookies } from "../../client/memory/forget-foreign-cookies.ts";
import { consents, type Consent } from "../../features/conversions/consents.rules.ts";

/** What Google (`_ga_…` one a stream) and Meta write on the device. */
const written: Record<Consent, RegExp> = { analytics: /^_ga(_\w+)?$/, advertising: /^_fb[pc]$/ };

/** Deletes cookies of vendors without consent. */
export function forgetVendorCookies(agreed: readonly Consent[]): void {
  forgetForeignCookies((name) => consents.some((consent) => !agreed.includes(consent) && written[consent].test(name)));
}
