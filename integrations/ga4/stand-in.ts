import { systemClock, type Clock } from "../../platform/time/time.ts";
import { startVendorStandIn, VendorReply, type VendorTrouble } from "../vendor-stand-in.ts";
import type { ga4Body } from "./ga4-body.ts";

type Body = ReturnType<typeof ga4Body>;

const OLDEST_MS = 72 * 3_600_000;
const nothing = () => new VendorReply(204, null);

/** Answers 204 to everything, drops a wrong secret, missing visitor and events older than three days, counts a purchase once. */
export async function startGa4StandIn({ secret, clock = systemClock }: { secret: string; clock?: Clock }) {
  const told: (Body & { measurementId: string | null })[] = [];
  const asked: string[] = [];
  let trouble: VendorTrouble = "none";
  const { origin, close } = await startVendorStandIn({
    receive({ url = "" }, text) {
      const { pathname, searchParams } = new URL(url, "http://stand-in");
      asked.push(pathname);
      return () => {
        if (pathname !== "/mp/collect") return new VendorReply(404, {});
        const body = JSON.parse(text) as Body;
        const isLate = body.timestamp_micros / 1_000 < clock.now().getTime() - OLDEST_MS;
        if (searchParams.get("api_secret") !== secret || body.client_id === "" || isLate) return nothing();
        if (!told.some((before) => isSamePurchase(before, body))) told.push({ ...body, measurementId: searchParams.get("measurement_id") });
        return nothing();
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

function isSamePurchase(one: Body, other: Body): boolean {
  const [first, second] = [one.events[0], other.events[0]];
  if (first?.name !== "purchase" || second?.name !== "purchase") return false;
  return one.client_id === other.client_id && first.params.transaction_id === second.params.transaction_id;
}
