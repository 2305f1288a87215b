import { randomName } from "../../../ui/random-name.ts";
import { tellVendors } from "./allow-vendors.ts";
import { pushEvent } from "./data-layer.ts";
import type { ShopEvent } from "./shop-event.ts";
import { toldAddress } from "./told-address.ts";

/** Reaches data layer and vendors as far as the visitor agreed; nothing from a page with a secret address. */
export function tellEvents(events: readonly ShopEvent[]): void {
  if (toldAddress(window.location.href) === undefined) return;
  for (const event of events) {
    const named = { event_id: randomName(), ...event };
    pushEvent(named);
    tellVendors(named);
  }
}
