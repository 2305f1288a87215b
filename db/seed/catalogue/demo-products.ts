import { spreadProducts } from "./category-sizes.ts";
import type { DemoProduct } from "./demo-product.ts";
import { linesOf, takeTurns } from "./lines/lines.ts";
import { makeProduct } from "./make-product.ts";
import { plantedOf } from "./planted.ts";
import { drawTraits } from "./product-traits.ts";
import { seededRandom } from "./seeded-random.ts";

/** Yields the demo's products by category, planted cases first; longer catalogues extend shorter ones. */
export function* demoProducts({ products, exportedOn }: { products: number; exportedOn: Date }): Generator<DemoProduct> {
  for (const [category, count] of spreadProducts(products)) {
    if (count === 0) continue;
    const cases = plantedOf(category);
    const turns = takeTurns(linesOf(category));
    for (let ordinal = 1; ordinal <= count; ordinal++) {
      const random = seededRandom(`${category}/${ordinal}`);
      const place = { ...turns.next().value, ordinal, exportedOn };
      const planted = cases[ordinal - 1];
      yield planted ? planted.plant(makeProduct(random, place, planted.traits)) : makeProduct(random, place, drawTraits(random));
    }
  }
}
