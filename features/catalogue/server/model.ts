import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Locale } from "../../../platform/i18n.ts";
import { keptInMemory, type Shop } from "../../shop.ts";
import { openFacetValues, type FacetValues } from "./facet-values.ts";
import {
  selectCategories,
  selectFirstPictures,
  selectProductCategories,
  selectProducts,
  selectVariations,
  type ProductRow,
  type VariationRow,
} from "./catalogue.queries.ts";
import { treeOf, type CategoryTree } from "./category-tree.ts";
import type { FacetWords } from "./facet.view.ts";
import type { FilterResult } from "./filter-products.ts";
import { openShelves, type Shelves } from "./shelves.ts";

/** A product as the model keeps it; prices in kopiykas a piece. */
export type ModelProduct = ProductRow & {
  categoryIds: number[];
  variations: VariationRow[];
  pictures: { id: number; colour: string }[];
  /** Of the cheapest variation that can be bought now, else of the cheapest. */
  price: number;
  oldPrice: number | null;
  pack: number;
  available: boolean;
  /** Its values of every facet, as numbers of the model's `facets`. */
  values: readonly number[];
};

/** The whole catalogue in memory: what listings, facets, search and cards are made from. */
export type CatalogueModel = {
  categories: CategoryTree;
  products: Map<number, ModelProduct>;
  idsOf1c: Map<string, number>;
  facets: FacetValues;
  /** The values of facets as they are written in each language. */
  facetWords: Map<Locale, FacetWords>;
  shelves: Shelves<ModelProduct>;
  /** Moves whenever something visible in listings changes; sorted lists, filters and search hang on it. */
  version: number;
  sorted: Map<string, ModelProduct[]>;
  /** What filters found, by place and filters. */
  filtered: Map<string, FilterResult>;
};

/** The model of this process; `openCatalogueModel` has built it before the first request. */
export function modelOf(shop: Shop): CatalogueModel {
  return holderOf(shop).model;
}

export const holderOf = (shop: Shop) => keptInMemory<{ model: CatalogueModel }>(shop, "catalogue model", () => ({ model: emptyModel() }));

/** Reads the whole catalogue in five set-based queries. */
export async function buildModel(db: Kysely<Tables>, version: number): Promise<CatalogueModel> {
  const model = { ...emptyModel(), version };
  const categories = await selectCategories(db);
  const rows = {
    products: await selectProducts(db),
    variations: await selectVariations(db),
    pictures: await selectFirstPictures(db),
    categories: await selectProductCategories(db),
  };
  for (const product of assemble(rows, model.facets)) put(model, product);
  const products = [...model.products.values()];
  model.categories = treeOf(categories, products);
  model.shelves = openShelves(products, model.categories);
  return model;
}

/** Reads some products anew; answers them, and the ids that are not visible any more. */
export async function readProducts(db: Kysely<Tables>, ids: readonly number[], facets: FacetValues): Promise<ModelProduct[]> {
  return assemble(
    {
      products: await selectProducts(db, ids),
      variations: await selectVariations(db, ids),
      pictures: await selectFirstPictures(db, ids),
      categories: await selectProductCategories(db, ids),
    },
    facets,
  );
}

export function put(model: CatalogueModel, product: ModelProduct): void {
  model.products.set(product.id, product);
  model.idsOf1c.set(product.id_1c, product.id);
}

type Rows = {
  products: ProductRow[];
  variations: VariationRow[];
  pictures: { id: number; product_id: number; colour: string; position: number }[];
  categories: { product_id: number; category_id: number }[];
};

function assemble(rows: Rows, facets: FacetValues): ModelProduct[] {
  const variations = Map.groupBy(rows.variations, (row) => row.product_id);
  const pictures = Map.groupBy(rows.pictures, (row) => row.product_id);
  const categories = Map.groupBy(rows.categories, (row) => row.product_id);
  return rows.products.flatMap((row) => {
    const own = variations.get(row.id);
    if (!own) return [];
    const buyable = own.filter((one) => one.free >= one.pack);
    const shown = cheapest(buyable.length > 0 ? buyable : own);
    const product = {
      ...row,
      categoryIds: (categories.get(row.id) ?? []).map(({ category_id }) => category_id),
      variations: own,
      pictures: (pictures.get(row.id) ?? []).sort((a, b) => a.position - b.position).map(({ id, colour }) => ({ id, colour })),
      price: shown.price,
      oldPrice: shown.old_price !== null && shown.old_price > shown.price ? shown.old_price : null,
      pack: shown.pack,
      available: buyable.length > 0,
    };
    return [{ ...product, values: facets.valuesOf(product) }];
  });
}

function cheapest(variations: VariationRow[]): VariationRow {
  return variations.reduce((best, one) => (one.price < best.price ? one : best));
}

function emptyModel(): CatalogueModel {
  const categories = treeOf([], []);
  return {
    categories,
    products: new Map(),
    idsOf1c: new Map(),
    facets: openFacetValues(),
    facetWords: new Map(),
    shelves: openShelves<ModelProduct>([], categories),
    version: 0,
    sorted: new Map(),
    filtered: new Map(),
  };
}
