import { VendorReply, startVendorStandIn, type VendorTrouble } from "../vendor-stand-in.ts";
import { answerOfClassifier, type StandInAddresses } from "./stand-in-classifier.ts";
import { openStandInShipments } from "./stand-in-shipments.ts";
import { jsonOrUndefined } from "../../platform/text/json-or-undefined.ts";

export type UkrposhtaTrouble = VendorTrouble | "XML" | "rows of something else" | "no rows" | "loses its answer";

type Keys = { bearer: string; token: string; tracking: string; sender: { uuid: string; postcode: string } };

/** Ukrposhta's services as they describe themselves; a demo shop without keys asks them, and tests put them into trouble. */
export async function startUkrposhtaStandIn(addresses: StandInAddresses, keys: Keys) {
  const asked: string[] = [];
  const parcels = new Map<string, string>();
  const shipments = openStandInShipments(keys.sender);
  let trouble: UkrposhtaTrouble = "none";
  const { origin, close } = await startVendorStandIn({
    receive({ url = "", method = "", headers }, body) {
      const { pathname, searchParams: query } = new URL(url, "http://stand-in");
      asked.push(`${method} ${pathname}`);
      return () => {
        const bearer = headers.authorization?.replace("Bearer ", "");
        if (bearer !== (pathname.startsWith("/status-tracking/") ? keys.tracking : keys.bearer)) return refusal(401, "Invalid bearer");
        const path = pathname.replace(/^\/(?:forms\/)?(?:ecom\/0\.0\.1|address-classifier-ws|status-tracking\/0\.0\.1)/, "");
        if (pathname.startsWith("/address-classifier-ws/")) return inTrouble(trouble, answerOfClassifier(path, query, addresses));
        if (pathname.startsWith("/status-tracking/"))
          return statesOf(method === "POST" ? jsonOrUndefined(body) : query.getAll("barcode"), parcels);
        if (query.get("token") !== keys.token) return refusal(403, "Counterparty token is not valid");
        return shipments.answer(method, path, { query, body: jsonOrUndefined(body) });
      };
    },
    // A made waybill stays made, whatever the caller hears of it.
    trouble: () => (trouble === "loses its answer" ? "half an answer" : trouble),
  });
  return {
    /** Without a path. */
    address: origin,
    /** Methods and paths called, also those that failed. */
    asked,
    /** Codes of parcels' last events by barcode; any other parcel is unknown. */
    parcels,
    shipments: shipments.made,
    make: (wanted: UkrposhtaTrouble) => void (trouble = wanted),
    close,
  };
}

export const refusal = (status: number, message: string): VendorReply => new VendorReply(status, { code: String(status), message });

/** The last event of each; one unknown barcode and the whole list is refused. */
function statesOf(wanted: unknown, parcels: ReadonlyMap<string, string>): object {
  const barcodes = Array.isArray(wanted) ? wanted.map(String) : [];
  if (barcodes.length > 100) return refusal(400, "Too many barcodes");
  const unknown = barcodes.find((barcode) => !parcels.has(barcode));
  if (unknown !== undefined) return refusal(404, `Barcode ${unknown} not found`);
  const rows = barcodes.map((barcode) => ({
    barcode,
    step: 1,
    date: "2026-11-21T10:15:00",
    index: "01001",
    name: "Київ 1",
    event: parcels.get(barcode),
    eventName: "…",
  }));
  return rows.length === 1 ? (rows[0] ?? {}) : rows;
}

function inTrouble(trouble: UkrposhtaTrouble, rows: readonly object[]): object {
  if (trouble === "XML") return new VendorReply(200, Buffer.from("<Entries><Entry><CITY_ID>1</CITY_ID></Entry></Entries>"));
  if (trouble === "no rows") return { Entries: "" };
  const said = trouble === "rows of something else" ? rows.map((_, at) => ({ id: at, name: "?" })) : rows;
  return { Entries: said.length === 0 ? {} : { Entry: said.length === 1 ? said[0] : said } };
}
