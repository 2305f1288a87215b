import { cardsByIds } from "../../catalogue/catalogue.server.ts";
import type { ProductCard } from "../../catalogue/catalogue.contract.ts";
import { customerOf, type Visit } from "../../shop.ts";
import { selectShownFavourites } from "./favourites.queries.ts";

export async function viewFavourites(visit: Visit): Promise<ProductCard[]> {
  return cardsByIds(visit, await selectShownFavourites(visit.shop.db.read, customerOf(visit).id));
}
