import type { Id } from "../../platform/ids.ts";
import type { Shop } from "../shop.ts";
import { selectAnyProduct, selectIsShown } from "./server/catalogue.queries.ts";

export { catalogueApi } from "./server/catalogue.api.ts";
export { catalogueAddresses, catalogueVersion } from "./server/catalogue-addresses.ts";
export { catalogueCounts } from "./server/catalogue-counts.ts";
export { homeRails, landing, menuByGender } from "./server/listing/categories.ts";
export { announceWholeCatalogue, catalogueSettled, onCatalogueChange, openCatalogueModel } from "./server/model/keep-fresh.ts";
export { findVariations, orderedGoods } from "./server/product/find-variations.ts";
export { listProducts } from "./server/listing/list-products.ts";
export { isPicture } from "./server/pictures/film-file.queries.ts";
export { filmResponse, pictureResponse } from "./server/pictures/product-pictures.ts";
export { warmSearch } from "./server/search/search-index.ts";
export { forgetOldSearchMisses, writeSearchMisses } from "./server/search/search-misses.ts";
export { nearestCategories } from "./server/search/search-products.ts";
export { askToBeTold } from "./server/product/back-in-stock.ts";
export { endOffers, returnedVariations, takeWishes, type ReturnedGoods, type Wish } from "./server/product/returned-goods.ts";
export { writeSoldRecently } from "./server/product/sold-recently.ts";
export { staffSearchApi } from "./server/search/staff-search.api.ts";
export { onSearchWordsChange } from "./server/search/read-search-words.ts";
export { searchRedirect } from "./server/search/search-redirect.ts";
export { countUnsorted } from "./server/staff/staff-shelves.queries.ts";
export { staffShelvesApi } from "./server/staff/staff-shelves.api.ts";
export { changeGoods, lockGoods, type LockedGoods, type ProductCells } from "./server/staff/change-goods.ts";
export { staffProductsApi } from "./server/staff/staff-products.api.ts";
export { isCategory, kindOfProduct } from "./server/product/kind-of-product.ts";
export { offeredCategories, offeredGoods, type OfferedProduct, type OfferedVariation } from "./server/product/offered-goods.ts";
export { shownGoods, type ShownGoods } from "./server/product/shown-goods.ts";
export { priceToday, type PricedProduct } from "./server/product/price-today.ts";
export { cardsByIds, idsOfProduct, similarAsJson, similarCards, viewProduct, type ProductAlone } from "./server/product/view-product.ts";

export const isShown = ({ db }: Shop, productId: Id<"product">): Promise<boolean> => selectIsShown(db.read, productId);

/** Hidden goods count. */
export const hasProducts = async (shop: Shop): Promise<boolean> => (await selectAnyProduct(shop.db.read)) !== undefined;
