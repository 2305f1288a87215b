import type { PaymentProvider } from "../../../../../integrations/payments/payment-provider.ts";
import { invalid } from "../../../../../platform/contracts/errors.ts";
import type { Locale } from "../../../../../platform/i18n.ts";
import type { Settings } from "../../../../settings/settings.rules.ts";
import type { Visit } from "../../../../shop.ts";
import type { OpenParcel } from "../../../additions/additions.rules.ts";
import { choiceOf, isDeliveryFree, offersOf, type Choice, type ChoiceCodes } from "../../../placing/offers.rules.ts";
import type { Buyer } from "./buyer.queries.ts";
import { servicesInShop } from "./services-in-shop.ts";

/** All that an order is judged by, besides its lines. */
export type OrderContext = {
  settings: Settings;
  buyer: Buyer;
  locale: Locale;
  areLimitsOn: boolean;
  on: ReadonlySet<string>;
  payments: readonly PaymentProvider[];
  choice: Choice;
  arePlacesKnown: boolean;
  /** The parcel that the order joins. */
  parcel: OpenParcel | undefined;
};

type Surroundings = {
  settings: Settings;
  buyer: Buyer;
  codes: ChoiceCodes;
  loaded: ReadonlySet<string>;
  parcel?: OpenParcel | undefined;
};

/** 422 for an unknown carrier, kind of delivery or payment. */
export function contextOf({ shop, locale, staff }: Visit, { settings, buyer, codes, loaded, parcel }: Surroundings): OrderContext {
  const on = servicesInShop(shop, settings);
  const choice = choiceOf(shop.integrations, codes, offersOf(shop.integrations, { on, loaded, cardOnly: buyer.cardOnly }));
  if ("unknown" in choice)
    throw invalid(
      Object.fromEntries(choice.unknown.map((field) => [field, [field === "payment" ? "orders.paymentError" : "form.invalid"]])),
    );
  return {
    settings,
    buyer,
    locale,
    // Staff who answer the phone judge for themselves.
    areLimitsOn: shop.config.limits.areOrdersBound && !staff,
    on,
    payments: shop.integrations.payments,
    choice,
    arePlacesKnown: parcel !== undefined || loaded.has(choice.carrier.code),
    parcel,
  };
}

/** An addition ships as its parcel does. */
export const isFree = ({ choice, buyer, on, parcel }: OrderContext): boolean =>
  parcel?.freeDelivery ?? isDeliveryFree({ carrier: choice.carrier, ordersBefore: buyer.purchases, on });
