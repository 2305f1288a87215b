import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { productCard } from "../catalogue/catalogue.contract.ts";
import { exampleCard } from "../catalogue/catalogue.examples.ts";
import { rowId } from "../../platform/contracts/row-id.ts";

const done = z.object({ result: z.literal(true), count: z.number().int() });

export const addFavorites = endpoint({
  method: "POST",
  path: "/api/add-favorites",
  access: "customer",
  summary: "Adds the ids kept on a device to the account's favourites; unknown ids are ignored",
  input: z.strictObject({ product_ids: z.array(rowId<"product">()).max(1_000) }),
  output: done,
  example: { input: { product_ids: [17, 18] }, output: { result: true, count: 2 } },
});

export const getFavorites = endpoint({
  method: "GET",
  path: "/api/get-favorites",
  access: "customer",
  summary: "The account's favourite products, newest first",
  input: z.strictObject({}),
  output: z.array(productCard),
  example: { output: [exampleCard] },
});

export const addFavorite = endpoint({
  method: "POST",
  path: "/api/add-favorite",
  access: "customer",
  summary: "Adds one product to the favourites",
  input: z.strictObject({ product_id: rowId<"product">() }),
  output: done,
  example: { input: { product_id: 17 }, output: { result: true, count: 1 } },
});

export const removeFavorite = endpoint({
  method: "DELETE",
  path: "/api/remove-favorite",
  access: "customer",
  summary: "Removes one product from the favourites",
  input: z.strictObject({ product_id: rowId<"product">() }),
  output: done,
  example: { input: { product_id: 17 }, output: { result: true, count: 0 } },
});
