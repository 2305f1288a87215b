/** The door of favourites. */
export { favouritesApi } from "./server/favourites.api.ts";
