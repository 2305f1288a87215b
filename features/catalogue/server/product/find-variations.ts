import { inLanguage, languageOf, type Locale } from "../../../../platform/i18n.ts";
import { toHryvnias } from "../../../../platform/money/money.ts";
import { keptInMemory, type Shop, type Visit } from "../../../shop.ts";
import { keyOfSize, keysOfColour, pickVariation, type Keys } from "../../search/named-variation.rules.ts";
import type { NamedProduct, OrderedGoods } from "../../ordered-goods.contract.ts";
import { compact } from "../../search/index/articles.ts";
import { sizeName, sizeOrder } from "../../words/sizes.ts";
import { selectVariationsByCode } from "../catalogue.queries.ts";
import { pictureOf, viewPicture } from "../catalogue.view.ts";
import { idsByArticle } from "./ids-by-article.ts";
import { modelOf, type CatalogueModel } from "../model/model.ts";
import type { ModelProduct } from "../model/model-product.ts";
import { type Id, idOf } from "../../../../platform/ids.ts";

const MOST_OPTIONS = 12;

type NamedGoods = { code: string; size: string; colour: string };
type FoundGoods =
  | { kind: "found"; goods: OrderedGoods }
  | {
      kind: "unknown";
      why: "code" | "size" | "colour";
      options: string[];
      product: NamedProduct | null;
    };

type Candidate = { product: ModelProduct; variation: ModelProduct["variations"][number] };

/** In the order asked: by product article in any spelling, own article or barcode, then by size and colour. Hidden goods are unknown. */
export async function findVariations({ shop, locale }: Visit, asked: readonly NamedGoods[]): Promise<FoundGoods[]> {
  const model = modelOf(shop);
  const ids = idsByArticle(shop, model);
  const productsOf = (code: string) =>
    compact(code) === "" ? [] : (ids.get(compact(code)) ?? []).flatMap((id) => model.products.get(id) ?? []);
  const codes = [...new Set(asked.map(({ code }) => code.trim()).filter((code) => code !== "" && productsOf(code).length === 0))];
  const keysOf = keysIn(shop);
  const byCode = Map.groupBy(await selectVariationsByCode(shop.db.read, codes), (row) => row.code);
  return asked.map(({ code, size, colour }) => {
    const named = byCode.get(code.trim()) ?? [];
    const candidates = [
      ...productsOf(code).flatMap(candidatesOf),
      ...named.flatMap(({ id, productId }) => candidateOf(model, productId, id)),
    ];
    const picked = pickVariation(
      candidates.map((one) => ({ ...one, keys: keysOf(one) })),
      { size, colour },
    );
    if (picked.kind === "found") return { kind: "found", goods: viewGoods(picked.variation, locale) };
    const [first] = picked.among.length > 0 ? picked.among : candidates;
    const product = first ? viewProduct(viewGoods(first, locale)) : null;
    return { kind: "unknown", why: picked.why, options: optionsOf(picked.why, picked.among, locale), product };
  });
}

export function orderedGoods(
  { shop, locale }: Visit,
  ids: readonly { productId: Id<"product">; variationId: Id<"variation"> }[],
): Map<number, OrderedGoods> {
  const model = modelOf(shop);
  const found = ids.flatMap(({ productId, variationId }) => candidateOf(model, productId, variationId));
  return new Map(found.map((one) => [one.variation.id, viewGoods(one, locale)]));
}

const candidatesOf = (product: ModelProduct): Candidate[] => product.variations.map((variation) => ({ product, variation }));

function candidateOf(model: CatalogueModel, productId: Id<"product">, variationId: Id<"variation">): Candidate[] {
  const product = model.products.get(productId);
  return product ? candidatesOf(product).filter(({ variation }) => variation.id === variationId) : [];
}

/** Cached, since a shop has few different sizes and colours. */
function keysIn(shop: Shop): (one: Candidate) => Keys {
  const kept = keptInMemory(shop, "keys of sizes and colours", () => ({
    sizes: new Map<string, string>(),
    colours: new Map<string, string[]>(),
  }));
  const once = <Value>(known: Map<string, Value>, text: string, make: (text: string) => Value): Value => {
    const value = known.get(text) ?? make(text);
    known.set(text, value);
    return value;
  };
  const colour = (text: string) => once(kept.colours, text, keysOfColour);
  return ({ variation }) => ({
    size: once(kept.sizes, variation.size, keyOfSize),
    colours: [...colour(variation.colour), ...colour(variation.colour_name_uk), ...colour(variation.colour_name_ru)],
  });
}

function viewGoods({ product, variation }: Candidate, locale: Locale): OrderedGoods {
  const name = inLanguage(locale, product.name_uk, product.name_ru);
  const picture = pictureOf(product, variation.colour);
  const shown = viewPicture(picture ?? { id: idOf<"picture">(0), colour: variation.colour }, name, locale);
  return {
    productId: product.id,
    id_1c: product.id_1c,
    article: product.article,
    name,
    image: picture ? shown.src : null,
    tint: shown.tint,
    variationId: variation.id,
    size: sizeName(variation.size, languageOf(locale)),
    colour: colourName({ product, variation }, locale),
    price: toHryvnias(variation.price),
    pack: variation.pack,
    suborder: product.suborder,
  };
}

const viewProduct = ({ id_1c, article, name, image, tint }: OrderedGoods): NamedProduct => ({ id_1c, article, name, image, tint });

function optionsOf(why: "code" | "size" | "colour", among: readonly Candidate[], locale: Locale): string[] {
  if (why === "code") return [];
  const names =
    why === "size"
      ? among
          .toSorted((a, b) => sizeOrder(a.variation.size) - sizeOrder(b.variation.size))
          .map(({ variation }) => sizeName(variation.size, languageOf(locale)))
      : among.map((one) => colourName(one, locale));
  return [...new Set(names)].filter(Boolean).slice(0, MOST_OPTIONS);
}

const colourName = ({ variation }: Candidate, locale: Locale): string =>
  inLanguage(locale, variation.colour_name_uk, variation.colour_name_ru);
