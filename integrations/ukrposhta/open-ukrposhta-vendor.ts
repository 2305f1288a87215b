import { z } from "zod";
import type { CarrierVendor } from "../carriers/carrier-vendor.ts";
import { ukrposhtaPostcodes, ukrposhtaStreets } from "./ukrposhta-addresses.ts";
import { openUkrposhta, type UkrposhtaAccount, type UkrposhtaClient } from "./ukrposhta-client.ts";
import { ukrposhtaDirectory } from "./ukrposhta-directory.ts";
import { ukrposhtaEstimates } from "./ukrposhta-estimates.ts";
import { ukrposhtaWaybills } from "./ukrposhta-waybills.ts";
import { ukrposhtaTracking } from "./ukrposhta-tracking.ts";

/** Time limit of an area of the directory, which is retried for a minute. */
const PAGE_MS = 60_000;
const PAGE_TRIES = 6;
const APART_MS = 300;
/** Time limit while a customer waits (security.md S50). */
const VISITOR_MS = 4_000;

const MAKING_MS = 20_000;

type Keys = Pick<UkrposhtaAccount, "bearer" | "token" | "tracking" | "address">;

/** Opens Ukrposhta. `source`: the origin of its places, in words; `sender`: the shop's own client at Ukrposhta (uuid). */
export function openUkrposhtaVendor(
  account: Keys & { source: string; sender: string | undefined; fewestAreas?: number; apartMs?: number },
): CarrierVendor {
  const { sender, source, fewestAreas, apartMs = APART_MS } = account;
  const patient = openUkrposhta({ ...account, timeoutMs: PAGE_MS, tries: PAGE_TRIES, apartMs });
  const quick = openUkrposhta({ ...account, timeoutMs: VISITOR_MS, tries: 1, apartMs: 0 });
  const making = openUkrposhta({ ...account, timeoutMs: MAKING_MS, tries: 1, apartMs: 0 });
  return {
    directory: ukrposhtaDirectory(patient, source, fewestAreas === undefined ? {} : { fewestAreas }),
    tracking: ukrposhtaTracking(patient),
    streets: ukrposhtaStreets(quick),
    postcodes: ukrposhtaPostcodes(quick),
    waybills: sender === undefined ? undefined : ukrposhtaWaybills(making, sender),
    estimates: sender === undefined ? undefined : ukrposhtaEstimates(quick, postcodeOf(quick, sender)),
  };
}

const senderRow = z.object({
  addresses: z.array(z.object({ main: z.boolean().catch(false), address: z.object({ postcode: z.string().regex(/^\d{5}$/) }) })).min(1),
});

function postcodeOf(client: UkrposhtaClient, sender: string): () => Promise<string> {
  let known: Promise<string> | undefined;
  return () => {
    known ??= client.read({ service: "shipments", path: `/clients/${sender}` }).then((said) => {
      const { addresses } = senderRow.parse(said);
      return (addresses.find(({ main }) => main) ?? addresses[0])?.address.postcode ?? "";
    });
    known.catch(() => (known = undefined));
    return known;
  };
}
