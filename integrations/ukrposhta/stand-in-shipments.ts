import { randomUUID } from "node:crypto";
import { blankPage, VendorReply } from "../vendor-stand-in.ts";

type Made = Record<string, unknown> & { uuid: string; barcode: string };
type Question = { query: URLSearchParams; body: unknown };

const CLIENT = /^\/clients\/([0-9a-f-]{36})$/;
const SHIPMENT = /^\/shipments\/([^/]+)$/;
const STICKER = /^\/shipments\/([^/]+)\/sticker$/;

export function openStandInShipments(sender: { uuid: string; postcode: string }) {
  const made: Made[] = [];
  let numbered = 0;
  const addresses = new Map<number, unknown>();
  const answer = (method: string, path: string, { query, body }: Question): object => {
    const form = (body ?? {}) as Record<string, unknown>;
    const call = `${method} ${path}`;
    if (call === "POST /domestic/delivery-price") return priceOf(form);
    if (call === "POST /addresses") {
      if (!/^\d{5}$/.test(String(form["postcode"]))) return refusal("Postcode is not valid");
      addresses.set(addresses.size + 1, form);
      return { id: addresses.size, ...form };
    }
    if (call === "POST /clients") return { uuid: randomUUID(), ...form };
    const client = CLIENT.exec(path)?.[1];
    if (client) {
      if (client !== sender.uuid) return new VendorReply(404, { message: "Client not found" });
      return { uuid: client, name: "Семиряд", addresses: [{ main: true, address: { id: 0, postcode: sender.postcode } }] };
    }
    if (call === "GET /shipments") return query.get("senderUuid") === sender.uuid ? made : [];
    if (call === "POST /shipments") return shipmentOf(form);
    const removed = method === "DELETE" ? SHIPMENT.exec(path)?.[1] : undefined;
    if (removed) return remove(removed);
    const wanted = STICKER.exec(path)?.[1];
    if (wanted) return made.some(({ uuid, barcode }) => [uuid, barcode].includes(wanted)) ? new VendorReply(200, blankPage) : gone;
    return new VendorReply(404, { message: "Not found" });
  };
  const remove = (uuid: string): object => {
    const place = made.findIndex((one) => one.uuid === uuid);
    if (place === -1) return gone;
    if (made[place]?.["status"] !== "CREATED") return refusal("Shipment can not be deleted");
    made.splice(place, 1);
    return new VendorReply(200, Buffer.from(""));
  };
  const shipmentOf = (form: Record<string, unknown>): object => {
    const parcels = (form["parcels"] ?? []) as { declaredPrice?: number }[];
    if (parcels.length === 0) return refusal("At least one parcel should be filled");
    const declared = parcels.reduce((sum, one) => sum + (one.declaredPrice ?? 0), 0);
    if (Number(form["postPay"] ?? 0) > declared) return refusal("Post pay is more than declared price");
    const shipment = {
      ...form,
      uuid: randomUUID(),
      barcode: String(500_000_000_000 + (numbered += 1)).padStart(13, "0"),
      status: "CREATED",
      lastModified: "2026-11-21T10:00:00",
    };
    made.push(shipment);
    return shipment;
  };
  return { made, answer };
}

const refusal = (message: string) => new VendorReply(400, { message });
const gone = new VendorReply(404, { message: "Shipment not found" });

function priceOf(form: Record<string, unknown>): object {
  const [parcel] = (form["parcels"] ?? []) as { weight?: number }[];
  if (!parcel) return refusal("At least one parcel should be filled");
  const [from, to] = [form["addressFrom"], form["addressTo"]] as { postcode?: string }[];
  if (!from?.postcode || !to?.postcode) return refusal("Postcode is not valid");
  const weight = parcel.weight ?? 0;
  const tier = weight <= 1_000 ? 0 : weight <= 5_000 ? 25 : 60 + Math.ceil(Math.max(0, weight - 10_000) / 1_000) * 4;
  const collected = form["postPay"] === undefined ? 0 : 15 + Math.ceil(Number(form["postPay"]) * 0.01);
  return {
    deliveryPrice: (from.postcode.slice(0, 2) === to.postcode.slice(0, 2) ? 38 : 50) + tier + collected,
    calculationDescription: "",
  };
}
