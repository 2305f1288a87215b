import { inLanguage, languageOf, type Locale } from "../../../platform/i18n.ts";
import { toHryvnias, type Kopiykas } from "../../../platform/money/money.ts";
import type { Instant } from "../../../platform/time/time.ts";
import type { Badge, CategoryView, PictureView, ProductCard, VariationView } from "../catalogue.contract.ts";
import { isNew } from "../catalogue.rules.ts";
import { colourBySlug, colours, tintOf } from "../words/colours.ts";
import { sizeName, sizeOrder } from "../words/sizes.ts";
import type { CategoryNode, CategoryTree } from "./model/category-tree.ts";
import type { ModelProduct } from "./model/model-product.ts";
import { idOf, type Id } from "../../../platform/ids.ts";
import { picturePath } from "../words/picture-path.ts";

const PICTURES_ON_A_CARD = 3;
const paletteOrder = new Map(colours.map((colour, position) => [colour.slug, position]));

type CardAsked = { locale: Locale; now: Instant; colours?: readonly string[] };

/** Pictures in the asked colours come first; the card leads to the first of them. */
export function viewCard(categories: CategoryTree, product: ModelProduct, { locale, now, colours = [] }: CardAsked): ProductCard {
  const inColours = product.pictures.filter(({ colour }) => colours.includes(colour));
  const pictures = inColours.length > 0 ? [...inColours, ...product.pictures.filter((one) => !inColours.includes(one))] : product.pictures;
  const name = inLanguage(locale, product.name_uk, product.name_ru);
  const shown = product.variations.find((one) => one.price === product.price) ?? product.variations[0];
  return {
    id: product.id,
    id_1c: product.id_1c,
    article: product.article,
    name,
    images: pictures.slice(0, PICTURES_ON_A_CARD).map((picture) => viewPicture(picture, name, locale)),
    ...(inColours[0] ? { chosen_color: inColours[0].colour } : {}),
    available_colors: coloursOf(product).join(","),
    price: toHryvnias(product.price),
    oldPrice: product.oldPrice === null ? null : toHryvnias(product.oldPrice),
    quantity_in_variation: product.pack,
    min_order_amount: product.min_order_amount,
    badges: badgesOf(product, now),
    available: product.available,
    item_category: categories.nodes.get(product.categoryIds[0] ?? idOf<"category">(0))?.id_1c ?? "",
    productVariations: shown ? [{ id: shown.id, id_1c: shown.id_1c, price: toHryvnias(shown.price), oldPrice: oldPriceOf(shown) }] : [],
  };
}

export function viewVariation(variation: ModelProduct["variations"][number], free: number, locale: Locale): VariationView {
  return {
    id: variation.id,
    id_1c: variation.id_1c,
    size: sizeName(variation.size, languageOf(locale)),
    colour: variation.colour,
    colourName: inLanguage(locale, variation.colour_name_uk, variation.colour_name_ru),
    price: toHryvnias(variation.price),
    oldPrice: oldPriceOf(variation),
    recommendedPrice: variation.recommended_price === null ? null : toHryvnias(variation.recommended_price),
    stock: Math.max(0, free),
    quantity_in_variation: variation.pack,
  };
}

export const pictureOf = ({ pictures }: Pick<ModelProduct, "pictures">, colour: string): ModelProduct["pictures"][number] | undefined =>
  pictures.find((one) => one.colour === colour) ?? pictures[0];

export function viewPicture(
  { id, colour, caption = "" }: { id: Id<"picture">; colour: string; caption?: string },
  productName: string,
  locale: Locale,
): PictureView {
  const known = colourBySlug(colour);
  return {
    src: `/pictures/${id}`,
    colour,
    tint: tintOf(colour),
    alt: [productName, caption || (known && inLanguage(locale, known.uk, known.ru))].filter(Boolean).join(", "),
  };
}

export function viewCategory(node: CategoryNode, locale: Locale): CategoryView {
  return {
    id: node.id,
    id_1c: node.id_1c,
    name: inLanguage(locale, node.name_uk, node.name_ru),
    female: node.shownTo.includes("female"),
    male: node.shownTo.includes("male"),
    kids: node.shownTo.includes("kids"),
    forHome: node.shownTo.includes("home"),
    isFirstLevel: node.first_level,
    products: node.products,
    image: picturePath(node.pictureId),
    image_female: picturePath(node.pictureIds.female),
    image_male: picturePath(node.pictureIds.male),
    image_kids: picturePath(node.pictureIds.kids),
    image_home: picturePath(node.pictureIds.home),
    children: node.children.map((child) => viewCategory(child, locale)),
  };
}

export const viewCrumb = (node: CategoryNode, locale: Locale) => ({
  id_1c: node.id_1c,
  name: inLanguage(locale, node.name_uk, node.name_ru),
});

export const inShopOrder = (a: VariationView, b: VariationView): number =>
  (paletteOrder.get(a.colour) ?? 99) - (paletteOrder.get(b.colour) ?? 99) || sizeOrder(a.size) - sizeOrder(b.size);

function coloursOf(product: ModelProduct): string[] {
  const slugs = new Set(product.variations.map((variation) => variation.colour || "unknown"));
  return [...slugs].sort((a, b) => (paletteOrder.get(a) ?? 99) - (paletteOrder.get(b) ?? 99));
}

function badgesOf(product: ModelProduct, now: Instant): Badge[] {
  const badges: [Badge, boolean][] = [
    ["suborder", product.suborder],
    ["retail", product.retail],
    ["new", isNew(product, now)],
    ["hit", product.top_sales],
    ["video", product.has_video],
  ];
  return badges.filter(([, holds]) => holds).map(([badge]) => badge);
}

function oldPriceOf({ price, old_price }: { price: Kopiykas; old_price: Kopiykas | null }): number | null {
  return old_price !== null && old_price > price ? toHryvnias(old_price) : null;
}
