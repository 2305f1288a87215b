import { z } from "zod";
import { plainKopiykas } from "../../platform/contracts/shown-money.ts";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { pageNumber, pagination, paginationOf } from "../../platform/contracts/pagination.ts";
import { shownId } from "../../platform/contracts/row-id.ts";
import { exampleMovement, movementView } from "../ledger/movement.contract.ts";
import { idOf } from "../../platform/ids.ts";

const kopiykas = plainKopiykas();

/** Both sides; `total` = what the shop owes − what the customer owes. */
const sides = z.object({ companyDebtKopiykas: kopiykas, customerDebtKopiykas: kopiykas, totalKopiykas: kopiykas });

const balanceView = sides.extend({ movements: z.array(movementView), pagination }).meta({ id: "Balance" });
export type BalanceView = z.infer<typeof balanceView>;

export const getBalance = endpoint({
  method: "GET",
  path: "/api/get-balance",
  access: "customer",
  summary: "What shop and customer owe each other, and a page of movements, newest first",
  input: z.strictObject({ page: pageNumber.default(1) }),
  output: balanceView,
  example: {
    input: { page: 1 },
    output: {
      companyDebtKopiykas: 12_550,
      customerDebtKopiykas: 0,
      totalKopiykas: 12_550,
      movements: [exampleMovement],
      pagination: paginationOf({ page: 1, size: 30, total: 1 }),
    },
  },
});

export const debtView = z.object({
  id: shownId<"delivery_debt">(),
  orderNumber: z.number().int(),
  parcelNumber: z.string(),
  kopiykas,
  createdAt: z.iso.datetime(),
  isPaidWithOrder: z.boolean().describe("True while a placed order is to pay it"),
  paidWithOrder: z.number().int().nullable(),
});
export type DebtView = z.infer<typeof debtView>;

const debtsView = z
  .object({ sumKopiykas: kopiykas, debts: z.array(debtView), movements: z.array(movementView), pagination })
  .meta({ id: "Debts" });
export type DebtsView = z.infer<typeof debtsView>;

export const exampleDebt: DebtView = {
  id: idOf(3),
  orderNumber: 100_234,
  parcelNumber: "20450123456789",
  kopiykas: 9_500,
  createdAt: "2026-11-21T08:30:00.000Z",
  isPaidWithOrder: false,
  paidWithOrder: null,
};

export const getDebts = endpoint({
  method: "GET",
  path: "/api/get-debts",
  access: "customer",
  summary: "Open debts for parcels nobody collected, oldest first, and a page of movements",
  input: z.strictObject({ page: pageNumber.default(1) }),
  output: debtsView,
  example: {
    input: { page: 1 },
    output: {
      sumKopiykas: 9_500,
      debts: [exampleDebt],
      movements: [
        {
          ...exampleMovement,
          side: "debts" as const,
          reason: "delivery_debt" as const,
          reasonName: "Борг за доставку",
          debtOrderNumber: 100_234,
          kopiykas: -9_500,
        },
      ],
      pagination: paginationOf({ page: 1, size: 30, total: 1 }),
    },
  },
});
