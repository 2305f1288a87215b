import { z } from "zod";
import { endpoint } from "../../../platform/contracts/endpoint.ts";

const waybillView = z.object({
  /** `none` until staff want one, `wanted` while the carrier is asked, `withdrawn` once the carrier no longer has it. */
  state: z.enum(["none", "wanted", "made", "failed", "withdrawn"]),
  number: z.string(),
  /** The carrier's own words, or ours while it does not answer. */
  error: z.string(),
  /** The form's first value; 0 when a weight is unknown. */
  weightGrams: z.number().int(),
  seats: z.number().int(),
  /** The sum the waybill collects on delivery; null without a waybill, and for an old one that did not keep it. */
  collectedKopiykas: z.number().int().nullable(),
  /** The sum the parcel's orders owe on delivery now. */
  dueKopiykas: z.number().int(),
  isWithdrawable: z.boolean(),
  /** A cancelled order's waybill that the carrier still has or may have. */
  isLeft: z.boolean(),
  /** Which of the staff saw to it, and when (UTC). */
  handled: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** A waybill may be made for the order now. */
  isPossible: z.boolean(),
});
export type WaybillView = z.infer<typeof waybillView>;

const example: WaybillView = {
  state: "made",
  number: "20450000000001",
  error: "",
  weightGrams: 1_800,
  seats: 1,
  collectedKopiykas: 128_000,
  dueKopiykas: 128_000,
  isWithdrawable: true,
  isLeft: false,
  handled: null,
  isPossible: false,
};

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

export const withdrawWaybill = endpoint({
  method: "POST",
  path: "/api/admin/orders/{id}/waybill/withdraw",
  access: "staff",
  permission: "orders.change",
  refuses: [409],
  conflicts: ["orders_no_waybill", "orders_waybill_stays"],
  summary: "Withdraws the waybill of a parcel that has not left; 409 where the carrier has the parcel, 503 while it does not answer",
  input: z.strictObject({ id: z.coerce.number().int() }),
  output: waybillView,
  example: {
    input: { id: 100_234 },
    output: { ...example, state: "withdrawn", isWithdrawable: false, isPossible: true },
  },
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
    /** Weight of each parcel; left out, it is the weight of the goods. */
    weightGrams: z.number().int().min(1).max(1_000_000).optional(),
    seats: z.number().int().min(1).max(20).default(1),
  }),
  output: z.object({ wanted: z.number().int(), skipped: z.array(z.object({ order: z.number().int(), reason: z.string() })) }),
  example: { input: { orders: [100_234], seats: 1 }, output: { wanted: 1, skipped: [] } },
});

export const handleWaybills = endpoint({
  method: "POST",
  path: "/api/admin/waybills/handled",
  access: "staff",
  permission: "orders.change",
  summary:
    "Ticks off waybills of cancelled orders that the carrier has or may have, or takes the tick back; `changed` are the orders it was new for",
  input: z.strictObject({ orders: z.array(z.number().int()).min(1).max(100), isHandled: z.boolean() }),
  output: z.object({ changed: z.array(z.number().int()) }),
  example: { input: { orders: [100_234], isHandled: true }, output: { changed: [100_234] } },
});
