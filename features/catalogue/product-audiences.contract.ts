import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { genders } from "./words/genders.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";
import { idOf } from "../../platform/ids.ts";

const audiences = z.array(z.enum(genders)).max(genders.length);

export const productAudiences = z.object({
  /** Chosen by staff; empty leaves the choice to 1C. */
  chosen: audiences,
  /** The audiences in force. */
  settled: audiences,
});
export type ProductAudiences = z.infer<typeof productAudiences>;

const looseProduct = z.object({
  id: shownId<"product">(),
  article: z.string(),
  name: z.string(),
  /** Group names, comma-separated. */
  groups: z.string(),
  audiences: productAudiences,
});
export type LooseProduct = z.infer<typeof looseProduct>;

const example: LooseProduct = {
  id: idOf<"product">(17),
  article: "SR-1110-0147",
  name: "Сукня міді «Верба» з поясом",
  groups: "",
  audiences: { chosen: [], settled: [] },
};

export const getLooseGoods = endpoint({
  method: "GET",
  path: "/api/admin/loose-goods",
  access: "staff",
  permission: "products.see",
  summary: "Visible goods that are for nobody yet, and goods staff have given an audience of their own; at most 100 of each, newest first",
  input: z.strictObject({}),
  output: z.object({
    unsorted: z.array(looseProduct),
    unsortedTotal: z.number().int(),
    chosen: z.array(looseProduct),
    chosenTotal: z.number().int(),
  }),
  example: { input: {}, output: { unsorted: [example], unsortedTotal: 1, chosen: [], chosenTotal: 0 } },
});

export const chooseProductAudiences = endpoint({
  method: "POST",
  path: "/api/admin/products/{id}/audiences",
  access: "staff",
  permission: "products.change",
  summary: "Says whom a product is for, above its groups and its property, at once and for all imports to come; nobody leaves it to 1C",
  input: z.strictObject({ id: rowId<"product">(), audiences }),
  output: productAudiences,
  example: { input: { id: 17, audiences: ["male"] }, output: { chosen: ["male"], settled: ["male"] } },
});
