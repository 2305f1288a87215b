export { favouritesApi } from "./server/favourites.api.ts";
export { addFavourites } from "./server/keep-favourites.ts";
export { tellFallenPrices } from "./server/tell-fallen-prices.ts";
export { keptIds } from "./server/kept-ids.ts";
