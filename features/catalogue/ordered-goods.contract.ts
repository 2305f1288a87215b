import { z } from "zod";
import { shownHryvnias } from "../../platform/contracts/shown-money.ts";
import { shownId } from "../../platform/contracts/row-id.ts";
import { idOf } from "../../platform/ids.ts";

/** Hryvnias a piece. */
export const orderedGoods = z.object({
  productId: shownId<"product">(),
  id_1c: z.string(),
  article: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  tint: z.string(),
  variationId: shownId<"variation">(),
  size: z.string(),
  colour: z.string(),
  price: shownHryvnias(),
  pack: z.number().int().describe("Pieces in a pack"),
  suborder: z.boolean(),
});
export type OrderedGoods = z.infer<typeof orderedGoods>;

/** A product whose variation is still to be chosen. */
export const namedProduct = orderedGoods.pick({ id_1c: true, article: true, name: true, image: true, tint: true });
export type NamedProduct = z.infer<typeof namedProduct>;

export const exampleGoods: OrderedGoods = {
  productId: idOf<"product">(17),
  id_1c: "7d0c2b3a-1110-4000-8000-000000000147",
  article: "SR-1110-0147",
  name: "Сукня міді «Верба» з поясом",
  image: "/pictures/812",
  tint: "1",
  variationId: idOf<"variation">(71),
  size: "46",
  colour: "бордовий",
  price: 640,
  pack: 4,
  suborder: false,
};
