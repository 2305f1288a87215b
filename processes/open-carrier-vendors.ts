import { demoDepartmentRows, demoSettlementRows } from "../db/seed/delivery/nova-poshta-rows.ts";
import type { CarrierVendor } from "../integrations/carriers/carrier-vendor.ts";
import { openNovaPoshtaVendor } from "../integrations/nova-poshta/open-nova-poshta-vendor.ts";
import { novaPoshta } from "../integrations/nova-poshta/nova-poshta.ts";
import { startNovaPoshtaStandIn } from "../integrations/nova-poshta/stand-in.ts";
import type { Config } from "../platform/config.ts";
import { startedOnce } from "../platform/started-once.ts";

/** Where a demo shop sends from. */
const DEMO_CITY = "khmelnytskyi";

/**
 * The carriers that can be asked, by their codes: with a key the real ones; without, a demo shop asks a stand-in that starts with the first
 * question, and a real shop asks nobody.
 */
export function openCarrierVendors({ mode, novaPoshta: account }: Pick<Config, "mode" | "novaPoshta">): ReadonlyMap<string, CarrierVendor> {
  if (account) {
    const { key, url, senderCity } = account;
    return new Map([[novaPoshta.code, openNovaPoshtaVendor({ key, address: async () => url, source: new URL(url).host, senderCity })]]);
  }
  if (mode === "production") return new Map();
  const standIn = startedOnce(() => startNovaPoshtaStandIn({ settlements: demoSettlementRows, departments: demoDepartmentRows }));
  const address = async () => (await standIn()).address;
  return new Map([[novaPoshta.code, openNovaPoshtaVendor({ key: "", address, source: "stand-in", senderCity: DEMO_CITY })]]);
}
