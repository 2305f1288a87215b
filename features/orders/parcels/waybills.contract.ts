import { z } from "zod";
import { endpoint } from "../../../platform/contracts/endpoint.ts";

export const waybillView = z.object({
  /** `none` before staff want one, `wanted` while the carrier is asked. */
  state: z.enum(["none", "wanted", "made", "failed"]),
  number: z.string(),
  /** The carrier's own words, or ours while it does not answer. */
  error: z.string(),
  /** Filled in before; 0 when a weight is unknown. */
  weightGrams: z.number().int(),
  seats: z.number().int(),
  /** The order may have one made now. */
  isPossible: z.boolean(),
});
export type WaybillView = z.infer<typeof waybillView>;

const example: WaybillView = { state: "made", number: "20450000000001", error: "", weightGrams: 1_800, seats: 1, isPossible: false };

export const getWaybill = endpoint({
  method: "GET",
  path: "/api/admin/orders/{id}/waybill",
  access: "staff",
  permission: "orders.see",
  summary: "The waybill of an order",
  input: z.strictObject({ id: z.coerce.number().int() }),
  output: waybillView,
  example: { input: { id: 100_234 }, output: example },
});

export const wantWaybills = endpoint({
  method: "POST",
  path: "/api/admin/waybills",
  access: "staff",
  permission: "orders.change",
  summary:
    "Has the carriers make waybills of confirmed or packed orders; `skipped` are those of which none can be made, each with its reason",
  input: z.strictObject({
    orders: z.array(z.number().int()).min(1).max(100),
    /** Of each parcel; what its goods weigh where left out. */
    weightGrams: z.number("form.invalid").int("form.invalid").min(1, "form.invalid").max(1_000_000, "form.invalid").optional(),
    seats: z.number("form.invalid").int("form.invalid").min(1, "form.invalid").max(20, "form.invalid").default(1),
  }),
  output: z.object({ wanted: z.number().int(), skipped: z.array(z.object({ order: z.number().int(), reason: z.string() })) }),
  example: { input: { orders: [100_234], seats: 1 }, output: { wanted: 1, skipped: [] } },
});
