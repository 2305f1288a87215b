import { isToldWhole } from "../told-address.ts";
import { addScript } from "./add-script.ts";
import { metaEvent } from "./meta-event.ts";
import type { Vendor } from "./vendor.ts";

type Command = readonly unknown[];
/** The form Meta's script expects: calls wait in `queue` until it has `callMethod`. */
type Fbq = ((...command: Command) => void) & {
  callMethod?: (...command: Command) => void;
  queue: Command[];
  push: Fbq;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
};

let fbq: Fbq | undefined;

/** Meta's pixel without its automatic events: no forms, no buttons, no addresses. */
export const meta: Vendor = {
  start(id) {
    if (fbq) return fbq("consent", "grant");
    fbq = openFbq();
    fbq("set", "autoConfig", false, id);
    fbq("init", id);
    addScript("https://connect.facebook.net/en_US/fbevents.js");
  },
  tell(event) {
    const told = isToldWhole(window.location.href) ? metaEvent(event) : undefined;
    if (told) fbq?.(told.call, told.name, told.values, { eventID: event.event_id });
  },
  stop: () => fbq?.("consent", "revoke"),
};

function openFbq(): Fbq {
  const call = ((...command: Command) => (call.callMethod ? call.callMethod(...command) : void call.queue.push(command))) as Fbq;
  Object.assign(call, { queue: [], push: call, loaded: true, version: "2.0", disablePushState: true });
  Object.assign(window, { fbq: call, _fbq: call });
  return call;
}
