import { z } from "zod";
import { shownKopiykas } from "../../../platform/contracts/shown-money.ts";

/** What cancelling an order would give back now, each means as itself. */
export const goesBackView = z
  .object({
    moneyKopiykas: shownKopiykas(),
    /** `refundTo` of `cancel-order` says where the money goes; otherwise it comes to the balance. */
    canGoToCard: z.boolean(),
    balanceKopiykas: shownKopiykas(),
    bonusesKopiykas: shownKopiykas(),
    /** Cashback of the order, which is taken back. */
    cashbackKopiykas: shownKopiykas(),
  })
  .meta({ id: "GoesBack" });
export type GoesBack = z.infer<typeof goesBackView>;

/** Why an order that is still here cannot be cancelled by its customer. */
export const cannotCancel = z.enum(["packed", "additions", "waybill"]);
export type CannotCancel = z.infer<typeof cannotCancel>;
