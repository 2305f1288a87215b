import { randomUUID } from "node:crypto";
import { blankPage, VendorReply } from "../vendor-stand-in.ts";

export type Call = { apiKey?: string; modelName?: string; calledMethod?: string; methodProperties?: Properties };
export type Properties = Record<string, string> & { RedeliveryCalculate?: { Amount?: string }; Documents?: { DocumentNumber?: string }[] };
export type Answer = { data: readonly unknown[]; total?: number } | { code: string; error: string };

type Made = Record<string, unknown> & { Ref: string; IntDocNumber: string };

export function openStandInDocuments() {
  const made: Made[] = [];
  let numbered = 0;
  const answer = (call: Call | undefined): Answer | undefined => {
    const form = (call?.methodProperties ?? {}) as Record<string, unknown>;
    switch (`${call?.modelName}.${call?.calledMethod}`) {
      case "Counterparty.getCounterparties":
        return { data: [{ Ref: "sender", Description: "Семиряд" }] };
      case "Counterparty.getCounterpartyContactPersons":
        return { data: [{ Ref: "sender-contact", Phones: "380671112233" }] };
      case "Counterparty.getCounterpartyOptions":
        return { data: [{ CanAfterpaymentOnGoodsCost: true }] };
      case "Counterparty.save":
        return { data: [{ Ref: randomUUID(), ContactPerson: { success: true, data: [{ Ref: randomUUID() }] } }] };
      case "Address.save":
        return form["StreetRef"] ? { data: [{ Ref: randomUUID() }] } : { code: "20000200015", error: "StreetRef is not specified" };
      case "InternetDocument.getDocumentList":
        return { data: made };
      case "InternetDocument.save": {
        if (!form["RecipientAddress"]) return { code: "20000300401", error: "RecipientAddress is not specified" };
        const document = { ...form, Ref: randomUUID(), IntDocNumber: String(20_450_000_000_000 + (numbered += 1)) };
        made.push(document);
        return { data: [{ ...document, CostOnSite: 90, TypeDocument: "InternetDocument" }] };
      }
      case "InternetDocument.delete": {
        const places = [form["DocumentRefs"]].flat().map((ref) => made.findIndex(({ Ref }) => Ref === ref));
        if (places.some((place) => place === -1 || made[place]?.["IsAccepted"]))
          return { code: "20000200571", error: "No document changed DeletionMark" };
        return {
          data: places
            .toSorted((a, b) => b - a)
            .flatMap((place) => made.splice(place, 1))
            .map(({ Ref }) => ({ Ref })),
        };
      }
      default:
        return undefined;
    }
  };
  const label = (url: string): VendorReply => {
    const isKnown = made.some(({ IntDocNumber }) => url.includes(`/${IntDocNumber}/`));
    return isKnown ? new VendorReply(200, blankPage) : new VendorReply(404, { message: "Document not found" });
  };
  return { made, answer, label };
}
