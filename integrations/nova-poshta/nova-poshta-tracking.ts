import { z } from "zod";
import type { CarrierTracking, ParcelState } from "../carriers/carrier-vendor.ts";
import type { NovaPoshtaClient } from "./nova-poshta-client.ts";

/** Documents the vendor takes in a call. */
const AT_ONCE = 100;

const states: Readonly<Record<string, ParcelState>> = {
  ...Object.fromEntries(["1", "4", "41", "5", "6", "12", "101", "104", "111", "112"].map((code) => [code, "on_the_way"])),
  ...Object.fromEntries(["7", "8", "14"].map((code) => [code, "ready"])),
  ...Object.fromEntries(["9", "10", "11", "106"].map((code) => [code, "delivered"])),
  ...Object.fromEntries(["102", "103", "105", "108"].map((code) => [code, "returning"])),
  // Deleted, and not found.
  ...Object.fromEntries(["2", "3"].map((code) => [code, "unknown"])),
};

const text = z.union([z.string(), z.number().transform(String)]);
const row = z.object({ Number: text, StatusCode: text });

/** Parcels by their waybill numbers, without the phones of their recipients: the state needs none. Rows come in any order. */
export const novaPoshtaTracking = (client: NovaPoshtaClient): CarrierTracking => ({
  isParcel: (number) => /^\d{14}$/.test(number),
  async follow(numbers) {
    const found = new Map<string, ParcelState>();
    for (let from = 0; from < numbers.length; from += AT_ONCE) {
      const asked = numbers.slice(from, from + AT_ONCE);
      const properties = { Documents: asked.map((number) => ({ DocumentNumber: number, Phone: "" })) };
      const { data } = await client.read({ model: "TrackingDocument", method: "getStatusDocuments", properties });
      for (const { data: one } of data.map((each) => row.safeParse(each))) {
        const state = one && asked.includes(one.Number) ? states[one.StatusCode] : undefined;
        if (one && state) found.set(one.Number, state);
      }
    }
    return found;
  },
});
