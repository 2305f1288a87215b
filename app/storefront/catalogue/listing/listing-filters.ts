import type { ListingView } from "../../../../features/catalogue/catalogue.contract.ts";
import { facetNames, listingNames, priceNames, type FacetName } from "../../../../features/catalogue/listing/listing-names.ts";
import { priceBounds } from "../../../../features/catalogue/listing/price-bounds.rules.ts";
import { valuesIn } from "./listing-address.ts";

const filterNames = [...facetNames, ...priceNames];

/** Any other parameter is a stranger's. */
export const namesInAddress: ReadonlySet<string> = new Set([...listingNames, "q", "gender"]);

/** Sort and search stay. */
export const noFilters: Record<string, undefined> = Object.fromEntries(filterNames.map((name) => [name, undefined]));

export const isFiltered = (search: string): boolean => filterNames.some((name) => valuesIn(search, name).length > 0);

/** A value without goods keeps its written name. */
export function chosenValues(search: string, listing: ListingView): { facet: FacetName; value: string; label: string }[] {
  return facetNames.flatMap((facet) => {
    const known = listing.facets.find(({ name }) => name === facet)?.values ?? [];
    return valuesIn(search, facet).map((value) => ({ facet, value, label: known.find((one) => one.value === value)?.label ?? value }));
  });
}

/** Hryvnias as written, the lower first. */
export function chosenPrice(search: string): { from: string | undefined; to: string | undefined } | undefined {
  const [one, other] = priceNames.map((name) => valuesIn(search, name)[0]);
  const [from, to] = priceBounds(one, other);
  return from === undefined && to === undefined ? undefined : { from, to };
}
