import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { pageNumber, pagination, paginationOf } from "../../platform/contracts/pagination.ts";
import { rowId } from "../../platform/contracts/row-id.ts";
import { exampleMovement, staffMovementView } from "../ledger/movement.contract.ts";
import { freshCode } from "../staff/staff.contract.ts";
import { debtView, exampleDebt } from "./balance.contract.ts";

const MOST_KOPIYKAS = 100_000_000;
const note = z.string({ error: "balance.reasonNeeded" }).trim().min(3, "balance.reasonNeeded").max(200);

const customerMoneyView = z.object({
  /** Above zero the shop owes, kopiykas. */
  balanceKopiykas: z.number().int(),
  debts: z.array(debtView),
  movements: z.array(staffMovementView),
  pagination,
});
export type CustomerMoneyView = z.infer<typeof customerMoneyView>;

const exampleMoney: CustomerMoneyView = {
  balanceKopiykas: 12_550,
  debts: [exampleDebt],
  movements: [{ ...exampleMovement, byWhom: "customer" }],
  pagination: paginationOf({ page: 1, size: 30, total: 1 }),
};

export const getCustomerMoney = endpoint({
  method: "GET",
  path: "/api/admin/customers/{id}/money",
  access: "staff",
  permission: "customers.see",
  summary: "A customer's balance, open debts and a page of movements of balance, points and debts, newest first",
  input: z.strictObject({ id: rowId<"account">(), page: pageNumber.default(1) }),
  output: customerMoneyView,
  example: { input: { id: 5, page: 1 }, output: exampleMoney },
});

export const correctBalance = endpoint({
  method: "POST",
  path: "/api/admin/customers/{id}/balance",
  access: "staff",
  permission: "customers.change",
  summary: "Corrects a customer's balance by a sum, above zero in the customer's favour; the reason is shown to the customer",
  input: z.strictObject({
    id: rowId<"account">(),
    kopiykas: z
      .number()
      .int()
      .min(-MOST_KOPIYKAS)
      .max(MOST_KOPIYKAS)
      .refine((sum) => sum !== 0, "form.required"),
    note,
    /** The form makes one key, and a repeated key corrects once. */
    key: z.string().regex(/^[\w-]{16,64}$/),
    code: freshCode,
  }),
  output: z.object({ balanceKopiykas: z.number().int() }),
  example: {
    input: { id: 5, kopiykas: 2_500, note: "Переплата за доставку", key: "9b2d1c86-7c1f-4f0e-8a34-0f6f0a5e2c11", code: "123456" },
    output: { balanceKopiykas: 12_550 },
  },
});

export const forgiveDebt = endpoint({
  method: "POST",
  path: "/api/admin/debts/{id}/forgive",
  access: "staff",
  permission: "customers.change",
  refuses: [404, 409],
  summary: "Lets a delivery debt go; the reason is shown to the customer. 409 for one that is settled or is being paid with an order",
  input: z.strictObject({ id: rowId<"delivery_debt">(), note, code: freshCode }),
  output: z.object({ result: z.literal(true) }),
  example: { input: { id: 3, note: "Посилку зіпсував перевізник", code: "123456" }, output: { result: true } },
});
