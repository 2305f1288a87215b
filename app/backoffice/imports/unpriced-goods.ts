/** The list of goods that have no price to be sold at. */
export const unpriced = `/products?filter=${encodeURIComponent(JSON.stringify({ visibility: "waiting" }))}`;
