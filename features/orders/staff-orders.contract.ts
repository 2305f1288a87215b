import { shownKopiykas } from "../../platform/contracts/shown-money.ts";
import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { freshCode, staffPage } from "../staff/staff.contract.ts";
import { orderStatus, orderStatuses } from "./orders.contract.ts";
import { exampleGaveBack, gaveBackView } from "./refunds/gave-back.contract.ts";
import { billLine, exampleBill } from "./placing/bill.contract.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";

const staffOrderRow = z.object({
  id: z.number().int(),
  status: orderStatus,
  placedAt: z.string(),
  recipient: z.string(),
  phone: z.string(),
  pieces: z.number().int(),
  toPayKopiykas: shownKopiykas(),
  payment: z.string(),
  paymentName: z.string(),
  paid: z.boolean(),
  carrier: z.string(),
  deliveryName: z.string(),
  parcelNumber: z.string(),
  suborder: z.boolean(),
  /** Staff took the order for the customer. */
  byPhone: z.boolean(),
  /** Until when the order waits for staff to confirm it (UTC). */
  waitsUntil: z.string().nullable(),
});
export type StaffOrderRow = z.infer<typeof staffOrderRow>;

export const staffOrderView = staffOrderRow.extend({
  version: z.number().int(),
  nextStatuses: z.array(orderStatus),
  /** Whether pieces not found may be written down. */
  mayBeShort: z.boolean(),
  /** Whether the parcel has not left, so that recipient or department may change. */
  mayBeSentElsewhere: z.boolean(),
  settlement: z.string(),
  department: z.string(),
  comment: z.string(),
  /** The customer's bill: goods before the discount; the lines sum to `toPayKopiykas`. */
  bill: z.array(billLine),
  gaveBack: gaveBackView,
  /** The prepayment by card, 0 for none; `prepaid`: it was paid. */
  prepaymentKopiykas: shownKopiykas(),
  prepaid: z.boolean(),
  /** The sum a reseller's buyer pays on delivery; null for the customer's own order. */
  collectedKopiykas: shownKopiykas().nullable(),
  accountId: shownId<"account">(),
  accountPhone: z.string(),
  companionNumber: z.number().int().nullable(),
  goesWith: z.number().int().nullable(),
  /** Orders that join its parcel; one not confirmed when the parcel leaves is sent by itself. */
  additions: z.array(z.object({ id: z.number().int(), status: orderStatus })),
  lines: z.array(
    z.object({
      position: z.number().int(),
      productId: shownId<"product">(),
      article: z.string(),
      name: z.string(),
      colour: z.string(),
      size: z.string(),
      image: z.string().nullable(),
      pieces: z.number().int(),
      /** Pieces not found while packing; `pieces` does not count them. */
      missing: z.number().int(),
      /** Pieces of `pieces` that came back. */
      returned: z.number().int(),
      pack: z.number().int(),
      priceKopiykas: shownKopiykas(),
      sumKopiykas: shownKopiykas(),
    }),
  ),
  history: z.array(z.object({ status: orderStatus, at: z.string(), byWhom: z.string(), note: z.string() })),
});
export type StaffOrderView = z.infer<typeof staffOrderView>;

const exampleRow = {
  id: 100_234,
  status: "new" as const,
  placedAt: "2026-11-21T08:30:00.000Z",
  recipient: "Коваль Олена",
  phone: "380671234567",
  pieces: 4,
  toPayKopiykas: 256_000,
  payment: "cod",
  paymentName: "Післяплата",
  paid: false,
  carrier: "nova-poshta",
  deliveryName: "Нова пошта, відділення",
  parcelNumber: "",
  suborder: false,
  byPhone: false,
  waitsUntil: null,
};
export const exampleStaffOrder = {
  ...exampleRow,
  version: 1,
  nextStatuses: ["confirmed" as const, "cancelled" as const],
  mayBeShort: true,
  mayBeSentElsewhere: true,
  settlement: "Хмельницький",
  department: "№ 12, вул. Соборна, 12",
  comment: "",
  bill: exampleBill.lines,
  gaveBack: exampleGaveBack,
  prepaymentKopiykas: 0,
  prepaid: false,
  collectedKopiykas: null,
  accountId: 5,
  accountPhone: "380671234567",
  companionNumber: null,
  goesWith: null,
  additions: [],
  lines: [
    {
      position: 1,
      productId: 17,
      article: "SR-1110-0147",
      name: "Сукня міді «Верба» з поясом",
      colour: "бордовий",
      size: "46",
      image: "/pictures/812",
      pieces: 4,
      missing: 0,
      returned: 0,
      pack: 4,
      priceKopiykas: 64_000,
      sumKopiykas: 256_000,
    },
  ],
  history: [{ status: "new" as const, at: "2026-11-21T08:30:00.000Z", byWhom: "customer", note: "" }],
};

