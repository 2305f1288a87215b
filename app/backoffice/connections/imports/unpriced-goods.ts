export const unpriced = `/products?filter=${encodeURIComponent(JSON.stringify({ visibility: "waiting" }))}`;
