import { z } from "zod";
import { shownKopiykas } from "../../../platform/contracts/shown-money.ts";
import { shownId } from "../../../platform/contracts/row-id.ts";
import { promoRefusals } from "../promo-codes/promo-codes.rules.ts";

export const refusalCause = z
  .object({
    cause: z.enum([
      "cart_expired",
      "already_ordered",
      "cart_empty",
      "below_min_order",
      "below_min_amount",
      "not_available",
      "price_changed",
      "promo_refused",
      "profile_incomplete",
      "blacklisted",
      "card_only",
      "bad_department",
      "too_heavy",
      "carrier_off",
      "places_unknown",
      "payment_off",
      "too_many",
      "too_many_open",
      "pin_needed",
      "device_too_new",
      "parcel_closed",
    ]),
    number: z.number().int().optional().describe("With `already_ordered`: the order that the cart became"),
    productId: shownId<"product">().optional(),
    name: z.string().optional(),
    reason: z.enum(promoRefusals).optional().describe("Why a promo code takes nothing off"),
    message: z.string(),
    prices: z
      .array(z.object({ name: z.string(), wasKopiykas: shownKopiykas(), nowKopiykas: shownKopiykas() }))
      .optional()
      .describe("With `price_changed`: a piece's price in the cart and now; empty where only the bill has changed"),
  })
  .meta({ id: "OrderCause" });
export type RefusalCause = z.infer<typeof refusalCause>;
