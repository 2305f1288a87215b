import type { ListingView, ProductCard, ProductView } from "../../features/catalogue/catalogue.contract.ts";
import type { detailFacets, FacetName } from "../../features/catalogue/listing/listing-names.ts";

const audienceNames = { female: "Жінкам", male: "Чоловікам", kids: "Дітям", home: "Для дому" };

/** The labels of a product's values in each facet, taken plainly from the product's own page. */
const labelsOf: Record<Exclude<FacetName, (typeof detailFacets)[number]>, (product: ProductView) => string[]> = {
  audience: ({ audiences }) => audiences.map((audience) => audienceNames[audience]),
  size: ({ productVariations }) => productVariations.map(({ size }) => size),
  colour: ({ productVariations }) => productVariations.map(({ colourName }) => colourName),
  material: ({ material }) => [material],
  pack: ({ productVariations }) => productVariations.map(({ quantity_in_variation }) => `${quantity_in_variation}\u00a0шт`),
  availability: ({ available }) => [available ? "У наявності" : "Немає в наявності"],
  season: ({ season }) => [season],
  brand: ({ brand }) => [brand],
};
type Counted = keyof typeof labelsOf;
const names = Object.keys(labelsOf) as Counted[];

export type Chosen = { [Name in Counted]?: string[] } & { priceMax?: number };

/** Which products pass what is chosen, by labels; `but` leaves one facet out. */
export const passing = (products: readonly ProductView[], { priceMax = Infinity, ...chosen }: Chosen, but?: Counted): ProductView[] =>
  products.filter(
    (product) =>
      product.price <= priceMax &&
      names.every((name) => name === but || !chosen[name] || labelsOf[name](product).some((label) => chosen[name]?.includes(label))),
  );

const isCounted = (name: FacetName): name is Counted => name in labelsOf;

/** How many products have each value of a facet while the choices of the other facets hold. */
export function recount(products: readonly ProductView[], chosen: Chosen, name: FacetName): Record<string, number> {
  const counts: Record<string, number> = {};
  if (!isCounted(name)) return counts;
  for (const product of passing(products, chosen, name)) {
    for (const label of new Set(labelsOf[name](product))) if (label) counts[label] = (counts[label] ?? 0) + 1;
  }
  return counts;
}

/** Everything a listing shows, page after page, with what its last page says. */
export async function wholeListing(url: string, query: string): Promise<{ cards: ProductCard[]; listing: ListingView }> {
  const cards: ProductCard[] = [];
  for (let page = 1; ; page += 1) {
    const listing = (await (await fetch(`${url}/api/get-products?${query}&page=${page}`)).json()) as ListingView;
    cards.push(...listing.products);
    if (page >= listing.pagination.last_page) return { cards, listing };
  }
}

/** The pages of these products. */
export async function productsOf(url: string, cards: readonly ProductCard[]): Promise<ProductView[]> {
  const products: ProductView[] = [];
  for (const { id_1c } of cards)
    products.push((await (await fetch(`${url}/api/get-product/${encodeURIComponent(id_1c)}`)).json()) as ProductView);
  return products;
}
