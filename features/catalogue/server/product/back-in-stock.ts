import { notFound } from "../../../../platform/contracts/errors.ts";
import { customerOf, type Visit } from "../../../shop.ts";
import { insertBackInStock, selectAsked } from "./back-in-stock.queries.ts";
import { selectIsFree } from "../catalogue.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

/** False, writing nothing, when a pack is free right now (decisions.md §5); 404 for a variation that is not shown. */
export async function askToBeTold(visit: Visit, variationId: Id<"variation">): Promise<boolean> {
  const { shop, locale, now } = visit;
  const accountId = customerOf(visit).id;
  return shop.db.write(async (tx) => {
    const isFree = await selectIsFree(tx, variationId, now);
    if (isFree === undefined) throw notFound();
    if (!isFree) await insertBackInStock(tx, { accountId, variationId, locale, now });
    return !isFree;
  });
}

export const askedVariations = (visit: Visit, productId: Id<"product">) => selectAsked(visit.shop.db.read, customerOf(visit).id, productId);
