import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";
import { gaveBackView } from "../orders/refunds/gave-back.contract.ts";
import { freshCode, staffPage } from "../staff/staff.contract.ts";
import { exampleReturn, exampleReturnLine, returnView } from "./returns.contract.ts";
import { returnStatuses } from "./returns.rules.ts";

const id = rowId<"goods_return">();

const staffReturnRow = z.object({
  id: shownId<"goods_return">(),
  orderNumber: z.number().int(),
  phone: z.string(),
  status: z.enum(returnStatuses),
  reason: returnView.shape.reason,
  pieces: z.number().int(),
  askedAt: z.string(),
});

const staffReturnView = returnView.omit({ statusName: true, cancellable: true, history: true, lines: true, expected: true }).extend({
  phone: z.string(),
  version: z.number().int(),
  lines: z.array(
    z.object({
      ...returnView.shape.lines.element.shape,
      fit: z.number().int(),
      article: z.string(),
    }),
  ),
  history: z.array(z.object({ status: z.enum(returnStatuses), at: z.string(), byWhom: z.string(), note: z.string() })),
});
export type StaffReturnView = z.infer<typeof staffReturnView>;

const { statusName: _, cancellable: __, expected: ___, ...shown } = exampleReturn;
const example = {
  ...shown,
  phone: "380671234567",
  version: 1,
  lines: [{ ...exampleReturnLine, pieces: 1, received: 0, fit: 0, article: "SR-1110-0147" }],
  history: [{ status: "asked" as const, at: "2026-11-25T08:30:00.000Z", byWhom: "customer", note: "" }],
};

export const listStaffReturns = endpoint({
  method: "GET",
  path: "/api/admin/returns",
  access: "staff",
  permission: "orders.see",
  summary: "Returns, those asked for last first; `q` is a part of the phone or the order's number",
  input: z.strictObject({ ...staffPage, status: z.enum(returnStatuses).optional(), q: z.string().trim().max(60).optional() }),
  output: z.object({ data: z.array(staffReturnRow), total: z.number().int() }),
  example: {
    input: { status: "asked" },
    output: {
      data: [
        {
          id: 12,
          orderNumber: 100_234,
          phone: "380671234567",
          status: "asked",
          reason: "size",
          pieces: 1,
          askedAt: "2026-11-25T08:30:00.000Z",
        },
      ],
      total: 1,
    },
  },
});

export const getStaffReturn = endpoint({
  method: "GET",
  path: "/api/admin/returns/{id}",
  access: "staff",
  permission: "orders.see",
  summary: "One return with its goods, photos and history",
  input: z.strictObject({ id }),
  output: staffReturnView,
  example: { input: { id: 12 }, output: example },
});

export const decideReturn = endpoint({
  method: "POST",
  path: "/api/admin/returns/{id}/decide",
  access: "staff",
  permission: "orders.change",
  refuses: [409],
  summary: "Approves or refuses a return that was asked for; a refusal needs words to the customer. 409 when it changed meanwhile",
  input: z
    .strictObject({
      id,
      isApproved: z.boolean(),
      answer: z.string().trim().max(1_000).default(""),
      version: z.number().int(),
    })
    .refine(({ isApproved, answer }) => isApproved || answer !== "", { path: ["answer"], error: "form.required" }),
  output: staffReturnView,
  example: {
    input: { id: 12, isApproved: true, answer: "Надішліть на відділення № 12", version: 1 },
    output: { ...example, status: "approved", answer: "Надішліть на відділення № 12", version: 2 },
  },
});

export const receiveReturn = endpoint({
  method: "POST",
  path: "/api/admin/returns/{id}/receive",
  access: "staff",
  permission: "payments.change",
  refuses: [409],
  summary:
    "Writes what came of an approved return: fit goods are back on the shelf and the customer's money goes back at once. Needs a fresh second factor",
  input: z.strictObject({
    id,
    lines: z
      .array(
        z
          .strictObject({
            variationId: rowId<"variation">(),
            received: z.number().int().min(0).max(100_000),
            fit: z.number().int().min(0).max(100_000),
          })
          .refine(({ received, fit }) => fit <= received, { path: ["fit"], error: "returns.moreFit" }),
      )
      .min(1)
      .max(1_000)
      .refine((lines) => new Set(lines.map((line) => line.variationId)).size === lines.length),
    note: z.string().trim().max(300).default(""),
    version: z.number().int(),
    code: freshCode,
  }),
  output: staffReturnView,
  example: {
    input: { id: 12, lines: [{ variationId: 71, received: 1, fit: 1 }], note: "", version: 2 },
    output: {
      ...example,
      status: "received",
      lines: [{ ...exampleReturnLine, pieces: 1, received: 1, fit: 1, article: "SR-1110-0147" }],
      given: { moneyKopiykas: 64_000, balanceKopiykas: 0, bonusesKopiykas: 0 },
      gaveBack: gaveBackView.parse({ cardKopiykas: 64_000, balanceKopiykas: 0, bonusesKopiykas: 0 }),
      version: 3,
    },
  },
});
