import type { CarrierVendor } from "../carriers/carrier-vendor.ts";
import { openNovaPoshta } from "./nova-poshta-client.ts";
import { novaPoshtaDirectory } from "./nova-poshta-directory.ts";
import { novaPoshtaEstimates } from "./nova-poshta-estimates.ts";
import { novaPoshtaStreets } from "./nova-poshta-streets.ts";
import { novaPoshtaLabels } from "./nova-poshta-labels.ts";
import { novaPoshtaWaybills } from "./nova-poshta-waybills.ts";
import { novaPoshtaTracking } from "./nova-poshta-tracking.ts";

/** Time limit of a directory page, which is retried for a minute. */
const PAGE_MS = 30_000;
const PAGE_TRIES = 6;
/** Five calls a second are known to pass. */
const APART_MS = 200;
/** Time limit while a customer waits (security.md S50). */
const VISITOR_MS = 4_000;

const MAKING_MS = 20_000;

/** Opens Nova Poshta. `source`: the origin of its places, in words; `senderCity`: the shop's own city Ref. */
export function openNovaPoshtaVendor(account: {
  key: string;
  address: () => Promise<string>;
  source: string;
  senderCity: string | undefined;
  senderBranch: string | undefined;
  /** Where printed forms are, without a path. */
  forms: () => Promise<string>;
}): CarrierVendor {
  const patient = openNovaPoshta({ ...account, timeoutMs: PAGE_MS, tries: PAGE_TRIES, apartMs: APART_MS });
  const quick = openNovaPoshta({ ...account, timeoutMs: VISITOR_MS, tries: 1 });
  const once = openNovaPoshta({ ...account, timeoutMs: MAKING_MS, tries: 1 });
  const { senderCity: city, senderBranch: branch } = account;
  return {
    waybills:
      city === undefined || branch === undefined
        ? undefined
        : novaPoshtaWaybills({ once, again: once }, { city, branch, label: novaPoshtaLabels(account) }),
    directory: novaPoshtaDirectory(patient, account.source),
    tracking: novaPoshtaTracking(patient),
    streets: novaPoshtaStreets(quick),
    estimates: account.senderCity === undefined ? undefined : novaPoshtaEstimates(quick, account.senderCity),
  };
}
