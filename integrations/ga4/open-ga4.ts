import { guardVendor } from "../../platform/vendors/vendor-guard.ts";
import { postConversion } from "../conversions/post-conversion.ts";
import { isVendorFault } from "../vendor-refused.ts";
import type { Ga4 } from "./ga4.ts";
import { ga4Body } from "./ga4-body.ts";

/** Time limit of a call (security.md S50). */
const TIMEOUT_MS = 5_000;
const VENDOR = "Google Analytics";

/** `url` without a trailing slash. The Measurement Protocol answers an empty 2xx, also to events it then drops. */
export function openGa4({ secret, url }: { secret: string; url: string }, { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {}): Ga4 {
  const guard = guardVendor({ name: VENDOR, timeoutMs });
  return {
    tell: (event, visitor) =>
      guard.call(async (signal) => {
        const query = new URLSearchParams({ measurement_id: visitor.measurementId, api_secret: secret });
        const answer = await postConversion(`${url}/mp/collect?${query}`, { vendor: VENDOR, body: ga4Body(event, visitor), signal });
        if (answer !== "") throw new Error(`${VENDOR} answered something that is no answer`);
      }, isVendorFault),
  };
}
