import { customerOf, type Visit } from "../../shop.ts";
import { countKept, countShown, deleteFavourite, deleteOldest, insertFavourites, lockFavourites } from "./favourites.queries.ts";
import type { Id } from "../../../platform/ids.ts";

export const MOST_FAVOURITES = 1_000;

/** Adds the one somebody has just chosen, in the place of the oldest where there is no room; answers how many are kept. */
export async function addFavourite(visit: Visit, id: Id<"product">): Promise<number> {
  const { shop, now } = visit;
  const accountId = customerOf(visit).id;
  return shop.db.write(async (tx) => {
    await lockFavourites(tx, accountId);
    await insertFavourites(tx, { accountId, ids: [id], most: 1, now });
    await deleteOldest(tx, { accountId, most: MOST_FAVOURITES });
    return countShown(tx, accountId);
  });
}

/** Brings known products of a device, the first as the newest, as far as there is room; answers how many are kept. */
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

export async function removeFavourite(visit: Visit, productId: Id<"product">): Promise<number> {
  const accountId = customerOf(visit).id;
  return visit.shop.db.write(async (tx) => {
    await deleteFavourite(tx, accountId, productId);
    return countShown(tx, accountId);
  });
}