export const listStaffOrders = endpoint({
  method: "GET",
  path: "/api/admin/orders",
  access: "staff",
  permission: "orders.see",
  summary:
    "Everybody's orders; `q` is a part of the number, the waybill, a phone of the recipient or the customer however written, or the recipient's name; `customer` those of one account",
  input: z.strictObject({
    ...staffPage,
    status: orderStatus.optional(),
    waits: z.literal("true").optional(),
    /** Cancelled orders whose waybill the carrier still has or may have: `left` to be seen to, or `handled`. */
    waybill: z.enum(["left", "handled"]).optional(),
    q: z.string().trim().max(60).optional(),
    customer: rowId<"account">().optional(),
    sort: z.enum(["placedAt", "toPayKopiykas"]).default("placedAt"),
    order: z.enum(["ASC", "DESC"]).default("DESC"),
  }),
  output: z.object({ data: z.array(staffOrderRow), total: z.number().int() }),
  example: { input: { status: "new" }, output: { data: [exampleRow], total: 1 } },
});

export const getStaffOrder = endpoint({
  method: "GET",
  path: "/api/admin/orders/{id}",
  access: "staff",
  permission: "orders.see",
  summary: "One order by its number, with its history",
  input: z.strictObject({ id: z.coerce.number().int() }),
  output: staffOrderView,
  example: { input: { id: 100_234 }, output: exampleStaffOrder },
});

export const changeOrderStatus = endpoint({
  method: "POST",
  path: "/api/admin/orders/{id}/status",
  access: "staff",
  refuses: [409],
  permission: "orders.change",
  summary:
    "Moves an order on. A parcel number is needed to ship it; cancelled and returned goods are back on the shelf at once, and money goes back with a fresh second factor",
  input: z.strictObject({
    id: z.coerce.number().int(),
    status: z.enum(orderStatuses),
    version: z.number().int(),
    parcelNumber: z.string().trim().max(20).default(""),
    note: z.string().trim().max(300).default(""),
    /** A code of the authenticator app, needed where money goes back and the last code is older than five minutes. */
    code: freshCode,
  }),
  output: staffOrderView,
  example: {
    input: { id: 100_234, status: "confirmed", version: 1, parcelNumber: "", note: "" },
    output: { ...exampleStaffOrder, status: "confirmed", version: 2 },
  },
});

export const decideWaitingOrder = endpoint({
  method: "POST",
  path: "/api/admin/orders/{id}/word",
  access: "staff",
  refuses: [409],
  permission: "orders.change",
  summary:
    "Confirms or refuses a purchase that waits for the approval of staff, both of its parts; refused goods are back on the shelf at once",
  input: z.strictObject({
    id: z.coerce.number().int(),
    isAccepted: z.boolean(),
    version: z.number().int(),
    note: z.string().trim().max(300).default(""),
  }),
  output: staffOrderView,
  example: {
    input: { id: 100_234, isAccepted: true, version: 1, note: "" },
    output: { ...exampleStaffOrder, status: "confirmed", version: 2 },
  },
});

export const recordShortage = endpoint({
  method: "POST",
  path: "/api/admin/orders/{id}/shortage",
  access: "staff",
  refuses: [409],
  permission: "orders.change",
  summary:
    "Pieces of an order that were not found while it was packed: the order goes on without them, what they cost is not collected, or goes back by the means it was paid with; to a card with a fresh second factor",
  input: z.strictObject({
    id: z.coerce.number().int(),
    version: z.number().int(),
    lines: z
      .array(z.strictObject({ position: z.number().int().positive(), missing: z.number().int().min(0).max(1_000_000) }))
      .min(1)
      .max(1_000),
    note: z.string().trim().max(150).default(""),
    code: freshCode,
  }),
  output: staffOrderView,
  example: {
    input: { id: 100_234, version: 1, lines: [{ position: 1, missing: 1 }], note: "" },
    output: { ...exampleStaffOrder, version: 2 },
  },
});

export const getDashboard = endpoint({
  method: "GET",
  path: "/api/admin/dashboard",
  access: "staff",
  permission: "dashboard.see",
  summary: "How the shop does today (a day in Kyiv)",
  input: z.strictObject({}),
  output: z.object({
    today: z.object({ orders: z.number().int(), pieces: z.number().int(), sumKopiykas: shownKopiykas() }),
    yesterday: z.object({ orders: z.number().int(), pieces: z.number().int(), sumKopiykas: shownKopiykas() }),
    byStatus: z.array(z.object({ status: orderStatus, orders: z.number().int() })),
    reservations: z.object({ carts: z.number().int(), pieces: z.number().int(), sumKopiykas: shownKopiykas() }),
    unpaid: z.number().int(),
    waiting: z.number().int(),
    /** `short` stops large things, `full` every write (security.md S62). */
    disk: z.enum(["fine", "short", "full", "unknown"]),
    lowStock: z.array(
      z.object({
        productId: shownId<"product">(),
        article: z.string(),
        name: z.string(),
        variant: z.string(),
        free: z.number().int(),
        soldIn30Days: z.number().int(),
      }),
    ),
  }),
  example: {
    output: {
      today: { orders: 3, pieces: 24, sumKopiykas: 812_000 },
      yesterday: { orders: 5, pieces: 41, sumKopiykas: 1_240_000 },
      byStatus: [{ status: "new", orders: 3 }],
      reservations: { carts: 12, pieces: 160, sumKopiykas: 3_020_000 },
      unpaid: 0,
      waiting: 0,
      disk: "fine" as const,
      lowStock: [{ productId: 17, article: "SR-1110-0147", name: "Сукня «Верба»", variant: "бордовий · 46", free: 2, soldIn30Days: 38 }],
    },
  },
});
