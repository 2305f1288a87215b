import { z } from "zod";
import type { CarrierStreet, CarrierStreets } from "../carriers/carrier-vendor.ts";
import { keptAnswers } from "../kept-answers.ts";
import type { NovaPoshtaClient } from "./nova-poshta-client.ts";

const MOST = "50";

const answer = z.object({ Addresses: z.array(z.unknown()) });
const street = z
  .object({ SettlementStreetRef: z.string().min(1).max(60), Present: z.string().trim().min(1).max(200) })
  .transform((row): CarrierStreet => ({ id: row.SettlementStreetRef, name: row.Present }));

export function novaPoshtaStreets(client: NovaPoshtaClient): CarrierStreets {
  const kept = keptAnswers<readonly CarrierStreet[]>();
  return {
    find: ({ settlementId, search }) =>
      kept(`${settlementId} ${search.toLowerCase()}`, async () => {
        const properties = { StreetName: search, SettlementRef: settlementId, Limit: MOST };
        const { data } = await client.read({ model: "Address", method: "searchSettlementStreets", properties });
        // An answer without a first row is one that found nothing.
        const { Addresses } = data.length === 0 ? { Addresses: [] } : answer.parse(data[0]);
        return Addresses.map((row) => street.safeParse(row).data).filter((one) => one !== undefined);
      }),
  };
}
