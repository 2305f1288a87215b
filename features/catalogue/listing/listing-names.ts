/** Places of properties that staff made filters. */
export const detailFacets = ["detail1", "detail2", "detail3", "detail4", "detail5", "detail6", "detail7", "detail8"] as const;

/** What a listing can be narrowed by, in the order it is shown. Free of schemas, so the browser may import it. */
export const facetNames = ["audience", "size", "colour", "material", "pack", "availability", "season", "brand", ...detailFacets] as const;
export type FacetName = (typeof facetNames)[number];

export const priceNames = ["price_min", "price_max"] as const;

/** What a listing's address says of how it is shown: narrowed, in which order, and which page of it. */
export const listingNames = [...facetNames, ...priceNames, "sort", "page"] as const;
