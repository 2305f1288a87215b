import { z } from "zod";
import { endpoint } from "../../../platform/contracts/endpoint.ts";
import { kopiykas } from "../../../platform/money/money.ts";
import { MOST_COLLECTED } from "../resale/resale.rules.ts";
import { shownKopiykas } from "../../../platform/contracts/shown-money.ts";

const code = z.string().min(1).max(40);

export const deliveryEstimate = endpoint({
  method: "GET",
  path: "/api/delivery-estimate",
  access: "customer",
  summary: "What the carrier would take on receipt for the customer's cart, and when it would arrive if sent tomorrow; null where unknown",
  input: z.strictObject({
    orderId: z.uuid(),
    carrier: code.optional(),
    kind: code.optional(),
    payment: code.optional(),
    collectKopiykas: z.coerce
      .number()
      .int()
      .min(1)
      .max(MOST_COLLECTED)
      .transform(kopiykas)
      .optional()
      .describe("The sum a reseller's buyer pays; left out, it is the sum due"),
    promoCode: z
      .string()
      .trim()
      .max(64)
      .optional()
      .describe("Its discount lowers the parcels' declared worth; a refused code takes nothing off"),
    settlement: z.string().min(1).max(60),
    department: z.string().max(60).default("").describe("Left out for delivery to the door"),
  }),
  output: z.object({
    deliveryKopiykas: shownKopiykas().nullable(),
    collectingKopiykas: shownKopiykas()
      .nullable()
      .describe("The fee for sending the collected money to the shop; 0 when nothing is paid on receipt"),
    arrivesOn: z.iso.date().nullable().describe("`YYYY-MM-DD`; null also when nothing is on the shelf"),
    isFree: z.boolean().describe("The shop pays the carrier: the customer's first order by a carrier that allows it"),
  }),
  example: {
    input: { orderId: "0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11", settlement: "khmelnytskyi", department: "np-khmelnytskyi-12" },
    output: { deliveryKopiykas: 9_300, collectingKopiykas: 7_200, arrivesOn: "2026-11-24", isFree: false },
  },
});
