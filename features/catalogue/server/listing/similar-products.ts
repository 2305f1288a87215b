import { productsOf } from "./goods-in-order.ts";
import type { CatalogueModel } from "../model/model.ts";
import type { ModelProduct } from "../model/model-product.ts";
import { inAllSets, isInSet } from "../../collections/product-set.ts";

const SHOWN = 12;
const HALF = SHOWN / 2;

/** Available goods of the category, nearest in price; half are cheaper and half dearer while both have enough. */
export function similarTo(model: CatalogueModel, product: ModelProduct): ModelProduct[] {
  const { listing } = model;
  const order = listing.order("cheaper");
  const here = inAllSets([productsOf(model, { categoryId: product.categoryIds[0] }), listing.labelled("available")]);
  const position = listing.positionOf("cheaper", { ...product, available: true });
  const walk = (from: number, step: 1 | -1): ModelProduct[] => {
    const found: ModelProduct[] = [];
    for (let at = from; at >= 0 && at < order.length && found.length < SHOWN; at += step) {
      const other = isInSet(here, order[at] ?? 0) ? listing.bySlot[order[at] ?? 0] : undefined;
      if (other && other.id !== product.id) found.push(other);
    }
    return found;
  };
  const [cheaper, dearer] = [walk(position - 1, -1), walk(position, 1)];
  const below = Math.min(cheaper.length, Math.max(HALF, SHOWN - dearer.length));
  return [...cheaper.slice(0, below).toReversed(), ...dearer.slice(0, SHOWN - below)];
}
