import { customerOf, type Visit } from "../../shop.ts";
import { countKept, countShown, deleteFavourite, insertFavourites, lockFavourites } from "./favourites.queries.ts";
import type { Id } from "../../../platform/ids.ts";

export const MOST_FAVOURITES = 1_000;

/** Adds known products, the first as the newest, and drops the oldest above the limit; answers how many are kept. */
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
