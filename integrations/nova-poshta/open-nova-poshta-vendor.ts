import type { CarrierVendor } from "../carriers/carrier-vendor.ts";
import { openNovaPoshta } from "./nova-poshta-client.ts";
import { novaPoshtaDirectory } from "./nova-poshta-directory.ts";

/** A page of the directory may take so long, and is asked for again over a minute. */
const PAGE_MS = 30_000;
const PAGE_TRIES = 6;

/** Nova Poshta as the shop asks it. `source` says in words where its places come from; `address` is asked at each call. */
export function openNovaPoshtaVendor(account: { key: string; address: () => Promise<string>; source: string }): CarrierVendor {
  const patient = openNovaPoshta({ ...account, timeoutMs: PAGE_MS, tries: PAGE_TRIES });
  return { directory: novaPoshtaDirectory(patient, account.source) };
}
