/** The door of favourites. */
export { favouritesApi } from "./server/favourites.api.ts";
export { keptIds } from "./server/kept-ids.ts";
