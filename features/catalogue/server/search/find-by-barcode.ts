import type { Shop } from "../../../shop.ts";
import { selectVariationsByCode } from "../catalogue.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

export async function findByBarcode(shop: Shop, text: string): Promise<Id<"product">[]> {
  const digits = text.replaceAll(/[\s-]/g, "");
  if (!/^\d{8,14}$/.test(digits)) return [];
  const found = await selectVariationsByCode(shop.db.read, [digits]);
  return [...new Set(found.map(({ productId }) => productId))];
}
