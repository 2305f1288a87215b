import { splitOfferId } from "../../exchange.rules.ts";
import type { RowValues } from "../../programs/row-values.rules.ts";
import type { ReasonKey } from "../../reasons.messages.ts";
import type { Shop } from "../../../shop.ts";
import { selectKnownGoods, type KnownGood } from "./known-goods.queries.ts";

export type Missed = { reason: ReasonKey; said: string };
export type Goods = ReturnType<typeof knownGoods>;

/** The shop's goods under the keys of these rows. */
export async function readKnownGoods(shop: Shop, rows: readonly RowValues[]): Promise<Goods> {
  const named = (field: "id" | "variation" | "article" | "barcode") => rows.flatMap(({ texts }) => texts.get(field) ?? []);
  const ids = [...named("id"), ...named("variation")];
  // A row with an id is found by it alone.
  const others = rows.filter(({ texts }) => !texts.has("id") && !texts.has("variation"));
  const of = (field: "article" | "barcode") => [...new Set(others.flatMap(({ texts }) => texts.get(field) ?? []))].filter(Boolean);
  return knownGoods(
    await selectKnownGoods(shop.db.read, {
      products: [...new Set(ids.map((id) => splitOfferId(id).product))],
      variations: [...new Set(ids)],
      articles: of("article"),
      barcodes: of("barcode"),
    }),
  );
}

export function knownGoods(known: readonly KnownGood[]) {
  const byProduct = Map.groupBy(known, ({ product }) => product);
  const productOf = new Map(known.flatMap(({ product, variation }) => (variation === null ? [] : [[variation, product] as const])));
  const variationsOf = (product: string): string[] => (byProduct.get(product) ?? []).flatMap(({ variation }) => variation ?? []);
  const meant = ({ texts }: RowValues): KnownGood[] => {
    const [article, barcode] = [texts.get("article"), texts.get("barcode")];
    if (!article && !barcode) return [];
    const own = known.filter((one) => (article ? one.article === article : one.barcode === barcode));
    const products = new Set(own.map(({ product }) => product));
    const whole = known.filter((one) => (article ? one.productArticle === article : one.productBarcode === barcode));
    return [...own, ...whole.filter(({ product }) => !products.has(product))];
  };
  return {
    has: (product: string): boolean => byProduct.has(product),
    /** The product a row of goods means; a new one by its id, else by its article. */
    productOf(values: RowValues): { id: string } | Missed {
      const { texts } = values;
      const id = texts.get("id") ?? texts.get("variation");
      if (id) return { id: productOf.get(id) ?? splitOfferId(id).product };
      const products = new Set(meant(values).map(({ product }) => product));
      const [only] = products;
      if (products.size > 1) return { reason: "keyAmbiguous", said: keyOf(values) };
      if (only !== undefined) return { id: only };
      const article = texts.get("article");
      // The part after a `#` would name a variation.
      return article ? { id: article.replaceAll("#", "-") } : { reason: "noKey", said: "" };
    },
    /** The variations a row of prices or pieces means; pieces of a product with several are refused. Rows of unknown goods wait. */
    offersOf(values: RowValues): string[] | Missed {
      const { texts, stocks } = values;
      const id = texts.get("variation") || texts.get("id");
      if (!id && !keyOf(values)) return { reason: "noKey", said: "" };
      if (id && productOf.has(id)) return [id];
      const { product } = splitOfferId(id ?? "");
      if (id && !byProduct.has(product)) return [id];
      if (id && id !== product) return { reason: "variationUnknown", said: id };
      const found = id ? variationsOf(product) : meant(values).flatMap(({ variation, product: whose }) => variation ?? whose);
      const [first] = found;
      if (id && first === undefined) return [id];
      if (first === undefined) return { reason: "keyUnknown", said: keyOf(values) };
      const products = new Set(found.map((one) => productOf.get(one) ?? one));
      if (products.size > 1) return { reason: "keyAmbiguous", said: keyOf(values) };
      if (found.length > 1 && stocks.length > 0) return { reason: "variationAmbiguous", said: id ?? keyOf(values) };
      return found;
    },
  };
}

const keyOf = ({ texts }: RowValues): string => texts.get("article") || texts.get("barcode") || "";
