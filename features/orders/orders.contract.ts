import { sentKopiykas, shownHryvnias, shownKopiykas } from "../../platform/contracts/shown-money.ts";
import { z } from "zod";
import { means } from "../cart/bill.rules.ts";
import { consents } from "../conversions/consents.rules.ts";
import { code, deliveryForm, recipientForm, comment } from "./placing/order-form.contract.ts";
import { billView, exampleBill } from "./placing/bill.contract.ts";
import { LONGEST_ORDER_SEARCH, orderGroups } from "./finding/finding.rules.ts";
import { receiptView } from "../receipts/receipts.contract.ts";
import { refusalCause } from "./placing/causes.contract.ts";
import { collectKopiykas, resaleView } from "./resale/resale.contract.ts";
import { cleanLine } from "../../platform/text/clean-text.ts";
import { cleaned } from "../../platform/contracts/cleaned.ts";
import { cannotCancel, goesBackView } from "./refunds/goes-back.contract.ts";
import { exampleGaveBack, gaveBackView } from "./refunds/gave-back.contract.ts";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { pagination, paginationOf } from "../../platform/contracts/pagination.ts";
import { exampleLine, orderLineView } from "./order-line.contract.ts";

export const orderStatuses = [
  "new",
  "awaiting_payment",
  "confirmed",
  "packed",
  "shipped",
  "ready",
  "delivered",
  "completed",
  "cancelled",
  "returned",
] as const;
export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

export const orderCard = z
  .object({
    number: z.number().int(),
    purchase: z.number().int().describe("Number of the purchase's first order"),
    status: orderStatus,
    statusName: z.string(),
    waitsUntil: z.iso.datetime().nullable().describe("Until when the order waits for staff to confirm it (UTC)"),
    placedAt: z.iso.datetime(),
    toPay: shownHryvnias(),
    pieces: z.number().int(),
    payment: z.string(),
    paymentName: z.string(),
    paid: z.boolean(),
    parcelNumber: z.string(),
    suborder: z.boolean(),
    isForBuyer: z.boolean(),
    images: z.array(z.object({ image: z.string().nullable(), tint: z.string() })),
  })
  .meta({ id: "OrderCard" });
export type OrderCard = z.infer<typeof orderCard>;

export const orderView = orderCard
  .extend({
    lines: z.array(orderLineView),
    bill: billView,
    trackingPage: z.string().nullable().describe("The carrier's tracking page; null before the parcel has a number"),
    resale: resaleView.nullable(),
    unpaidUntil: z.iso.datetime().nullable().describe("Until when the order waits for its payment by card (UTC); null otherwise"),
    recipient: z.object({ fullName: z.string(), phone: z.string() }),
    delivery: z.object({
      carrier: z.string(),
      kind: z.string(),
      name: z.string(),
      settlement: z.string(),
      department: z.string(),
      free: z.boolean(),
    }),
    comment: z.string(),
    history: z.array(z.object({ status: orderStatus, statusName: z.string(), at: z.iso.datetime() })),
    shipsInDays: z.number().int(),
    shipsBy: z.iso.date().nullable().describe("The day in Kyiv by which goods made to order leave, `YYYY-MM-DD`"),
    cancellable: z.boolean(),
    cannotCancel: cannotCancel.nullable().describe("Why an order that has not left cannot be cancelled here; null otherwise"),
    goesBack: goesBackView.nullable().describe("Null unless the order is `cancellable`"),
    gaveBack: gaveBackView,
    notConfirmed: z.boolean(),
    cancelledByStaff: z.boolean(),
    companionNumber: z.number().int().nullable(),
    goesWith: z.number().int().nullable().describe("Number of the order whose parcel it goes in; null for a parcel of its own"),
    additions: z.array(z.number().int()).describe("Numbers of the orders that go in this order's parcel"),
    takesMore: z.boolean().describe("Another order may join its parcel"),
    receipts: z.array(receiptView).describe("Fiscal receipts, the oldest first"),
  })
  .meta({ id: "Order" });
export type OrderView = z.infer<typeof orderView>;

const exampleOrderId = "0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11";
const exampleCard = {
  number: 100_234,
  purchase: 100_234,
  status: "new" as const,
  statusName: "Нове",
  waitsUntil: null,
  placedAt: "2026-11-21T08:30:00.000Z",
  toPay: 2_560,
  pieces: 4,
  payment: "cod",
  paymentName: "Післяплата",
  paid: false,
  parcelNumber: "",
  suborder: false,
  isForBuyer: false,
  images: [{ image: "/pictures/812", tint: "1" }],
};
export const exampleOrder = {
  ...exampleCard,
  lines: [exampleLine],
  bill: exampleBill,
  trackingPage: null,
  resale: null,
  unpaidUntil: null,
  recipient: { fullName: "Коваль Олена", phone: "380671234567" },
  delivery: {
    carrier: "nova-poshta",
    kind: "branch",
    name: "Нова пошта, відділення",
    settlement: "Хмельницький",
    department: "№ 12, вул. Соборна, 12",
    free: false,
  },
  comment: "",
  history: [{ status: "new" as const, statusName: "Нове", at: "2026-11-21T08:30:00.000Z" }],
  shipsInDays: 0,
  shipsBy: null,
  cancellable: true,
  cannotCancel: null,
  goesBack: { moneyKopiykas: 0, canGoToCard: false, balanceKopiykas: 0, bonusesKopiykas: 0, cashbackKopiykas: 0 },
  gaveBack: exampleGaveBack,
  notConfirmed: false,
  cancelledByStaff: false,
  companionNumber: null,
  goesWith: null,
  additions: [],
  takesMore: true,
  receipts: [],
};

