import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { rowId, shownId, wholeNumber } from "../../platform/contracts/row-id.ts";
import { shownKopiykas } from "../../platform/contracts/shown-money.ts";
import { staffPage } from "../staff/staff.contract.ts";

export const receiptView = z
  .object({
    id: shownId<"fiscal_receipt">(),
    kind: z.enum(["sale", "return", "prepayment", "rest"]),
    amountKopiykas: shownKopiykas(),
    isMade: z.boolean().describe("False while the tax service has not answered"),
    fiscalCode: z.string(),
    at: z.iso.datetime().nullable().describe("The register's time (UTC); null until it is made"),
    link: z.string().describe("The vendor's page; empty without one. The text is at `/api/get-receipt.txt`"),
  })
  .meta({ id: "Receipt" });
export type ReceiptView = z.infer<typeof receiptView>;

const exampleReceipt = {
  id: 17,
  kind: "sale" as const,
  amountKopiykas: 256_000,
  isMade: true,
  fiscalCode: "4Yd-8sB1c2",
  at: "2026-11-21T08:40:05.000Z",
  link: "https://check.checkbox.ua/0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11",
};

const staffReceiptView = receiptView.extend({
  state: z.enum(["wanted", "made", "refused"]),
  orderNumber: z.number().int().nullable().describe("Null for a payment of debts alone"),
  wantedAt: z.iso.datetime(),
  error: z.string(),
});
export type StaffReceiptView = z.infer<typeof staffReceiptView>;

const exampleOfStaff = { ...exampleReceipt, state: "made" as const, orderNumber: 100_234, wantedAt: "2026-11-21T08:40:01.000Z", error: "" };

export const listReceipts = endpoint({
  method: "GET",
  path: "/api/admin/receipts",
  access: "staff",
  permission: "payments.see",
  summary: "Fiscal receipts, the latest first; `undone`: those alone that are not made; `order`: of one order, by its number",
  input: z.strictObject({ ...staffPage, undone: z.enum(["true", "false"]).optional(), order: wholeNumber.optional() }),
  output: z.object({ data: z.array(staffReceiptView), total: z.number().int() }),
  example: { input: {}, output: { data: [exampleOfStaff], total: 1 } },
});

export const makeReceiptAgain = endpoint({
  method: "POST",
  path: "/api/admin/receipts/{id}/again",
  access: "staff",
  permission: "payments.change",
  refuses: [404],
  summary: "Asks the cash register once more for a receipt it refused or did not make; false for one that is made",
  input: z.strictObject({ id: rowId<"fiscal_receipt">() }),
  output: z.object({ result: z.boolean() }),
  example: { input: { id: 17 }, output: { result: true } },
});
