import type { PlaceKind } from "../../../../delivery/delivery.contract.ts";
import { loadedCarriers } from "../../../../delivery/delivery.server.ts";
import { readSettings } from "../../../../settings/settings.server.ts";
import type { Visit } from "../../../../shop.ts";
import { feeFor, isDeliveryFree, offersOf, prepaidPercentFor } from "../../../placing/offers.rules.ts";
import { servicesInShop } from "../judging/services-in-shop.ts";
import { wordingIn } from "./choice.view.ts";

export type DeliveryTerms = {
  ways: {
    carrier: string;
    kind: string;
    name: string;
    note: string;
    destination: PlaceKind;
    /** The shop pays for an account's first order. */
    isFirstFree: boolean;
    hasPlaces: boolean;
    hasPrices: boolean;
  }[];
  /** The shop's own fee for payment on receipt, kopiykas, and the prepaid share; null where that is not offered. */
  onReceipt: { percent: number; fixedKopiykas: number; prepaidPercent: number } | null;
};

/** Delivery terms that are public; carriers' prices depend on the parcel and are left out. */
export async function viewDeliveryTerms({ shop, locale, pageTags }: Visit): Promise<DeliveryTerms> {
  pageTags.add("directories");
  const [settings, loaded] = await Promise.all([readSettings(shop), loadedCarriers(shop)]);
  const on = servicesInShop(shop, settings);
  const { deliveries, payments } = offersOf(shop.integrations, { on, loaded, cardOnly: false });
  const onReceipt = payments.find(({ paid }) => paid === "on_receipt");
  return {
    ways: deliveries.map(({ carrier, kind }) => ({
      carrier: carrier.code,
      kind: kind.code,
      name: wordingIn(kind.name, locale),
      note: wordingIn(kind.note, locale),
      destination: kind.destination,
      isFirstFree: isDeliveryFree({ carrier, ordersBefore: 0, on }),
      hasPlaces: loaded.has(carrier.code) && kind.departments.length > 0,
      hasPrices: shop.integrations.vendors.get(carrier.code)?.estimates !== undefined,
    })),
    onReceipt: onReceipt
      ? {
          ...feeFor(onReceipt, settings),
          prepaidPercent: prepaidPercentFor(onReceipt, { payments: shop.integrations.payments, on }, settings),
        }
      : null,
  };
}
