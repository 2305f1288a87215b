import type { Visit } from "../../shop.ts";
import { idsIn } from "../kept-ids.rules.ts";
import type { Id } from "../../../platform/ids.ts";
import { selectShownFavourites } from "./favourites.queries.ts";

export async function keptIds({ shop, customer, cookies }: Visit, list: "favorites" | "viewed"): Promise<readonly Id<"product">[]> {
  if (list === "favorites" && customer) return selectShownFavourites(shop.db.read, customer.id);
  return idsIn(cookies.get(list) ?? "");
}
