import type { ConversionGoods, Conversion } from "../conversions/conversion.ts";
import { worthOf } from "../conversions/worth-of.ts";
import { toHryvnias } from "../../platform/money/money.ts";
import type { Ga4Visitor } from "./ga4.ts";

/** GA4 takes 200 items with an event. */
const MOST_ITEMS = 200;
/** Google does not count a visit without engagement time. */
const ENGAGED_MS = 1;

/** An event of the Measurement Protocol; nothing in it names a person. */
export function ga4Body({ kind, id, orderNumber, goods, at }: Conversion, { clientId, sessionId, areAdsAllowed }: Ga4Visitor) {
  const ads = areAdsAllowed ? "GRANTED" : "DENIED";
  return {
    client_id: clientId,
    timestamp_micros: at.getTime() * 1_000,
    consent: { ad_user_data: ads, ad_personalization: ads },
    events: [
      {
        name: kind,
        params: {
          ...(sessionId === "" ? {} : { session_id: sessionId }),
          engagement_time_msec: ENGAGED_MS,
          event_id: id,
          transaction_id: String(orderNumber),
          currency: "UAH",
          value: worthOf(goods),
          items: goods.slice(0, MOST_ITEMS).map(itemOf),
        },
      },
    ],
  };
}

const itemOf = ({ id, groupId, name, category, variant, price, pieces }: ConversionGoods) => ({
  item_id: id,
  item_group_id: groupId,
  item_name: name,
  item_category: category,
  ...(variant === "" ? {} : { item_variant: variant }),
  price: toHryvnias(price),
  quantity: pieces,
});
