import { z } from "zod";
import { openPace } from "../../platform/limits/pace.ts";
import { fromHryvnias, kopiykas, toHryvnias, type Kopiykas } from "../../platform/money/money.ts";
import { VendorResting } from "../../platform/vendors/vendor-guard.ts";
import type { CarrierEstimates, ParcelPrice } from "../carriers/carrier-vendor.ts";
import { keptAnswers } from "../kept-answers.ts";
import { parcelsOf } from "./parcels-of.ts";
import type { UkrposhtaClient } from "./ukrposhta-client.ts";

const CALLS = { burst: 10, aMinute: 120 };
/** Weights and sums are rounded up to these, so that parcels alike share an answer. */
const GRAMS = 100;
const HRYVNIAS = 100;
const MOST_HRYVNIAS = 100_000;

const priceRow = z.object({ deliveryPrice: z.coerce.number().positive().max(MOST_HRYVNIAS) });

/** Ukrposhta tells no day of arrival, and its price includes the transfer of collected money. */
export function ukrposhtaEstimates(client: UkrposhtaClient, senderPostcode: () => Promise<string>): CarrierEstimates {
  const prices = keptAnswers<ParcelPrice>();
  const isTooOften = openPace(CALLS);
  return {
    async price({ cityId, weightGrams, worth, collected }) {
      const declared = roundedUp(worth > collected ? worth : collected);
      const question = {
        addressTo: { postcode: cityId },
        type: "STANDARD",
        deliveryType: "W2W",
        parcels: parcelsOf({ weightGrams: Math.max(1, Math.ceil(weightGrams / GRAMS)) * GRAMS, seats: 1, declaredHryvnias: declared }).map(
          ({ weight, length, width, height }) => ({ weight, length, width, height }),
        ),
        declaredPrice: declared,
        ...(collected > 0 ? { postPay: roundedUp(collected) } : {}),
      };
      return prices(JSON.stringify(question), async () => {
        if (isTooOften("", new Date()) > 0) throw new VendorResting("Ukrposhta has been asked too often just now");
        const body = { addressFrom: { postcode: await senderPostcode() }, ...question };
        const { deliveryPrice } = priceRow.parse(await client.read({ service: "shipments", path: "/domestic/delivery-price", body }));
        return { delivery: fromHryvnias(deliveryPrice), collecting: kopiykas(0) };
      });
    },
  };
}

const roundedUp = (amount: Kopiykas): number => Math.max(1, Math.ceil(toHryvnias(amount) / HRYVNIAS)) * HRYVNIAS;
