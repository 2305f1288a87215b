import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";

export const askBackInStock = endpoint({
  name: "askBackInStock",
  method: "POST",
  path: "/api/back-in-stock",
  access: "customer",
  refuses: [404],
  summary:
    "Asks to be told when a sold-out variation is back, in the order of asking; asking twice is no error, 404 for an unknown variation",
  input: z.strictObject({ variationId: rowId<"variation">() }),
  output: z.object({
    result: z.boolean().describe("False where a pack is free already"),
  }),
  example: { input: { variationId: 71 }, output: { result: true } },
});

export const getBackInStock = endpoint({
  name: "getBackInStock",
  method: "GET",
  path: "/api/back-in-stock",
  access: "customer",
  summary: "Variations of a product the customer asked to be told about",
  input: z.strictObject({ productId: rowId<"product">() }),
  output: z.object({
    variationIds: z.array(shownId<"variation">()),
    waiting: z
      .array(z.object({ variationId: shownId<"variation">(), ahead: z.number().int() }))
      .describe("`ahead`: how many customers are told before this one"),
  }),
  example: { input: { productId: 17 }, output: { variationIds: [71], waiting: [{ variationId: 71, ahead: 2 }] } },
});
