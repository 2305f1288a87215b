import { z } from "zod";
import { openPace } from "../../platform/limits/pace.ts";
import { fromHryvnias, kopiykas, toHryvnias, type Kopiykas } from "../../platform/money/money.ts";
import { addDays, type KyivDay } from "../../platform/time/time.ts";
import { VendorResting } from "../../platform/vendors/vendor-guard.ts";
import type { CarrierEstimates, Parcel, ParcelPrice } from "../carriers/carrier-vendor.ts";
import { keptAnswers } from "../kept-answers.ts";
import type { NovaPoshtaClient } from "./nova-poshta-client.ts";

/** The vendor's own limit is not published; five calls a second are known to pass. */
const CALLS = { burst: 10, aMinute: 300 };
/** Weights and sums are rounded up to these, so that parcels alike share an answer. */
const GRAMS = 100;
const HRYVNIAS = 100;
/** No parcel of a shop costs or takes more. */
const MOST_HRYVNIAS = 100_000;
const MOST_DAYS = 60;

const uah = z.coerce.number().nonnegative().max(MOST_HRYVNIAS);
const priceRow = z.object({ Cost: uah.refine((cost) => cost > 0), CostRedelivery: uah.catch(0) });
const moment = z.object({ date: z.string().regex(/^\d{4}-\d\d-\d\d/) });
const dateRow = z.union([z.object({ DeliveryDate: moment }).transform((row) => row.DeliveryDate), moment]);

const serviceOf = { department: "WarehouseWarehouse", door: "WarehouseDoors" } as const satisfies Record<Parcel["to"], string>;

export function novaPoshtaEstimates(client: NovaPoshtaClient, senderCity: string): CarrierEstimates {
  const prices = keptAnswers<ParcelPrice>();
  const arrivals = keptAnswers<KyivDay>();
  const isTooOften = openPace(CALLS);
  const ask = async (method: string, to: Parcel["to"], properties: object): Promise<unknown> => {
    if (isTooOften("", new Date()) > 0) throw new VendorResting("Nova Poshta has been asked too often just now");
    const route = { CitySender: senderCity, ServiceType: serviceOf[to] };
    return (await client.read({ model: "InternetDocument", method, properties: { ...route, ...properties } })).data[0];
  };
  return {
    price({ cityId, to, weightGrams, worth, collected }) {
      const kilograms = (Math.max(1, Math.ceil(weightGrams / GRAMS)) * GRAMS) / 1_000;
      const properties = {
        CityRecipient: cityId,
        Weight: String(kilograms),
        Cost: String(roundedUp(worth)),
        CargoType: "Parcel",
        SeatsAmount: "1",
        ...(collected > 0 ? { RedeliveryCalculate: { CargoType: "Money", Amount: String(roundedUp(collected)) } } : {}),
      };
      return prices(JSON.stringify([to, properties]), async () => {
        const row = priceRow.parse(await ask("getDocumentPrice", to, properties));
        return { delivery: fromHryvnias(row.Cost), collecting: collected > 0 ? fromHryvnias(row.CostRedelivery) : kopiykas(0) };
      });
    },
    arrival({ cityId, to, sentOn }) {
      return arrivals(`${cityId} ${to} ${sentOn}`, async () => {
        const [year, month, day] = sentOn.split("-");
        const { date } = dateRow.parse(
          await ask("getDocumentDeliveryDate", to, { CityRecipient: cityId, DateTime: `${day}.${month}.${year}` }),
        );
        const arrives = date.slice(0, 10);
        const last = addDays(new Date(`${sentOn}T00:00:00Z`), MOST_DAYS)
          .toISOString()
          .slice(0, 10);
        if (arrives < sentOn || arrives > last) throw new Error(`Nova Poshta says ${arrives} of a parcel sent on ${sentOn}`);
        return arrives as KyivDay;
      });
    },
  };
}

const roundedUp = (amount: Kopiykas): number => Math.max(1, Math.ceil(toHryvnias(amount) / HRYVNIAS)) * HRYVNIAS;
