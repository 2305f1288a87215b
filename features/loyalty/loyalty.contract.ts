import { z } from "zod";
import { plainKopiykas } from "../../platform/contracts/shown-money.ts";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { pageNumber, pagination, paginationOf } from "../../platform/contracts/pagination.ts";
import { exampleMovement, movementView } from "../ledger/movement.contract.ts";

export const lotView = z.object({
  leftKopiykas: plainKopiykas().describe("Still to be spent"),
  grantedKopiykas: plainKopiykas(),
  grantedAt: z.iso.datetime(),
  endsAt: z.iso.datetime().describe("23:59:59 in Kyiv of the month's last day"),
});
export type LotView = z.infer<typeof lotView>;

const bonusesView = z
  .object({
    sumKopiykas: plainKopiykas().describe("Points to spend now; 1 point = 1 грн"),
    endingKopiykas: plainKopiykas().describe("Points that are lost at the end of this month in Kyiv"),
    endingAt: z.iso.datetime().describe("When that is"),
    lots: z.array(lotView),
    movements: z.array(movementView),
    pagination,
  })
  .meta({ id: "Bonuses" });
export type BonusesView = z.infer<typeof bonusesView>;

export const getBonuses = endpoint({
  method: "GET",
  path: "/api/get-bonuses",
  access: "customer",
  summary: "The customer's bonus points: their sum, the lots with their ends, a page of movements, newest first",
  input: z.strictObject({ page: pageNumber.default(1) }),
  output: bonusesView,
  example: {
    input: { page: 1 },
    output: {
      sumKopiykas: 34_000,
      endingKopiykas: 34_000,
      endingAt: "2026-11-30T21:59:59.000Z",
      lots: [{ leftKopiykas: 34_000, grantedKopiykas: 40_000, grantedAt: "2026-11-21T08:30:00.000Z", endsAt: "2026-11-30T21:59:59.000Z" }],
      movements: [{ ...exampleMovement, side: "bonuses" as const, reason: "cashback" as const, reasonName: "Кешбек", kopiykas: 40_000 }],
      pagination: paginationOf({ page: 1, size: 30, total: 1 }),
    },
  },
});
