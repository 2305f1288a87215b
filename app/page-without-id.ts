/** Where an address that lost its id leads. */
const pages = new Map([
  ["/category", "/new-items"],
  ["/product", "/new-items"],
  ["/promo", "/sale"],
]);

/** The path comes without its language. */
export const pageWithoutId = (path: string): string | undefined => pages.get(path.toLowerCase().replace(/\/+$/, ""));
