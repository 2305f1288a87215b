import type { Shop } from "../shop.ts";
import { selectAnyProduct } from "./server/catalogue.queries.ts";

/** The door of the catalogue. */
export { answerProduct, catalogueApi } from "./server/catalogue.api.ts";
export { catalogueAddresses, catalogueVersion } from "./server/catalogue-addresses.ts";
export { catalogueCounts } from "./server/catalogue-counts.ts";
export { categoriesByGender, homeRails, landing, listCategories } from "./server/categories.ts";
export { announceWholeCatalogue, catalogueSettled, onCatalogueChange, openCatalogueModel } from "./server/keep-fresh.ts";
export { findVariations, orderedGoods, type NamedGoods } from "./server/find-variations.ts";
export { listProducts } from "./server/list-products.ts";
export { isPicture } from "./server/film-file.queries.ts";
export { filmResponse } from "./server/films.ts";
export { openPictures } from "./server/drawn-pictures.ts";
export { contentPictureResponse, pictureResponse } from "./server/pictures.ts";
export { makeWishedPictures, wishCount } from "./server/wished-pictures.ts";
export { warmSearch } from "./server/search-index.ts";
export { forgetOldSearchMisses, writeSearchMisses } from "./server/search-misses.ts";
export { nearestCategories, searchProducts } from "./server/search-products.ts";
export { askToBeTold } from "./server/back-in-stock.ts";
export { returnedVariations, takeWishes, type ReturnedGoods, type Wish } from "./server/returned-goods.ts";
export { writeSoldRecently } from "./server/sold-recently.ts";
export { staffSearchApi } from "./server/staff-search.api.ts";
export { onSearchWordsChange } from "./server/read-search-words.ts";
export { searchRedirect } from "./server/search-redirect.ts";
export { countUnsorted } from "./server/staff-shelves.queries.ts";
export { staffShelvesApi } from "./server/staff-shelves.api.ts";
export { staffProductsApi } from "./server/staff-products.api.ts";
export { shownGoods, type ShownGoods } from "./server/shown-goods.ts";
export { cardsByIds, idsOfProduct, viewProduct } from "./server/view-product.ts";

/** Whether anything is in the catalogue at all, hidden or not. */
export const hasProducts = async (shop: Shop): Promise<boolean> => (await selectAnyProduct(shop.db.read)) !== undefined;
