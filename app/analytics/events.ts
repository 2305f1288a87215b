import type { ProductCard, ProductView, VariationView } from "../../features/catalogue/catalogue.contract.ts";
import { fromHryvnias, toHryvnias, kopiykas } from "../../platform/money.ts";
import { searchKey } from "../../features/catalogue/search/search-misses.rules.ts";

/** GA4's names; hryvnias a piece. */
export type Item = {
  item_id: string;
  item_group_id: string;
  item_name: string;
  item_category: string;
  item_variant?: string;
  price: number;
  discount?: number;
  quantity: number;
  index?: number;
  item_list_id?: string;
  item_list_name?: string;
};
export type ShopEvent =
  | { event: "search"; search_term: string }
  | {
      event: "view_item_list" | "select_item";
      ecommerce: { item_list_id: string; item_list_name: string; items: readonly Item[] };
    }
  | { event: "view_item"; ecommerce: { currency: "UAH"; value: number; items: readonly Item[] } };

/** `from`: position of the first, counted from 1. */
export type ShownList = { id: string; name: string; products: readonly ProductCard[]; from?: number };

/** GA4 takes 200 items with an event. */
const MOST_ITEMS = 200;

export const viewItemList = (list: ShownList): ShopEvent => ({
  event: "view_item_list",
  ecommerce: {
    item_list_id: list.id,
    item_list_name: list.name,
    items: list.products.slice(0, MOST_ITEMS).map((_, at) => itemOfList(list, at)),
  },
});

/** Undefined when it is in none of the lists. */
export function selectItem(lists: readonly ShownList[], id1c: string): ShopEvent | undefined {
  for (const list of lists) {
    const at = list.products.findIndex((product) => product.id_1c === id1c);
    if (at < 0) continue;
    return {
      event: "select_item",
      ecommerce: { item_list_id: list.id, item_list_name: list.name, items: [itemOfList(list, at)] },
    };
  }
  return undefined;
}

export function viewItem(product: ProductView, variation: VariationView | undefined): ShopEvent {
  const price = variation?.price ?? product.price;
  const oldPrice = variation ? variation.oldPrice : product.oldPrice;
  const variant = [variation?.size, variation?.colourName].filter(Boolean).join(" / ");
  const item: Item = {
    ...basicsOf(product, variation?.id_1c),
    ...(variant ? { item_variant: variant } : {}),
    price,
    ...discountOf(price, oldPrice),
    quantity: 1,
  };
  return { event: "view_item", ecommerce: { currency: "UAH", value: price, items: [item] } };
}

/** Undefined when the text says nothing or may name a person. */
export function searchEvent(text: string): ShopEvent | undefined {
  const term = searchKey(text);
  return term === undefined ? undefined : { event: "search", search_term: term };
}

function itemOfList({ id, name, products, from = 1 }: ShownList, at: number): Item {
  const product = products[at] as ProductCard;
  return {
    ...basicsOf(product, product.productVariations[0]?.id_1c),
    price: product.price,
    ...discountOf(product.price, product.oldPrice),
    quantity: 1,
    index: from + at,
    item_list_id: id,
    item_list_name: name,
  };
}

/** The id of the feeds is the variation's. */
const basicsOf = (product: Omit<ProductCard, "productVariations">, variationId = product.id_1c) => ({
  item_id: variationId,
  item_group_id: product.id_1c,
  item_name: product.name,
  item_category: product.item_category,
});

function discountOf(price: number, oldPrice: number | null): { discount?: number } {
  return oldPrice === null || oldPrice <= price ? {} : { discount: toHryvnias(kopiykas(fromHryvnias(oldPrice) - fromHryvnias(price))) };
}
