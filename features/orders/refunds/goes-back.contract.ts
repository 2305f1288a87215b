import { z } from "zod";
import { shownKopiykas } from "../../../platform/contracts/shown-money.ts";

/** The money that cancelling an order now would give back, by each means of payment. */
export const goesBackView = z
  .object({
    moneyKopiykas: shownKopiykas(),
    canGoToCard: z.boolean().describe("`refundTo` of `cancel-order` may be the card; otherwise the money goes to the balance"),
    balanceKopiykas: shownKopiykas(),
    bonusesKopiykas: shownKopiykas(),
    cashbackKopiykas: shownKopiykas().describe("Cashback of the order that is taken back"),
  })
  .meta({ id: "GoesBack" });
export type GoesBack = z.infer<typeof goesBackView>;

/** Why a customer cannot cancel an order that has not left. */
export const cannotCancel = z.enum(["packed", "additions", "waybill"]);
export type CannotCancel = z.infer<typeof cannotCancel>;
