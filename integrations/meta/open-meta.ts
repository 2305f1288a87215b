import { z } from "zod";
import { guardVendor } from "../../platform/vendors/vendor-guard.ts";
import { postConversion } from "../conversions/post-conversion.ts";
import { isVendorFault } from "../vendor-refused.ts";
import { metaBody } from "./meta-body.ts";
import type { Meta } from "./meta.ts";
import { jsonOrUndefined } from "../../platform/text/json-or-undefined.ts";

/** Time limit of a call (security.md S50). */
const TIMEOUT_MS = 5_000;
const VENDOR = "Meta";
export const GRAPH_VERSION = "v23.0";

const received = z.object({ events_received: z.literal(1) });
const failed = z.object({ error: z.object({ code: z.number().int(), is_transient: z.boolean().optional() }) });

/** The Conversions API at `url`, without a trailing slash. */
export function openMeta({ token, url }: { token: string; url: string }, { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {}): Meta {
  const guard = guardVendor({ name: VENDOR, timeoutMs });
  return {
    tell: (event, buyer) =>
      guard.call(async (signal) => {
        const address = `${url}/${GRAPH_VERSION}/${buyer.pixelId}/events?${new URLSearchParams({ access_token: token })}`;
        const answer = await postConversion(address, { vendor: VENDOR, body: metaBody(event, buyer), signal, refusalOf });
        if (!received.safeParse(jsonOrUndefined(answer)).success) throw new Error(`${VENDOR} answered something that is no answer`);
      }, isVendorFault),
  };
}

/** The code alone, since Meta's words repeat a wrong token. */
function refusalOf(answer: string) {
  const error = failed.safeParse(jsonOrUndefined(answer)).data?.error;
  return { word: error ? `with the code ${error.code}` : "", isTemporary: error?.is_transient === true };
}