/** Number of the order whose parcel this one joins, with that order's recipient, carrier and place. */
const goesWith = z.number().int().positive().optional();

/** Cause `promo_refused` tells why a code takes nothing off (decision 0092). 429 after too many guesses. */
const promoCode = z.string().trim().min(1).max(64).optional();

/** The customer's own money to use; the first covers first, the other what is left. */
const spending = {
  useBonuses: z.boolean().default(false),
  useBalance: z.boolean().default(false),
  first: z.enum(means).default("bonuses"),
};

export const orderValidation = endpoint({
  method: "POST",
  path: "/api/order-validation",
  access: "customer",
  summary: "Says whether the cart can be ordered now, and if not, every cause",
  input: z.strictObject({
    orderId: z.uuid(),
    carrier: code.optional().describe("The first offered where left out"),
    kind: code.optional(),
    payment: code.optional(),
    goesWith,
    collectKopiykas,
    promoCode,
    ...spending,
  }),
  output: z.object({
    result: z.boolean(),
    causes: z.array(refusalCause),
    bill: billView.nullable(),
    waitsHours: z.number().int().nullable().describe("The longest wait for staff to confirm, hours; null where the order does not wait"),
    purse: z
      .object({ bonusesKopiykas: shownKopiykas(), balanceKopiykas: shownKopiykas() })
      .describe("The bonuses and balance that the customer may spend now"),
  }),
  example: {
    input: { orderId: exampleOrderId },
    output: { result: true, causes: [], bill: exampleBill, waitsHours: null, purse: { bonusesKopiykas: 12_000, balanceKopiykas: 0 } },
  },
});

export const placeOrder = endpoint({
  method: "POST",
  path: "/api/place-order",
  access: "customer",
  idempotent: true,
  summary: "Places the order of a reserved cart. Needs the header Idempotency-Key; repeating it returns the same order",
  input: z.strictObject({
    orderId: z.uuid(),
    recipient: recipientForm.optional().describe("Needed unless the order `goesWith` another"),
    delivery: deliveryForm.optional().describe("Needed unless the order `goesWith` another"),
    goesWith,
    collectKopiykas,
    payment: code.describe("422 for a code the checkout does not offer"),
    comment,
    promoCode,
    ...spending,
    pin: z
      .string()
      .regex(/^\d{4}$/)
      .optional()
      .describe("The customer's PIN, needed after the cause `pin_needed`"),
    consent: z
      .array(z.enum(consents))
      .max(consents.length)
      .optional()
      .describe("The visitor's consents: being counted, being shown advertising; left out means none"),
    expectedToPayKopiykas: sentKopiykas().describe("The sum on the button; the order is refused when the sum has changed"),
  }),
  output: z.object({
    result: z.boolean(),
    number: z.number().int().nullable(),
    companionNumber: z.number().int().nullable(),
    waitsUntil: z.iso.datetime().nullable().describe("Until when the order waits for staff to confirm it (UTC)"),
    unpaidUntil: z.iso.datetime().nullable().describe("Until when a card has to pay it (UTC); null where nothing is to be paid now"),
    causes: z.array(refusalCause),
    bill: billView.nullable(),
  }),
  example: {
    input: {
      orderId: exampleOrderId,
      recipient: { name: "Олена", surname: "Коваль", patronymic: "", phone: "380671234567" },
      delivery: { carrier: "nova-poshta", settlement: "khmelnytskyi", department: "np-khmelnytskyi-12" },
      payment: "cod",
      comment: "",
      expectedToPayKopiykas: 256_000,
    },
    output: { result: true, number: 100_234, companionNumber: null, waitsUntil: null, unpaidUntil: null, causes: [], bill: exampleBill },
  },
});

export const getOrders = endpoint({
  method: "GET",
  path: "/api/get-orders",
  access: "customer",
  summary: "The customer's orders, newest first, 20 purchases a page; the parts of a purchase stand together",
  input: z.strictObject({
    page: z.coerce.number().int().min(1).max(1_000).default(1),
    q: cleaned(cleanLine, LONGEST_ORDER_SEARCH)
      .default("")
      .describe("Number, recipient, parcel or goods of an order; all the words have to be found"),
    group: z.enum(orderGroups).default("all"),
  }),
  output: z.object({
    orders: z.array(orderCard),
    pagination,
  }),
  example: { input: { page: 1 }, output: { orders: [exampleCard], pagination: paginationOf({ page: 1, size: 20, total: 1 }) } },
});

export const cancelOrder = endpoint({
  method: "POST",
  path: "/api/cancel-order",
  access: "customer",
  refuses: [404, 409],
  conflicts: ["conflict", "orders_has_additions", "orders_has_waybill"],
  summary: "Cancels one of the customer's own orders while nothing of it is packed",
  input: z.strictObject({
    number: z.number().int().positive(),
    refundTo: z
      .enum(["card", "balance"])
      .default("card")
      .describe("Where a card's money goes; the customer may choose where the order's `goesBack` says `canGoToCard`"),
  }),
  output: orderView,
  example: {
    input: { number: 100_234 },
    output: { ...exampleOrder, status: "cancelled", statusName: "Скасовано", cancellable: false, goesBack: null },
  },
});

export const getOrder = endpoint({
  method: "GET",
  path: "/api/get-order/{number}",
  access: "customer",
  summary: "One of the customer's own orders",
  input: z.strictObject({ number: z.coerce.number().int().positive() }),
  output: orderView,
  example: { input: { number: 100_234 }, output: exampleOrder },
});
