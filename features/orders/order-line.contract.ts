import { z } from "zod";
import { shownHryvnias } from "../../platform/contracts/shown-money.ts";
import { shownId } from "../../platform/contracts/row-id.ts";

export const orderLineView = z
  .object({
    productId: shownId<"product">(),
    id_1c: z.string().nullable().describe("Id of the product's page; null once the product is no longer sold"),
    chosen_color: z.string().describe("The colour in the address of the product's page"),
    article: z.string(),
    name: z.string(),
    variant: z.string(),
    colour: z.string(),
    size: z.string(),
    image: z.string().nullable(),
    tint: z.string(),
    quantity: z.number().int().describe("Pieces"),
    missing: z.number().int().describe("Pieces not found while packing; `quantity` does not count them"),
    returned: z.number().int().describe("Pieces of `quantity` that came back"),
    pack: z.number().int().describe("Pieces in a pack"),
    price: shownHryvnias(),
    sum: shownHryvnias(),
    discount: shownHryvnias().describe("The promo code's discount on the line"),
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
  returned: 0,
  pack: 4,
  price: 640,
  sum: 2_560,
  discount: 0,
};
