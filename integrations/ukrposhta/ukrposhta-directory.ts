import { z } from "zod";
import type { CarrierDirectory } from "../carriers/carrier-directory.ts";
import { officeOf, settlementOf } from "./place-of.ts";
import type { UkrposhtaClient } from "./ukrposhta-client.ts";

/** Up to one in twenty rows of an area may be unreadable; with more the page is no answer. */
const UNREADABLE_SHARE = 0.05;
/** The country has 24 areas, the republic and two cities of their own; not all can be reached. */
const FEWEST_AREAS = 15;

const areaRow = z.object({ REGION_ID: z.union([z.string(), z.number().transform(String)]) });
const left = z.array(z.string()).min(1);

/** Ukrposhta's settlements and post offices, area by area. `fewestAreas`: what a list of areas has at least. */
export const ukrposhtaDirectory = (client: UkrposhtaClient, source: string, { fewestAreas = FEWEST_AREAS } = {}): CarrierDirectory => ({
  source,
  async readPage(at) {
    if (at === "") {
      const areas = (await client.entries("/get_regions_by_region_ua", { region_name: "" })).map((row) => areaRow.parse(row).REGION_ID);
      if (areas.length < fewestAreas) throw new Error(`Ukrposhta names ${areas.length} areas only`);
      return { settlements: [], departments: [], next: JSON.stringify(areas) };
    }
    const [area = "", ...others] = left.parse(JSON.parse(at));
    const cities = await client.entries("/get_city_by_region_id_and_district_id_and_city_ua", { region_id: area });
    const offices = await client.entries("/get_postoffices_by_postindex", { poRegionId: area });
    return {
      settlements: readable(cities.map(settlementOf), area),
      departments: readable(offices.map(officeOf), area).filter((one) => one !== "closed"),
      next: others.length > 0 ? JSON.stringify(others) : undefined,
    };
  },
});

function readable<Row>(rows: readonly (Row | undefined)[], area: string): Row[] {
  const read = rows.filter((row) => row !== undefined);
  if (rows.length - read.length > rows.length * UNREADABLE_SHARE)
    throw new Error(`Ukrposhta's area ${area} has ${rows.length - read.length} rows of ${rows.length} that are none`);
  return read;
}
