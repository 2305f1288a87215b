import type { ListingView } from "../../../../features/catalogue/catalogue.contract.ts";
import { facetNames, listingNames, priceNames, type FacetName } from "../../../../features/catalogue/listing/listing-names.ts";
import { valuesIn } from "./listing-address.ts";

const filterNames = [...facetNames, ...priceNames];

/** Every name a listing's address may carry; anything else is a stranger's. */
export const namesInAddress: ReadonlySet<string> = new Set([...listingNames, "q", "gender"]);

/** Clears every filter; the sort and the searched words stay. */
export const noFilters: Record<string, undefined> = Object.fromEntries(filterNames.map((name) => [name, undefined]));

export const isFiltered = (search: string): boolean => filterNames.some((name) => valuesIn(search, name).length > 0);

/** The values chosen in the address, by facet; one that no goods have is called as it is written there. */
export function chosenValues(search: string, listing: ListingView): { facet: FacetName; value: string; label: string }[] {
  return facetNames.flatMap((facet) => {
    const known = listing.facets.find(({ name }) => name === facet)?.values ?? [];
    return valuesIn(search, facet).map((value) => ({ facet, value, label: known.find((one) => one.value === value)?.label ?? value }));
  });
}

/** The price asked in the address, hryvnias as written; undefined when none is. */
export function chosenPrice(search: string): { from: string | undefined; to: string | undefined } | undefined {
  const [from, to] = priceNames.map((name) => valuesIn(search, name)[0]);
  return from === undefined && to === undefined ? undefined : { from, to };
}
