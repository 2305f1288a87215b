import {
  demoDepartmentRows,
  demoSettlementRows,
  demoStreetRows as demoNovaPoshtaStreets,
} from "../../db/seed/delivery/nova-poshta-rows.ts";
import { demoAreaRows, demoCityRows, demoHouseRows, demoOfficeRows, demoStreetRows } from "../../db/seed/delivery/ukrposhta-rows.ts";
import type { CarrierVendor } from "../../integrations/carriers/carrier-vendor.ts";
import { openNovaPoshtaVendor } from "../../integrations/nova-poshta/open-nova-poshta-vendor.ts";
import { novaPoshta } from "../../integrations/nova-poshta/nova-poshta.ts";
import { startNovaPoshtaStandIn } from "../../integrations/nova-poshta/stand-in.ts";
import { openUkrposhtaVendor } from "../../integrations/ukrposhta/open-ukrposhta-vendor.ts";
import { startUkrposhtaStandIn } from "../../integrations/ukrposhta/stand-in.ts";
import { ukrposhta } from "../../integrations/ukrposhta/ukrposhta.ts";
import type { Config } from "../../platform/config/config.ts";
import { startedOnce } from "../../platform/started-once.ts";

const DEMO_CITY = "khmelnytskyi";
const DEMO_BRANCH = "np-khmelnytskyi-1";
const demoKeys = { bearer: "demo", token: "demo", tracking: "demo" };
const demoSender = { uuid: "7d3c0a5e-2f1b-4c7d-9e8a-0b1c2d3e4f50", postcode: "29000" };

type Accounts = Pick<Config, "mode" | "novaPoshta" | "ukrposhta">;

/** Real carriers with a key; without, a demo shop asks stand-ins that start with the first question, a real shop nobody. */
export function openCarrierVendors({ mode, ...accounts }: Accounts): ReadonlyMap<string, CarrierVendor> {
  const isDemo = mode !== "production";
  const found: [string, CarrierVendor | undefined][] = [
    [novaPoshta.code, accounts.novaPoshta ? realNovaPoshta(accounts.novaPoshta) : isDemo ? demoNovaPoshta() : undefined],
    [ukrposhta.code, accounts.ukrposhta ? realUkrposhta(accounts.ukrposhta) : isDemo ? demoUkrposhta() : undefined],
  ];
  return new Map(found.filter((one): one is [string, CarrierVendor] => one[1] !== undefined));
}

const realNovaPoshta = ({ url, ...account }: NonNullable<Config["novaPoshta"]>): CarrierVendor =>
  openNovaPoshtaVendor({ ...account, address: async () => url, source: new URL(url).host, forms: async () => formsOf(url) });

/** The vendor prints at an address of its own; another one that answers like it does both. */
const formsOf = (url: string): string => (new URL(url).host === "api.novaposhta.ua" ? "https://my.novaposhta.ua" : new URL(url).origin);

const realUkrposhta = ({ url, ...account }: NonNullable<Config["ukrposhta"]>): CarrierVendor =>
  openUkrposhtaVendor({ ...account, address: async () => url, source: new URL(url).host });

const novaPoshtaPlaces = { settlements: demoSettlementRows, departments: demoDepartmentRows, streets: demoNovaPoshtaStreets };

function demoNovaPoshta(): CarrierVendor {
  const standIn = startedOnce(() => startNovaPoshtaStandIn(novaPoshtaPlaces));
  return openNovaPoshtaVendor({
    key: "",
    address: async () => (await standIn()).address,
    source: "stand-in",
    senderCity: DEMO_CITY,
    senderBranch: DEMO_BRANCH,
    forms: async () => new URL((await standIn()).address).origin,
  });
}

function demoUkrposhta(): CarrierVendor {
  const places = { areas: demoAreaRows, cities: demoCityRows, offices: demoOfficeRows, streets: demoStreetRows, houses: demoHouseRows };
  const standIn = startedOnce(() => startUkrposhtaStandIn(places, { ...demoKeys, sender: demoSender }));
  const address = async () => (await standIn()).address;
  return openUkrposhtaVendor({ ...demoKeys, address, source: "stand-in", sender: demoSender.uuid, fewestAreas: 1, apartMs: 0 });
}
