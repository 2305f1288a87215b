import type { Id } from "../../../../platform/ids.ts";
import type { Shop } from "../../../shop.ts";
import { addableOfProducts, type MissingMinimum } from "../../cart.rules.ts";
import type { Owner } from "../carts/cart-owner.ts";
import { selectVariationsForSale } from "./pieces-in-reach.queries.ts";
import { readReachOnceSignedIn } from "./read-reach.ts";

/** The most pieces that can be had now of each product whose minimum is out of reach, by a guest after a sign-in. */
export async function readOutOfReach(
  shop: Shop,
  owner: Owner | undefined,
  under: readonly Omit<MissingMinimum, "name">[],
): Promise<Map<Id<"product">, number>> {
  if (under.length === 0) return new Map();
  const variations = await selectVariationsForSale(
    shop.db.read,
    under.map(({ id }) => id),
  );
  const reach = await readReachOnceSignedIn(
    shop,
    owner,
    variations.map(({ variationId }) => variationId),
  );
  const addable = addableOfProducts(
    variations.map(({ productId, variationId, pack }) => ({ productId, pack, more: reach.get(variationId)?.addable ?? 0 })),
  );
  return new Map(
    under.flatMap(({ id, min_order_amount: minimum, missing }): [Id<"product">, number][] => {
      const more = addable.get(id) ?? 0;
      return more < missing ? [[id, minimum - missing + more]] : [];
    }),
  );
}
