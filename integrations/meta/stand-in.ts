import { systemClock, type Clock } from "../../platform/time/time.ts";
import { startVendorStandIn, VendorReply, type VendorTrouble } from "../vendor-stand-in.ts";
import type { metaBody } from "./meta-body.ts";
import { GRAPH_VERSION } from "./open-meta.ts";

type Told = ReturnType<typeof metaBody>["data"][number];

const OLDEST_SECONDS = 7 * 86_400;
const refused = (code: number, message: string) =>
  new VendorReply(400, { error: { message, type: "OAuthException", code, is_transient: false, fbtrace_id: "stand-in" } });

/** It refuses another token or pixel, unhashed contacts, nobody's events and those older than seven days, and counts an event once. */
export async function startMetaStandIn({ token, pixelId, clock = systemClock }: { token: string; pixelId: string; clock?: Clock }) {
  const told: Told[] = [];
  const asked: string[] = [];
  let trouble: VendorTrouble = "none";
  const take = (event: Told): object => {
    if (event.event_time < clock.now().getTime() / 1_000 - OLDEST_SECONDS) return refused(100, "Invalid parameter: event_time");
    const { em = [], ph = [] } = event.user_data;
    if ([...em, ...ph].some((hash) => !/^[0-9a-f]{64}$/.test(hash))) return refused(100, "Invalid parameter: user_data is not hashed");
    if (Object.keys(event.user_data).length === 0) return refused(100, "Invalid parameter: user_data");
    const isKnown = told.some(({ event_name: name, event_id: id }) => name === event.event_name && id === event.event_id);
    if (!isKnown) told.push(event);
    return { events_received: 1, messages: [], fbtrace_id: "stand-in" };
  };
  const { origin, close } = await startVendorStandIn({
    receive({ url = "" }, text) {
      const { pathname, searchParams } = new URL(url, "http://stand-in");
      asked.push(pathname);
      return () => {
        if (searchParams.get("access_token") !== token) return refused(190, "Invalid OAuth access token");
        if (pathname !== `/${GRAPH_VERSION}/${pixelId}/events`) return refused(100, "Unsupported post request");
        const [event] = (JSON.parse(text) as { data: Told[] }).data;
        return event ? take(event) : refused(100, "Invalid parameter: data");
      };
    },
    trouble: () => trouble,
  });
  return {
    origin,
    told,
    asked,
    make: (wanted: VendorTrouble) => void (trouble = wanted),
    close,
  };
}
