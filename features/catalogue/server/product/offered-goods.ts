import { pathIn } from "../../../../client/locale/locale.ts";
import { inLanguage, type Language, type Locale } from "../../../../platform/i18n.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { Kopiykas } from "../../../../platform/money/money.ts";
import type { Shop } from "../../../shop.ts";
import type { Gender } from "../../words/genders.ts";
import { choiceQuery, productAddress } from "../../words/product-address.ts";
import { propertyWord } from "../../words/property-words.ts";
import { sizeName } from "../../words/sizes.ts";
import { audiencesOf, pathTo, type CategoryNode } from "../model/category-tree.ts";
import { modelOf, type CatalogueModel } from "../model/model.ts";
import type { ModelProduct } from "../model/model-product.ts";
import { selectOfferTexts, type OfferTexts } from "./offered-goods.queries.ts";

const AT_ONCE = 50;
const PICTURE_FILE = "1080.jpg";

type InBoth = Readonly<Record<Language, string>>;

export type OfferedVariation = {
  id: Id<"variation">;
  id_1c: string;
  /** The address that chooses it on its page, in each language, without the origin. */
  path: InBoth;
  size: InBoth;
  colour: InBoth;
  barcode: string;
  /** Kopiykas a piece. */
  price: Kopiykas;
  oldPrice: Kopiykas | null;
  recommendedPrice: Kopiykas | null;
  pack: number;
  /** Free pieces in whole packs. */
  pieces: number;
  /** Paths of picture files, those of its colour first. */
  pictures: string[];
};

export type OfferedProduct = {
  id: Id<"product">;
  id_1c: string;
  article: string;
  name: InBoth;
  description: InBoth;
  composition: InBoth;
  material: InBoth;
  country: InBoth;
  brand: string;
  audiences: Gender[];
  /** From the root. */
  categories: { id: Id<"category">; name: InBoth }[];
  minimum: number;
  suborder: boolean;
  suborderDays: number;
  variations: OfferedVariation[];
};

/** Every visible product, a slice at a time, pieces a moment old at most; one that leaves meanwhile is skipped. */
export async function* offeredGoods(shop: Shop): AsyncGenerator<OfferedProduct[]> {
  const ids = [...modelOf(shop).products.keys()];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const slice = ids.slice(at, at + AT_ONCE);
    const texts = await selectOfferTexts(shop.db.read, slice);
    const model = modelOf(shop);
    yield slice.flatMap((id) => {
      const [product, text] = [model.products.get(id), texts.get(id)];
      return product && text ? [offered(model, product, text)] : [];
    });
  }
}

/** Every visible category, parents first. */
export function offeredCategories(shop: Shop): { id: Id<"category">; parentId: Id<"category"> | null; name: InBoth }[] {
  const all: ReturnType<typeof offeredCategories> = [];
  const add = (node: CategoryNode) => {
    all.push({ id: node.id, parentId: node.parent?.id ?? null, name: inBoth(node.name_uk, node.name_ru) });
    for (const child of node.children) add(child);
  };
  for (const root of modelOf(shop).categories.roots) add(root);
  return all;
}

function offered(model: CatalogueModel, product: ModelProduct, texts: OfferTexts): OfferedProduct {
  const barcodes = new Map(texts.barcodes.map(({ id, barcode }) => [id, barcode]));
  const isOnlyOne = product.variations.length === 1;
  const category = product.categoryIds.map((id) => model.categories.nodes.get(id)).find((node) => node !== undefined);
  return {
    id: product.id,
    id_1c: product.id_1c,
    article: product.article,
    name: inBoth(product.name_uk, product.name_ru),
    description: inBoth(texts.description_uk, texts.description_ru),
    composition: inBoth(texts.composition_uk, texts.composition_ru),
    material: wordInBoth(product.material),
    country: wordInBoth(texts.country),
    brand: product.brand,
    audiences: audiencesOf(product, model.categories),
    categories: category ? pathTo(category).map((node) => ({ id: node.id, name: inBoth(node.name_uk, node.name_ru) })) : [],
    minimum: product.min_order_amount,
    suborder: product.suborder,
    suborderDays: product.suborder_days,
    variations: product.variations.map((one) =>
      offeredVariation(one, { product, pictures: texts.pictures, barcode: barcodes.get(one.id) ?? (isOnlyOne ? texts.barcode : "") }),
    ),
  };
}

function offeredVariation(
  one: ModelProduct["variations"][number],
  { product, pictures, barcode }: { product: ModelProduct; pictures: OfferTexts["pictures"]; barcode: string },
): OfferedVariation {
  const size: InBoth = { uk: sizeName(one.size, "uk"), ru: sizeName(one.size, "ru") };
  const colour = inBoth(one.colour_name_uk, one.colour_name_ru);
  const pathOf = (locale: Locale, language: Language) =>
    pathIn(locale, `${productAddress(product)}${choiceQuery({ colour: one.colour || colour[language], size: size[language] })}`);
  return {
    id: one.id,
    id_1c: one.id_1c,
    path: { uk: pathOf("ua", "uk"), ru: pathOf("ru", "ru") },
    size,
    colour,
    barcode,
    price: one.price,
    oldPrice: one.old_price !== null && one.old_price > one.price ? one.old_price : null,
    recommendedPrice: one.recommended_price,
    pack: one.pack,
    pieces: Math.max(0, Math.floor(one.free / one.pack) * one.pack),
    pictures: ownColourFirst(pictures, one.colour).map(({ id }) => `/pictures/${id}/${PICTURE_FILE}`),
  };
}

const ownColourFirst = <One extends { colour: string }>(pictures: readonly One[], colour: string): One[] => [
  ...pictures.filter((picture) => picture.colour === colour),
  ...pictures.filter((picture) => picture.colour !== colour),
];

const inBoth = (uk: string, ru: string): InBoth => ({ uk, ru: inLanguage("ru", uk, ru) });
const wordInBoth = (word: string): InBoth => ({ uk: propertyWord(word, "uk"), ru: propertyWord(word, "ru") });
