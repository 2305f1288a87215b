import { customerOf, type Visit } from "../../shop.ts";
import { countKept, countShown, deleteFavourite, insertFavourites, lockFavourites } from "./favourites.queries.ts";
import type { Id } from "../../../platform/ids.ts";

/** Favourites one account keeps at most. */
export const MOST_FAVOURITES = 1_000;

/**
 * Adds products to the account's favourites, the first of the list as the newest. Unknown ids and those kept already
 * are passed over; what does not fit under the limit is left out, the oldest first. Answers how many are kept.
 */
export async function addFavourites(visit: Visit, ids: readonly Id<"product">[]): Promise<number> {
  const { shop, now } = visit;
  const accountId = customerOf(visit).id;
  return shop.db.write(async (tx) => {
    await lockFavourites(tx, accountId);
    const room = MOST_FAVOURITES - (await countKept(tx, accountId));
    if (room > 0 && ids.length > 0) await insertFavourites(tx, { accountId, ids, most: room, now });
    return countShown(tx, accountId);
  });
}

/** Takes a product out of the favourites; one that is not among them is no error. Answers how many are kept. */
export async function removeFavourite(visit: Visit, productId: Id<"product">): Promise<number> {
  const accountId = customerOf(visit).id;
  return visit.shop.db.write(async (tx) => {
    await deleteFavourite(tx, accountId, productId);
    return countShown(tx, accountId);
  });
}
