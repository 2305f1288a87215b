/** The catalogue's door for imports: set-based writes of one batch inside the importer's transaction. */
export {
  countVisible,
  hideProducts,
  insertProducts,
  insertVariations,
  replacePictures,
  replaceProductCategories,
  selectProductIds,
  selectVariationIds,
  selectVisibleIds,
  showWholeProducts,
  updateProducts,
  updateVariations,
  upsertCategories,
} from "./server/import.queries.ts";
