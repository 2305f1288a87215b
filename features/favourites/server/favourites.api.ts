import { handle } from "../../../platform/endpoint.ts";
import { notSignedIn } from "../../../platform/errors.ts";
import { cardsByIds } from "../../catalogue/catalogue.server.ts";
import type { Visit } from "../../shop.ts";
import { addFavorite, addFavorites, getFavorites, removeFavorite } from "../favourites.contract.ts";
import { countFavourites, deleteFavourite, insertFavourites, selectFavourites } from "./favourites.queries.ts";

/** Favourites one account keeps at most. */
const LIMIT = 1_000;

export const favouritesApi = [
  handle(addFavorites, (visit: Visit, { product_ids }) => add(visit, product_ids)),
  handle(addFavorite, (visit: Visit, { product_id }) => add(visit, [product_id])),
  handle(getFavorites, async (visit: Visit) => cardsByIds(visit, await selectFavourites(visit.shop.db.read, accountOf(visit), LIMIT))),
  handle(removeFavorite, async (visit: Visit, { product_id }) => {
    await visit.shop.db.write((tx) => deleteFavourite(tx, accountOf(visit), product_id));
    return done(visit);
  }),
];

/** Unknown ids are ignored. */
async function add(visit: Visit, ids: readonly number[]) {
  const { shop, now } = visit;
  if (ids.length > 0) await shop.db.write((tx) => insertFavourites(tx, { accountId: accountOf(visit), ids, limit: LIMIT, now }));
  return done(visit);
}

async function done(visit: Visit) {
  return { result: true as const, count: await countFavourites(visit.shop.db.read, accountOf(visit)) };
}

function accountOf({ customer }: Visit): number {
  if (!customer) throw notSignedIn();
  return customer.id;
}
