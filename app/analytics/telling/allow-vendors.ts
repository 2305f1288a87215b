import type { Consent } from "../../../features/conversions/consents.rules.ts";
import type { Counting } from "../../../features/settings/settings.rules.ts";
import type { ShopEvent } from "./shop-event.ts";
import { loadQuietly } from "../../boot/load-quietly.ts";
import { forgetVendorCookies } from "../vendor-cookies.ts";
import type { Vendor } from "./vendors/vendor.ts";

type Part = { id: string; vendor: Promise<Vendor | undefined> };

const parts: Record<Consent, () => Promise<Vendor>> = {
  analytics: () => import("./vendors/google.ts").then(({ google }) => google),
  advertising: () => import("./vendors/meta.ts").then(({ meta }) => meta),
};
const idOf = (consent: Consent, { measurementId, pixelId }: Counting): string => (consent === "analytics" ? measurementId : pixelId);

let allowed = new Map<Consent, string>();
const started = new Map<Consent, Part>();

/** Starts vendors the visitor agreed to; the others stop at once and leave no cookies. */
export function allowVendors(agreed: readonly Consent[], counting: Counting): void {
  allowed = new Map(agreed.map((consent) => [consent, idOf(consent, counting)] as const).filter(([, id]) => id !== ""));
  for (const [consent, { id, vendor }] of started) {
    if (allowed.has(consent)) continue;
    started.delete(consent);
    void vendor.then((one) => one?.stop(id)).then(() => forgetVendorCookies([...allowed.keys()]));
  }
}

/** A vendor whose script the browser blocks hears nothing, and nobody waits. */
export function tellVendors(event: ShopEvent): void {
  for (const [consent, id] of allowed) {
    const { vendor } = started.get(consent) ?? start(consent, id);
    void vendor.then((one) => started.get(consent)?.vendor === vendor && one?.tell(event));
  }
}

function start(consent: Consent, id: string): Part {
  const vendor = loadQuietly(parts[consent]).then(
    (one) => {
      if (allowed.has(consent)) one.start(id);
      return one;
    },
    () => undefined,
  );
  const part = { id, vendor };
  started.set(consent, part);
  return part;
}
