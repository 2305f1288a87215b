import { z } from "zod";
import type { CarrierPostcodes, CarrierStreets } from "../carriers/carrier-vendor.ts";
import { keptAnswers } from "../kept-answers.ts";
import { officeOf } from "./place-of.ts";
import type { UkrposhtaClient } from "./ukrposhta-client.ts";

const text = z.union([z.string(), z.number().transform(String)]);
const streetRow = z.object({ STREET_ID: text, STREET_UA: z.string().trim().min(1).max(200), SHORTSTREETTYPE_UA: z.string().catch("") });
const houseRow = z.object({ HOUSENUMBER_UA: text, POSTCODE: text.pipe(z.string().regex(/^\d{5}$/)) });

export function ukrposhtaStreets(client: UkrposhtaClient): CarrierStreets {
  const kept = keptAnswers<Awaited<ReturnType<CarrierStreets["find"]>>>();
  return {
    find: ({ settlementId, search }) =>
      kept(`${settlementId} ${search.toLowerCase()}`, async () => {
        const query = { city_id: settlementId, street_ua: search };
        const rows = await client.entries("/get_street_by_region_id_and_district_id_and_city_id_and_street_ua", query);
        return rows
          .map((row) => streetRow.safeParse(row).data)
          .filter((row) => row !== undefined)
          .map((row) => ({ id: row.STREET_ID, name: `${row.SHORTSTREETTYPE_UA} ${row.STREET_UA}`.trim() }));
      }),
  };
}

export function ukrposhtaPostcodes(client: UkrposhtaClient): CarrierPostcodes {
  const postcodes = keptAnswers<string | undefined>();
  const offices = keptAnswers<readonly string[]>();
  return {
    ofHouse: ({ streetId, house }) =>
      postcodes(`${streetId} ${house.toLowerCase()}`, async () => {
        const rows = await client.entries("/get_addr_house_by_street_id", { street_id: streetId, housenumber: house });
        const read = rows.map((row) => houseRow.safeParse(row).data).filter((row) => row !== undefined);
        // The search is by the beginning: 1 also finds 12.
        const same = read.find((row) => plain(row.HOUSENUMBER_UA) === plain(house));
        const only = new Set(read.map((row) => row.POSTCODE)).size === 1 ? read[0] : undefined;
        return (same ?? only)?.POSTCODE;
      }),
    officesOf: (postcode) =>
      offices(postcode, async () => {
        const rows = await client.entries("/get_postoffices_by_postindex", { pc: postcode });
        const read = rows.map(officeOf).filter((one) => one !== undefined && one !== "closed");
        return [...new Set(read.map((one) => one.id))];
      }),
  };
}

const plain = (house: string): string => house.toLowerCase().replaceAll(/[\s.-]/g, "");
