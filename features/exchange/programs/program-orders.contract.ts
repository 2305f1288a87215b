import { z } from "zod";
import { shownHryvnias } from "../../../platform/contracts/shown-money.ts";
import { endpoint } from "../../../platform/contracts/endpoint.ts";
import { orderStatuses } from "../../orders/orders.contract.ts";

const right = "A key of the back office with the right to";
const hryvnias = shownHryvnias();
const programOrder = z
  .object({
    number: z.number().int(),
    version: z.number().int().describe("A program confirms the order with this number"),
    status: z.enum(orderStatuses),
    statusName: z.string(),
    placedAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    payment: z.object({ code: z.string(), name: z.string() }),
    delivery: z.object({ code: z.string(), name: z.string(), settlement: z.string(), place: z.string(), parcelNumber: z.string() }),
    recipient: z.object({ name: z.string(), phone: z.string() }),
    customer: z.object({ id: z.string(), name: z.string(), phone: z.string(), email: z.string() }),
    comment: z.string(),
    goesWith: z.number().int().nullable(),
    goods: hryvnias.describe("After the discount, as the sums of the lines"),
    promoCode: z.string().describe("Empty without a code"),
    discount: hryvnias,
    fee: hryvnias,
    total: hryvnias,
    bonusesUsed: hryvnias,
    balanceUsed: hryvnias,
    prepayment: hryvnias,
    debtsPaid: hryvnias,
    toPay: hryvnias,
    collected: hryvnias.nullable().describe("The sum a reseller's buyer pays on delivery; null for the customer's own order"),
    lines: z.array(
      z.object({
        id: z.string(),
        article: z.string(),
        barcode: z.string(),
        name: z.string(),
        pieces: z.number().int(),
        returned: z.number().int().describe("How many of `pieces` came back after delivery"),
        price: hryvnias,
        discount: hryvnias.describe("Discount by a promo code; `sum` is after it"),
        sum: hryvnias,
      }),
    ),
  })
  .meta({ id: "ProgramOrder" });
export type ProgramOrder = z.infer<typeof programOrder>;

const exampleOrder: ProgramOrder = {
  number: 100_234,
  version: 3,
  status: "confirmed",
  statusName: "Підтверджено",
  placedAt: "2026-11-21T08:30:00.000Z",
  paidAt: null,
  payment: { code: "cash", name: "Післяплата" },
  delivery: { code: "nova-poshta/department", name: "Нова пошта", settlement: "Київ", place: "Відділення № 1", parcelNumber: "" },
  recipient: { name: "Коваль Ірина", phone: "+380501234567" },
  customer: { id: "semyriad#7", name: "Коваль Ірина", phone: "+380501234567", email: "" },
  comment: "",
  goesWith: null,
  goods: 901,
  promoCode: "",
  discount: 0,
  fee: 0,
  total: 901,
  bonusesUsed: 0,
  balanceUsed: 0,
  prepayment: 0,
  debtsPaid: 0,
  toPay: 901,
  collected: null,
  lines: [
    {
      id: "77#42",
      article: "KR-100",
      barcode: "",
      name: "Сукня з мережива (чорний, 42)",
      pieces: 2,
      returned: 0,
      price: 450.5,
      discount: 0,
      sum: 901,
    },
  ],
};

export const getProgramOrders = endpoint({
  method: "GET",
  path: "/api/exchange/v1/orders",
  access: "program",
  refuses: [403],
  otherAnswers: { "text/csv": "One row a line of an order; `X-Next` is `next`" },
  gives: { "X-Next": "Of CSV: the `next` of JSON, empty at the end" },
  summary: `Orders the key has not confirmed as they are now, the oldest first; hryvnias, UTC. \`after\`: the \`next\` of the answer before, to read on; a new reading begins without it. CSV with one row a line of an order: \`format=csv\`. ${right} orders`,
  input: z.strictObject({
    after: z.coerce.number().int().min(0).max(2_000_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(500).default(100),
    format: z.enum(["json", "csv"]).default("json"),
  }),
  output: z.object({ orders: z.array(programOrder), next: z.number().int().nullable() }),
  example: { input: { after: 0 }, output: { orders: [exampleOrder], next: null } },
});

export const confirmProgramOrders = endpoint({
  method: "POST",
  path: "/api/exchange/v1/orders/confirm",
  access: "program",
  refuses: [403],
  summary: `Says which versions of orders the program has; they are not sent to its key again until they change. ${right} orders`,
  input: z.strictObject({
    orders: z
      .array(z.strictObject({ number: z.number().int().min(1).max(2_000_000_000), version: z.number().int().min(0).max(2_000_000_000) }))
      .min(1)
      .max(500),
  }),
  output: z.object({
    orders: z.array(z.object({ number: z.number().int(), result: z.enum(["confirmed", "changedSince", "unknown", "notSent"]) })),
  }),
  example: { input: { orders: [{ number: 100_234, version: 3 }] }, output: { orders: [{ number: 100_234, result: "confirmed" }] } },
});

export const setProgramOrderStatus = endpoint({
  method: "POST",
  path: "/api/exchange/v1/orders/{number}/status",
  access: "program",
  refuses: [403],
  summary: `Moves an order on by the shop's steps; what cannot be done is a remark for staff, as for 1C. Once more it changes nothing. ${right} orders`,
  input: z.strictObject({
    number: z.coerce.number().int().min(1).max(2_000_000_000),
    status: z.string().trim().min(1).max(100).describe("A code, or its name in either language"),
    parcelNumber: z.string().max(40).default(""),
    lines: z
      .array(z.strictObject({ id: z.string().min(1).max(80), pieces: z.number().int().min(0).max(1_000_000) }))
      .max(1_000)
      .default([])
      .describe("Pieces as the program counts them; a difference from the shop's becomes a remark"),
  }),
  output: z.object({
    number: z.number().int(),
    version: z.number().int(),
    status: z.enum(orderStatuses),
    changed: z.boolean(),
    remarks: z.array(z.object({ code: z.string(), message: z.string() })),
  }),
  example: {
    input: { number: 100_234, status: "shipped", parcelNumber: "20450000000000" },
    output: { number: 100_234, version: 5, status: "shipped", changed: true, remarks: [] },
  },
});
