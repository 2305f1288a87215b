import { notFound } from "../../../../platform/contracts/errors.ts";
import { inLanguage, type Locale } from "../../../../platform/i18n.ts";
import type { Visit } from "../../../shop.ts";
import type { StaffProductRow, StaffProductView } from "../../staff-products.contract.ts";
import { audiencesViewOf } from "./product-audiences.ts";
import {
  selectCategoryNames,
  selectPictureIds,
  selectProductStock,
  selectProductTexts,
  selectStaffProduct,
  selectStaffProducts,
  type ProductFilter,
  type StaffProductRecord,
} from "./staff-products.queries.ts";
import type { Id } from "../../../../platform/ids.ts";
import { rowsOfPage, type ListPage } from "../../../../platform/contracts/pagination.ts";
import { picturePath } from "../../words/picture-path.ts";

export async function staffProducts(
  { shop, locale }: Visit,
  { page, perPage, ...filter }: ProductFilter & ListPage,
): Promise<{ data: StaffProductRow[]; total: number }> {
  const { rows, total } = await selectStaffProducts(shop.db.read, filter, rowsOfPage({ page, perPage }));
  return { data: rows.map((row) => viewRow(row, locale)), total };
}

/** 404 when there is none. */
export async function staffProduct({ shop, locale }: Visit, id: Id<"product">): Promise<StaffProductView> {
  const { read } = shop.db;
  const [row, texts, stock, categories, pictures] = await Promise.all([
    selectStaffProduct(read, id),
    selectProductTexts(read, id),
    selectProductStock(read, id),
    selectCategoryNames(read, id),
    selectPictureIds(read, id),
  ]);
  if (!row || !texts) throw notFound();
  return {
    ...viewRow(row, locale),
    nameUk: texts.name_uk,
    nameRu: texts.name_ru,
    descriptionUk: texts.description_uk,
    descriptionRu: texts.description_ru,
    compositionUk: texts.composition_uk,
    compositionRu: texts.composition_ru,
    topSales: texts.top_sales,
    returnable: texts.returnable,
    hiddenByStaff: texts.hidden_by_staff,
    version: Number(texts.version),
    audiences: audiencesViewOf(shop, { ...texts, categoryIds: categories.map((one) => one.id) }),
    categories: categories.map((one) => inLanguage(locale, one.name_uk, one.name_ru)),
    images: pictures.map((picture) => `/pictures/${picture.id}`),
    stock: stock.map((one) => ({
      id: one.id,
      article: one.article,
      barcode: one.barcode,
      size: one.size,
      colour: one.colour,
      colourName: inLanguage(locale, one.colour_name_uk, one.colour_name_ru),
      priceKopiykas: one.price,
      oldPriceKopiykas: one.old_price,
      pack: one.quantity_in_variation,
      onHand: one.on_hand,
      reserved: one.reserved,
      waiting: one.waiting ?? 0,
      hidden: one.hidden,
    })),
  };
}

const viewRow = (row: StaffProductRecord, locale: Locale): StaffProductRow => ({
  id: row.id,
  id1c: row.id_1c,
  article: row.article,
  name: inLanguage(locale, row.name_uk, row.name_ru),
  image: picturePath(row.picture_id),
  priceFromKopiykas: row.price_from,
  variations: row.variations,
  onHand: row.on_hand,
  reserved: row.reserved,
  minimum: row.minimum,
  retail: row.retail,
  suborder: row.suborder,
  visibility: row.visibility,
});
