export const detailFacets = ["detail1", "detail2", "detail3", "detail4", "detail5", "detail6", "detail7", "detail8"] as const;

/** In the order of the screen; free of schemas, because the browser loads this file. */
export const facetNames = ["audience", "size", "colour", "material", "pack", "availability", "season", "brand", ...detailFacets] as const;
export type FacetName = (typeof facetNames)[number];

export const priceNames = ["price_min", "price_max"] as const;

export const listingNames = [...facetNames, ...priceNames, "sort", "page"] as const;
