import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { addFavorite, addFavorites, getFavorites, removeFavorite } from "../favourites.contract.ts";
import { addFavourite, addFavourites, removeFavourite } from "./keep-favourites.ts";
import { viewFavourites } from "./view-favourites.ts";

export const favouritesApi = [
  handle(addFavorites, async (visit: Visit, { product_ids }) => done(await addFavourites(visit, product_ids))),
  handle(addFavorite, async (visit: Visit, { product_id }) => done(await addFavourite(visit, product_id))),
  handle(getFavorites, (visit: Visit) => viewFavourites(visit)),
  handle(removeFavorite, async (visit: Visit, { product_id }) => done(await removeFavourite(visit, product_id))),
];

const done = (count: number) => ({ result: true as const, count });
