import type { ProductCard } from "../../../catalogue/catalogue.contract.ts";
import { cardsByIds } from "../../../catalogue/catalogue.server.ts";
import type { Visit } from "../../../shop.ts";
import { selectBoughtTogether } from "./bought-together.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

const MOST = 12;
/** Fewer may be chance, and would reveal one customer's basket. */
const LEAST_ORDERS = 2;

export async function boughtTogether(visit: Visit, productId: Id<"product">): Promise<ProductCard[]> {
  const ids = await selectBoughtTogether(visit.shop.db.read, productId, { least: LEAST_ORDERS, most: 2 * MOST });
  return cardsByIds(visit, ids)
    .filter(({ available }) => available)
    .slice(0, MOST);
}
