import { z } from "zod";
import { plainKopiykas } from "../../platform/contracts/shown-money.ts";
import { shownId } from "../../platform/contracts/row-id.ts";
import { idOf } from "../../platform/ids.ts";
import { reasons } from "./ledger.contract.ts";

/** Kopiykas; above zero in the customer's favour. */
const signed = plainKopiykas();

/** The effect of one journal entry on one of a customer's ledgers. */
export const movementView = z
  .object({
    id: shownId<"journal_entry">(),
    side: z.enum(["balance", "bonuses", "debts"]),
    at: z.iso.datetime(),
    reason: z.enum(reasons),
    reasonName: z.string().describe("In the language asked for"),
    orderNumber: z.number().int().nullable().describe("The order that paid the debt"),
    debtOrderNumber: z.number().int().nullable().describe("The order whose parcel came back, of a delivery debt"),
    note: z.string().describe("Staff's note to the customer; mostly empty"),
    kopiykas: signed,
  })
  .meta({ id: "Movement" });
export const staffMovementView = movementView.extend({ byWhom: z.string() });
export type StaffMovementView = z.infer<typeof staffMovementView>;
export type MovementView = z.infer<typeof movementView>;

export const exampleMovement: MovementView = {
  id: idOf(71),
  side: "balance",
  at: "2026-11-21T08:30:00.000Z",
  reason: "balance_spent",
  reasonName: "Оплата замовлення",
  orderNumber: 100_234,
  debtOrderNumber: null,
  note: "",
  kopiykas: -25_000,
};

export const MOVEMENTS_A_PAGE = 30;
