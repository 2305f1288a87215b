import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { genders } from "../catalogue/words/genders.ts";
import { MOST_PERCENT, roundings } from "./mark-up.rules.ts";

const terms = {
  percent: z
    .number()
    .int()
    .min(0, "priceList.percentError")
    .max(MOST_PERCENT, "priceList.percentError")
    .describe("Whole percent on top of the shop's price"),
  rounding: z.enum(roundings),
  prefersRecommended: z.boolean(),
  onlyInStock: z.boolean(),
  audiences: z
    .array(z.enum(genders))
    .max(genders.length)
    .transform((chosen) => genders.filter((one) => chosen.includes(one)))
    .describe("None means all"),
};
const termsView = z.object({ ...terms, audiences: z.array(z.enum(genders)) });

const priceListView = termsView.extend({
  token: z.string().describe("The token of its link"),
  readAt: z.iso.datetime().nullable().describe("UTC of the last request for the file; null before the first"),
});
export type PriceListView = z.infer<typeof priceListView>;

const exampleTerms = {
  percent: 30,
  rounding: "five" as const,
  prefersRecommended: false,
  onlyInStock: true,
  audiences: ["female" as const],
};
const exampleList: PriceListView = { ...exampleTerms, token: "t".repeat(43), readAt: null };
const own = z.object({ priceList: priceListView.nullable() });

export const getPriceList = endpoint({
  method: "GET",
  path: "/api/get-price-list",
  access: "customer",
  summary:
    "The terms and the link of the customer's own price list; null before the first. Its files are `/price-list/{token}.xlsx`, `.csv` and `.xml` (YML)",
  input: z.strictObject({}),
  output: own,
  example: { input: {}, output: { priceList: exampleList } },
});

export const savePriceList = endpoint({
  method: "POST",
  path: "/api/save-price-list",
  access: "customer",
  summary: "Keeps the terms of the price list and opens its link; a link that is there stays the same",
  input: z.strictObject(terms),
  output: own,
  example: { input: exampleTerms, output: { priceList: exampleList } },
});

export const renewPriceListLink = endpoint({
  method: "POST",
  path: "/api/renew-price-list-link",
  access: "customer",
  summary: "Gives the price list another link; the one of before never works again. Null when there is no price list",
  input: z.strictObject({}),
  output: own,
  example: { input: {}, output: { priceList: { ...exampleList, token: "n".repeat(43) } } },
});

export const removePriceList = endpoint({
  method: "DELETE",
  path: "/api/remove-price-list",
  access: "customer",
  summary: "Forgets the price list and closes its link; one that is not there is no error",
  input: z.strictObject({}),
  output: own,
  example: { input: {}, output: { priceList: null } },
});
