import { demoAreaRows, demoCityRows, demoHouseRows, demoOfficeRows, demoStreetRows } from "../../db/seed/delivery/ukrposhta-rows.ts";
import { startUkrposhtaStandIn } from "../../integrations/ukrposhta/stand-in.ts";
import { openUkrposhta, type UkrposhtaAccount } from "../../integrations/ukrposhta/ukrposhta-client.ts";

export const ukrposhtaKeys = { bearer: "bearer", token: "token", tracking: "tracking" };
export const ukrposhtaSender = { uuid: "7d3c0a5e-2f1b-4c7d-9e8a-0b1c2d3e4f50", postcode: "29000" };

/** Ukrposhta's stand-in with the demo's places, and clients of it that wait for a second. */
export async function startTestUkrposhta() {
  const places = { areas: demoAreaRows, cities: demoCityRows, offices: demoOfficeRows, streets: demoStreetRows, houses: demoHouseRows };
  const standIn = await startUkrposhtaStandIn(places, { ...ukrposhtaKeys, sender: ukrposhtaSender });
  const open = (more: Partial<UkrposhtaAccount> = {}) =>
    openUkrposhta({ ...ukrposhtaKeys, address: async () => standIn.address, timeoutMs: 1_000, tries: 1, firstPauseMs: 1, ...more });
  return { ...standIn, open };
}
