/** The catalogue's door for imports: set-based writes of one batch inside the importer's transaction. */
export {
  countPricedByType,
  countUnpriced,
  insertVariations,
  repriceVariations,
  selectVariationIds,
  settleVisibility,
  updateVariations,
  type PricePlan,
} from "./server/import-variations.queries.ts";
export {
  countVisible,
  hideProducts,
  insertProducts,
  replacePictures,
  replaceProductCategories,
  selectProductIds,
  selectVisibleIds,
  updateProducts,
  upsertCategories,
} from "./server/import.queries.ts";
