import { tellGoogle } from "../data-layer.ts";
import type { ShopEvent } from "../shop-event.ts";
import { toldAddress } from "../told-address.ts";
import { addScript } from "./add-script.ts";
import type { Vendor } from "./vendor.ts";

let isLoaded = false;

/** Google Analytics alone, without its advertising; addresses without what visitors type. */
export const google: Vendor = {
  start(id) {
    setDisabled(id, false);
    if (isLoaded) return;
    isLoaded = true;
    tellGoogle("js", new Date());
    tellGoogle("set", { page_referrer: toldAddress(document.referrer) ?? "" });
    tellGoogle("config", id, { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false });
    addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
  },
  tell(event) {
    if (event.event === "page_view") tellGoogle("set", { page_location: event.page_location });
    tellGoogle("event", event.event, googleValues(event));
  },
  stop: (id) => setDisabled(id, true),
};

/** The event's own values beside the sums and items of its goods. */
export function googleValues(event: ShopEvent): object {
  const { event: _name, ...values } = event;
  if (!("ecommerce" in values)) return values;
  const { ecommerce, event_id } = values;
  return { event_id, ...ecommerce };
}

/** Google's own switch, by the name of the stream. */
const setDisabled = (id: string, isDisabled: boolean): void => void Object.assign(window, { [`ga-disable-${id}`]: isDisabled });
