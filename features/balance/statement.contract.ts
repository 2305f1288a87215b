import { z } from "zod";
import { plainKopiykas } from "../../platform/contracts/shown-money.ts";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { exampleMovement, movementView } from "../ledger/movement.contract.ts";

const day = z.iso.date({ error: "balance.dayError" });

/** Days in Kyiv, `YYYY-MM-DD`, both included. */
export const period = z.strictObject({ from: day, to: day });
export type Period = z.infer<typeof period>;

const statementView = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    sides: z
      .array(
        z.object({ side: z.enum(["balance", "bonuses", "debts"]), openingKopiykas: plainKopiykas(), closingKopiykas: plainKopiykas() }),
      )
      .describe("Sums of each side before the first day and after the last, kopiykas; opening plus entries is closing"),
    entries: z.array(movementView),
  })
  .meta({ id: "Statement" });
export type StatementView = z.infer<typeof statementView>;

export const getStatement = endpoint({
  method: "GET",
  path: "/api/get-statement",
  access: "customer",
  summary: "The customer's statement for a period of at most 366 days, oldest first",
  input: period,
  output: statementView,
  example: {
    input: { from: "2026-11-01", to: "2026-11-30" },
    output: {
      from: "2026-11-01",
      to: "2026-11-30",
      sides: [
        { side: "balance", openingKopiykas: 25_000, closingKopiykas: 0 },
        { side: "bonuses", openingKopiykas: 0, closingKopiykas: 0 },
        { side: "debts", openingKopiykas: 0, closingKopiykas: 0 },
      ],
      entries: [exampleMovement],
    },
  },
});
