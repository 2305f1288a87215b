import { z } from "zod";
import { endpoint } from "../../../platform/contracts/endpoint.ts";
import { wholeNumber } from "../../../platform/contracts/row-id.ts";
import { shownKopiykas } from "../../../platform/contracts/shown-money.ts";
import { billView } from "../placing/bill.contract.ts";
import { orderCard } from "../orders.contract.ts";

/** Where the browser goes to pay: an address to open or, with fields, a form to send there. */
const paymentPage = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }).meta({ id: "PaymentPage" });

const examplePage = { url: "https://www.liqpay.ua/api/3/checkout", fields: { data: "eyJ2ZXJzaW9uIjoz", signature: "c2lnbmF0dXJl" } };

const startConflicts = [
  "conflict",
  "payments_nothing_to_pay",
  "payments_open_elsewhere",
  "payments_money_held",
  "payments_attempt_over",
] as const;

export const startPayment = endpoint({
  method: "POST",
  path: "/api/start-payment",
  access: "customer",
  idempotent: true,
  refuses: [404, 409],
  conflicts: startConflicts,
  summary: "Opens the card provider's page for a purchase that waits for its payment; an earlier page is closed first",
  input: z.strictObject({ number: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  output: paymentPage,
  example: { input: { number: 100_234 }, output: examplePage },
});

export const payDebts = endpoint({
  method: "POST",
  path: "/api/pay-debts",
  access: "customer",
  idempotent: true,
  refuses: [404, 409],
  conflicts: startConflicts,
  summary: "Opens the card provider's page for all delivery debts that no order is paying; 404 where nothing is owed",
  input: z.strictObject({
    payment: z.string().min(1).max(40).optional().describe("Code of a way of paying by card; the first one where left out"),
  }),
  output: paymentPage,
  example: { input: {}, output: examplePage },
});

/** `waiting`: a page is open, undecided; `held`: the bank is checking; `over`: cancelled; `on_receipt`: nothing is paid by card. */
const purchasePayment = z
  .object({
    state: z.enum(["paid", "waiting", "held", "failed", "unpaid", "over", "on_receipt"]),
    toPayKopiykas: shownKopiykas(),
    onReceiptKopiykas: shownKopiykas().describe("The sum the carrier collects after a prepayment; 0 otherwise"),
    unpaidUntil: z.iso.datetime().nullable().describe("UTC; null where nothing waits"),
    failure: z.string().describe("The provider's words for a failed attempt; may be empty"),
  })
  .meta({ id: "PurchasePayment" });
export type PurchasePayment = z.infer<typeof purchasePayment>;

export const getPayment = endpoint({
  method: "GET",
  path: "/api/get-payment",
  access: "customer",
  refuses: [404],
  summary: "What became of the payment of a purchase; the provider is asked, at a pace, while nothing is final",
  input: z.strictObject({ number: wholeNumber }),
  output: purchasePayment,
  example: {
    input: { number: 100_234 },
    output: {
      state: "waiting" as const,
      toPayKopiykas: 256_000,
      onReceiptKopiykas: 0,
      unpaidUntil: "2026-11-24T08:30:00.000Z",
      failure: "",
    },
  },
});

const unpaidPurchase = z
  .object({
    number: z.number().int(),
    toPayKopiykas: shownKopiykas(),
    unpaidUntil: z.iso.datetime(),
    isHeld: z.boolean().describe("The bank is checking a payment: nothing more is to be paid, and the time to pay does not end the orders"),
    cashback: billView.shape.cashback,
    parts: z.array(orderCard),
  })
  .meta({ id: "UnpaidPurchase" });
export type UnpaidPurchase = z.infer<typeof unpaidPurchase>;

export const getUnpaidOrders = endpoint({
  method: "GET",
  path: "/api/get-unpaid-orders",
  access: "customer",
  summary: "Purchases that wait for their payment by card, the one whose time ends first before the others",
  input: z.strictObject({}),
  output: z.object({ purchases: z.array(unpaidPurchase) }),
  example: { input: {}, output: { purchases: [] } },
});
