import { z } from "zod";
import { shownHryvnias } from "../../platform/contracts/shown-money.ts";
import { shownId } from "../../platform/contracts/row-id.ts";

export const orderLineView = z
  .object({
    productId: shownId<"product">(),
    /** Of its product's page; null once it is sold no more. */
    id_1c: z.string().nullable(),
    /** The colour, as the product's page has it in its address. */
    chosen_color: z.string(),
    article: z.string(),
    name: z.string(),
    variant: z.string(),
    colour: z.string(),
    size: z.string(),
    image: z.string().nullable(),
    tint: z.string(),
    quantity: z.number().int(),
    /** Pieces that were not found while it was packed; no part of `quantity`. */
    missing: z.number().int(),
    pack: z.number().int(),
    price: shownHryvnias(),
    /** Before the discount. */
    sum: shownHryvnias(),
    /** What a promo code took off the line. */
    discount: shownHryvnias(),
  })
  .meta({ id: "OrderLine" });

export const exampleLine = {
  productId: 17,
  id_1c: "7d0c2b3a-1110-4000-8000-000000000147",
  chosen_color: "burgundy",
  article: "SR-1110-0147",
  name: "Сукня міді «Верба» з поясом",
  variant: "бордовий · 46",
  colour: "бордовий",
  size: "46",
  image: "/pictures/812",
  tint: "1",
  quantity: 4,
  missing: 0,
  pack: 4,
  price: 640,
  sum: 2_560,
  discount: 0,
};
