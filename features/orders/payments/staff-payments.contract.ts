import { z } from "zod";
import { endpoint } from "../../../platform/contracts/endpoint.ts";
import { wholeNumber } from "../../../platform/contracts/row-id.ts";
import { sentKopiykas, shownKopiykas } from "../../../platform/contracts/shown-money.ts";
import { staffPage } from "../../staff/staff.contract.ts";

const paymentEvent = z.object({
  id: z.number().int(),
  provider: z.string(),
  via: z.enum(["callback", "poll", "statement"]),
  reference: z.string(),
  status: z.string(),
  amountKopiykas: shownKopiykas(),
  currency: z.string(),
  providerAt: z.string(),
  receivedAt: z.string(),
  outcome: z.enum(["applied", "stale", "noted", "unmatched"]),
  note: z.string(),
});
export type PaymentEventView = z.infer<typeof paymentEvent>;

const refundView = z.object({
  reference: z.string(),
  amountKopiykas: shownKopiykas(),
  state: z.enum(["due", "asked", "done", "refused"]),
  reason: z.string(),
  failure: z.string(),
  byWhom: z.string(),
  madeAt: z.string(),
});

const orderPayments = z.object({
  payments: z.array(
    z.object({
      reference: z.string(),
      provider: z.string(),
      state: z.enum(["starting", "open", "paid", "failed", "expired"]),
      outcome: z.enum(["applied", "revived", "refund_due", "to_balance", "sent_back"]).nullable(),
      amountKopiykas: shownKopiykas(),
      startedAt: z.string(),
      paidAt: z.string().nullable(),
      failure: z.string(),
      card: z.string(),
      events: z.array(paymentEvent),
      refunds: z.array(refundView),
    }),
  ),
  /** How much of the card's money for this order may still go back. */
  refundableKopiykas: shownKopiykas(),
});
export type OrderPayments = z.infer<typeof orderPayments>;

const exampleEvent = {
  id: 3,
  provider: "liqpay",
  via: "callback" as const,
  reference: "100234-1",
  status: "success",
  amountKopiykas: 256_000,
  currency: "UAH",
  providerAt: "2026-11-21T08:40:00.000Z",
  receivedAt: "2026-11-21T08:40:01.000Z",
  outcome: "applied" as const,
  note: "",
};
const examplePayments = {
  payments: [
    {
      reference: "100234-1",
      provider: "liqpay",
      state: "paid" as const,
      outcome: "applied" as const,
      amountKopiykas: 256_000,
      startedAt: "2026-11-21T08:31:00.000Z",
      paidAt: "2026-11-21T08:40:00.000Z",
      failure: "",
      card: "4242*42",
      events: [exampleEvent],
      refunds: [],
    },
  ],
  refundableKopiykas: 256_000,
};

export const getOrderPayments = endpoint({
  method: "GET",
  path: "/api/admin/orders/{id}/payments",
  access: "staff",
  permission: "payments.see",
  summary: "The card payments of an order's purchase, with every word of the provider and the refunds",
  input: z.strictObject({ id: wholeNumber }),
  output: orderPayments,
  example: { input: { id: 100_234 }, output: examplePayments },
});

export const refundOrder = endpoint({
  method: "POST",
  path: "/api/admin/orders/{id}/refund",
  access: "staff",
  permission: "payments.change",
  idempotent: true,
  refuses: [404, 409],
  summary: "Gives money of a paid order back, all or a part of it, to the card or to the balance; needs a fresh second factor",
  input: z.strictObject({
    id: wholeNumber,
    amountKopiykas: sentKopiykas(),
    to: z.enum(["card", "balance"]),
    note: z.string().trim().min(1).max(300),
    /** A code of the authenticator app, needed when the last one is older than five minutes. */
    code: z.string().max(12).optional(),
  }),
  output: orderPayments,
  example: { input: { id: 100_234, amountKopiykas: 64_000, to: "card", note: "Бракує однієї сукні" }, output: examplePayments },
});

export const listUnmatchedPayments = endpoint({
  method: "GET",
  path: "/api/admin/unmatched-payments",
  access: "staff",
  permission: "payments.see",
  summary: "What providers said of payments that are not ours, or not of our sum, newest first",
  input: z.strictObject({ ...staffPage }),
  output: z.object({ data: z.array(paymentEvent), total: z.number().int() }),
  example: { input: {}, output: { data: [{ ...exampleEvent, outcome: "unmatched" as const, note: "no_payment" }], total: 1 } },
});

export const listReconciliations = endpoint({
  method: "GET",
  path: "/api/admin/reconciliations",
  access: "staff",
  permission: "payments.see",
  summary: "Each night's comparison of a provider's statement with our payments, newest first",
  input: z.strictObject({ ...staffPage }),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        provider: z.string(),
        day: z.string(),
        madeAt: z.string(),
        payments: z.number().int(),
        sumKopiykas: shownKopiykas(),
        differences: z.array(
          z.object({
            kind: z.enum(["unknown_here", "unknown_there", "sum", "state", "refunded"]),
            reference: z.string(),
            ours: z.string(),
            theirs: z.string(),
          }),
        ),
      }),
    ),
    total: z.number().int(),
  }),
  example: {
    input: {},
    output: {
      data: [
        {
          id: "liqpay 2026-11-21",
          provider: "liqpay",
          day: "2026-11-21",
          madeAt: "2026-11-22T02:00:00.000Z",
          payments: 14,
          sumKopiykas: 3_120_000,
          differences: [],
        },
      ],
      total: 1,
    },
  },
});
