import { gone, notFound } from "../../../../platform/contracts/errors.ts";
import { inLanguage, languageOf } from "../../../../platform/i18n.ts";
import { readSettings } from "../../../settings/settings.server.ts";
import type { Visit } from "../../../shop.ts";
import type { ProductCard, ProductView } from "../../catalogue.contract.ts";
import { shipsBy } from "../../catalogue.rules.ts";
import { propertyName } from "../../words/property-names.ts";
import { propertyWord } from "../../words/property-words.ts";
import { shadesApart } from "../../words/shades.rules.ts";
import { selectIsRemoved } from "../catalogue.queries.ts";
import { cardsAsJson, cardsOf, type GoodsForCards } from "../cards.ts";
import { inShopOrder, viewCard, viewCrumb, viewPicture, viewVariation } from "../catalogue.view.ts";
import { audiencesOf, onlyAudience, pathTo } from "../model/category-tree.ts";
import { viewFilm } from "../pictures/product-pictures.ts";
import { modelOf } from "../model/model.ts";
import type { ModelProduct } from "../model/model-product.ts";
import { readPage } from "../model/page-facts.ts";
import { similarTo } from "../listing/similar-products.ts";
import { type Id, idOf } from "../../../../platform/ids.ts";

/** 404 when unknown or hidden, 410 when 1C has removed it. */
export async function idsOfProduct(visit: Visit, id1c: string): Promise<{ id: Id<"product">; variationIds: Id<"variation">[] }> {
  const { id, variations } = await findProduct(visit, id1c);
  return { id, variationIds: variations.map((variation) => variation.id) };
}

/** Without goods like it, which pages take as cards and calls as JSON. */
export type ProductAlone = Omit<ProductView, "similar">;

/** Stock is of this instant; 404 when unknown or hidden, 410 when 1C has removed it. */
export async function viewProduct(visit: Visit, id1c: string): Promise<ProductAlone> {
  const { shop, locale, now } = visit;
  const model = modelOf(shop);
  const product = await findProduct(visit, id1c);
  const [{ texts, pictures, details, film, free }, settings] = await Promise.all([readPage(visit, product), readSettings(shop)]);
  const category = model.categories.nodes.get(product.categoryIds[0] ?? idOf<"category">(0));
  const audiences = audiencesOf(product, model.categories);
  const card = viewCard(model.categories, product, visit);
  const language = languageOf(locale);
  return {
    ...card,
    images: pictures.map((picture) => viewPicture(picture, card.name, locale)),
    productVariations: shadesApart(
      product.variations.map((variation) => viewVariation(variation, free.get(variation.id) ?? 0, locale)),
    ).sort(inShopOrder),
    description: inLanguage(locale, texts?.description_uk ?? "", texts?.description_ru),
    composition: inLanguage(locale, texts?.composition_uk ?? "", texts?.composition_ru),
    brand: product.brand,
    country: propertyWord(texts?.country ?? "", language),
    season: propertyWord(product.season, language),
    material: propertyWord(product.material, language),
    measurements: texts?.measurements ?? [],
    details: details.map((one) => ({
      name: propertyName({ uk: one.name_uk, ru: one.name_ru }, language),
      value: one.value_ru === "" ? propertyWord(one.value_uk, language) : inLanguage(locale, one.value_uk, one.value_ru),
    })),
    returnable: product.returnable,
    suborderDays: product.suborder_days,
    shipsBy: product.suborder ? shipsBy(now, product.suborder_days) : null,
    reservedForHours: settings.basket_lifetime,
    breadcrumbs: category ? pathTo(category).map((node) => viewCrumb(node, locale)) : [],
    gender: onlyAudience(audiences),
    audiences,
    video: film && viewFilm(film),
  };
}

async function findProduct({ shop, pageTags }: Visit, id1c: string): Promise<ModelProduct> {
  const model = modelOf(shop);
  const id = model.idsOf1c.get(id1c);
  const product = id && model.products.get(id);
  pageTags.add("catalogue").add(`product:${id1c}`);
  if (product?.suborder) pageTags.add("day");
  if (!product) throw (await selectIsRemoved(shop.db.read, id1c)) ? gone() : notFound();
  return product;
}

/** Goods like a product, for its page. */
export const similarCards = (visit: Visit, id: Id<"product">): ProductCard[] => cardsOf(visit, similarGoods(visit, id));

/** The same for calls. */
export const similarAsJson = (visit: Visit, id: Id<"product">): Uint8Array[] => cardsAsJson(visit, similarGoods(visit, id));

function similarGoods({ shop }: Visit, id: Id<"product">): GoodsForCards {
  const model = modelOf(shop);
  const product = model.products.get(id);
  return { products: product ? similarTo(model, product) : [] };
}

export function cardsByIds(visit: Visit, ids: readonly Id<"product">[]): ProductCard[] {
  const model = modelOf(visit.shop);
  const products = ids.flatMap((id) => model.products.get(id) ?? []);
  return cardsOf(visit, { products });
}
