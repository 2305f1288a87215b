import { categoryTree, type DemoCategory } from "../../db/seed/catalogue/category-tree.ts";
import type { DemoProduct } from "../../db/seed/catalogue/demo-product.ts";
import { demoProducts } from "../../db/seed/catalogue/demo-products.ts";
import { colourByName } from "../../features/catalogue/words/colour-names.ts";
import { genders } from "../../features/catalogue/words/genders.ts";
import type { SearchedProduct, Sections } from "../../features/catalogue/search/index/goods-terms.ts";
import { type Id, idOf } from "../../platform/ids.ts";

/** A product of the demo shop with what the search is given of it, as the shop's model would hold it after the import. */
export type Goods = { made: DemoProduct; product: SearchedProduct; sections: Sections };

/** The first `products` of the demo shop; their search ids are their places in the list, from 0. */
export function demoGoods(products: number): Goods[] {
  const made = [...demoProducts({ products, exportedOn: new Date("2026-03-01T00:00:00Z") })];
  return made.map((product, id) => ({ made: product, product: searched(product, idOf<"product">(id)), sections: shelfOf(product) }));
}

function searched(product: DemoProduct, id: Id<"product">): SearchedProduct {
  const variations = product.variations.map(({ size, colour, stock, pack }) => {
    const known = colourByName(colour);
    return { size, colour: known?.slug ?? "", colour_name_uk: colour, colour_name_ru: known?.ru ?? colour, free: stock, pack };
  });
  return {
    id,
    article: product.article,
    name_uk: product.name.uk,
    name_ru: product.name.ru,
    brand: product.brand.name,
    season: product.season,
    material: product.material,
    available: variations.some(({ free, pack }) => free >= pack),
    variations,
  };
}

const shelves = new Map<string, Sections>();
for (const root of categoryTree) {
  const gender = genders.filter((one) => one === root.id);
  const walk = ({ id, uk, ru, children }: DemoCategory, above: readonly string[]): void => {
    shelves.set(id, { categories: [uk, ru], above, genders: gender });
    for (const child of children) walk(child, [...above, uk, ru]);
  };
  for (const category of root.children) walk(category, []);
}

const shelfOf = ({ category }: DemoProduct): Sections => shelves.get(category) ?? { categories: [], above: [], genders: [] };
