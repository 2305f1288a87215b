import { openStandInDocuments, type Answer, type Call, type Properties } from "./stand-in-documents.ts";
import { startVendorStandIn, type VendorTrouble } from "../vendor-stand-in.ts";
import { jsonOrUndefined } from "../../platform/text/json-or-undefined.ts";

export type StandInTrouble =
  | Exclude<VendorTrouble, "bad gateway">
  | "unavailable"
  | "rows of something else"
  | "half a page"
  | "no rows"
  | "loses its answer";

export type StandInPlaces = {
  settlements: readonly object[];
  departments: readonly object[];
  streets?: readonly { SettlementRef: string; Present: string }[];
};

const SETTLEMENTS = 150;
const MOST_DEPARTMENTS = 500;

/** Nova Poshta's API v2.0 as it describes itself; a demo shop without a key asks it, and tests put it into trouble. */
export async function startNovaPoshtaStandIn(places: StandInPlaces, { key = "" }: { key?: string } = {}) {
  const asked: string[] = [];
  const parcels = new Map<string, string>();
  const documents = openStandInDocuments();
  let trouble: StandInTrouble = "none";
  const { origin, close } = await startVendorStandIn({
    receive({ url = "" }, body) {
      if (url.startsWith("/orders/")) return () => documents.label(url);
      const call = jsonOrUndefined(body) as Call | undefined;
      asked.push(`${call?.calledMethod ?? ""} ${call?.methodProperties?.Page ?? ""}`.trim());
      return () => envelopeOf(troubled(trouble, documents.answer(call) ?? answerTo(call, { places, key, parcels })));
    },
    trouble: () => (trouble === "loses its answer" ? "half an answer" : trouble),
  });
  return {
    address: `${origin}/v2.0/json/`,
    /** Methods called with their pages, also those that failed. */
    asked,
    /** Codes of parcels' states by number; any other parcel is unknown. */
    parcels,
    documents: documents.made,
    make: (wanted: StandInTrouble) => void (trouble = wanted),
    close,
  };
}

function answerTo(
  call: Call | undefined,
  { places, key, parcels }: { places: StandInPlaces; key: string; parcels: ReadonlyMap<string, string> },
): Answer {
  if (!call?.modelName || !call.calledMethod) return { code: "20000100001", error: "Data is not specified" };
  if (call.apiKey !== key) return { code: "20000200068", error: "API auth fail" };
  const { Page: page = "1", Limit: limit = String(MOST_DEPARTMENTS) } = call.methodProperties ?? {};
  const method = `${call.modelName}.${call.calledMethod}`;
  if (method === "Address.getSettlements") return pageOf(places.settlements, Number(page), SETTLEMENTS);
  if (method === "Address.getWarehouses") return pageOf(places.departments, Number(page), Math.min(Number(limit), MOST_DEPARTMENTS));
  if (method === "Address.searchSettlementStreets") return streetsOf(call.methodProperties ?? {}, places);
  if (method === "TrackingDocument.getStatusDocuments") return statesOf(call.methodProperties?.Documents ?? [], parcels);
  if (call.modelName === "InternetDocument") return routeOf(call.calledMethod, call.methodProperties ?? {}, places);
  return notAvailable;
}

const notAvailable: Answer = { code: "20000100004", error: "Method is not available" };

const pageOf = (rows: readonly object[], page: number, size: number): Answer => ({
  data: rows.slice((page - 1) * size, page * size),
  total: rows.length,
});

function streetsOf(
  { StreetName: name = "", SettlementRef: ref = "", Limit: limit = "50" }: Properties,
  { streets = [] }: StandInPlaces,
): Answer {
  if (name === "" || ref === "") return { code: "20000200015", error: "StreetName is not specified" };
  const found = streets.filter((one) => one.SettlementRef === ref && one.Present.toLowerCase().includes(name.toLowerCase()));
  return { data: [{ TotalCount: found.length, Addresses: found.slice(0, Number(limit)) }] };
}

/** In its own order, as the vendor answers. */
function statesOf(documents: readonly { DocumentNumber?: string }[], parcels: ReadonlyMap<string, string>): Answer {
  if (documents.length > 100) return { code: "20000200401", error: "Too many documents" };
  const rows = documents.map(({ DocumentNumber: number = "" }) => ({ Number: number, StatusCode: parcels.get(number) ?? "3" }));
  return { data: rows.toReversed() };
}

/** Tariffs of its own, as steep as the vendor's; dates two days ahead, one in the same town. */
function routeOf(method: string, properties: Properties, { departments }: StandInPlaces): Answer {
  const { CitySender: from = "", CityRecipient: to = "" } = properties;
  const isCity = (ref: string) => departments.some((one) => "CityRef" in one && one.CityRef === ref);
  if (!isCity(from)) return { code: "20000200106", error: "CitySender is not found" };
  if (!isCity(to)) return { code: "20000200103", error: "CityRecipient is not found" };
  if (method === "getDocumentPrice") return priceOf(properties, from === to);
  if (method !== "getDocumentDeliveryDate") return notAvailable;
  const [day, month, year] = (properties["DateTime"] ?? "").split(".").map(Number);
  const arrives = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, (day ?? 0) + (from === to ? 1 : 2)));
  if (Number.isNaN(arrives.getTime())) return { code: "20000400455", error: "Date less than today" };
  const date = `${arrives.toISOString().slice(0, 10)} 00:00:00.000000`;
  return { data: [{ DeliveryDate: { date, timezone_type: 3 } }] };
}

function priceOf({ Weight, Cost, RedeliveryCalculate: collects }: Properties, isSameTown: boolean): Answer {
  const [weight, worth] = [Number(Weight), Number(Cost)];
  if (!(weight >= 0.1)) return { code: "20000200125", error: "Weight is not specified" };
  const tier = weight <= 2 ? 0 : weight <= 10 ? 40 : 80 + Math.ceil(Math.max(0, weight - 30)) * 4;
  const redelivery = collects ? { CostRedelivery: 20 + Math.ceil(Number(collects.Amount) * 0.02) } : {};
  return { data: [{ AssessedCost: worth, Cost: (isSameTown ? 60 : 80) + tier + Math.ceil(worth * 0.005), ...redelivery }] };
}

function troubled(trouble: StandInTrouble, answer: Answer): Answer {
  if (trouble === "unavailable") return { code: "20000100016", error: "Service is unavailable" };
  if (!("data" in answer)) return answer;
  if (trouble === "wrong clock") return { ...answer, data: answer.data.map(longAgo) };
  if (trouble === "no rows") return { ...answer, data: [], total: 0 };
  if (trouble === "half a page") return { ...answer, data: answer.data.slice(0, answer.data.length / 2) };
  if (trouble === "rows of something else") return { ...answer, data: answer.data.map((_, at) => ({ id: at, name: "?" })) };
  return answer;
}

const longAgo = (row: unknown): unknown =>
  typeof row === "object" && row && "DeliveryDate" in row ? { DeliveryDate: { date: "1970-01-01 00:00:00.000000" } } : row;

/** Empty values are lists, even where the vendor otherwise sends an object. */
const envelopeOf = (answer: Answer) => ({
  success: "data" in answer,
  data: "data" in answer ? answer.data : [],
  errors: "error" in answer ? [answer.error] : [],
  warnings: [],
  info: "total" in answer && answer.total !== undefined ? { totalCount: answer.total } : [],
  messageCodes: [],
  errorCodes: "code" in answer ? [answer.code] : [],
  warningCodes: [],
  infoCodes: [],
});
