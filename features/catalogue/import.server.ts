/** Writes of one batch, inside the importer's transaction. */
export {
  countPricedByType,
  countUnpriced,
  insertVariations,
  repriceVariations,
  selectVariationIds,
  settleVisibility,
  updateVariations,
  type PricePlan,
} from "./server/import/import-variations.queries.ts";
export {
  countVisible,
  hideProducts,
  insertProducts,
  replaceProductCategories,
  selectProductIds,
  selectVisibleIds,
  updateProducts,
} from "./server/import/import.queries.ts";
export type { ImportedCategory } from "./server/import/categories-of-1c.queries.ts";
export { writeCategories } from "./server/import/categories-of-1c.ts";
export { replaceDetails, selectBareVariations, selectSlugsByStaff, setAxes } from "./server/import/import-details.queries.ts";
export {
  type NamedPicture,
  replaceOfferPictures,
  replacePictures,
  selectAwaitedPictures,
  selectPicturesNamed,
  setPictureDigests,
} from "./server/pictures/import-pictures.queries.ts";
