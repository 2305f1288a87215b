import { offerGroupId, offerId } from "../../../features/catalogue/words/offer-id.ts";
import type { ProductCard, ProductView, VariationView } from "../../../features/catalogue/catalogue.contract.ts";
import { fromHryvnias, kopiykas, sumKopiykas, timesPieces, toHryvnias } from "../../../platform/money/money.ts";
import type { Goods, Item, ShopEvent } from "./shop-event.ts";
import { searchKey } from "../../../features/catalogue/search/search-misses.rules.ts";

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
  const item = {
    ...basicsOf(product, variation),
    ...(variant ? { item_variant: variant } : {}),
    price,
    ...discountOf(price, oldPrice),
    quantity: 1,
  };
  return { event: "view_item", ecommerce: goodsOf([item]) };
}

export const addToWishlist = (card: ProductCard): ShopEvent => ({
  event: "add_to_wishlist",
  ecommerce: goodsOf([itemOfCard(card)]),
});

/** Undefined when the text says nothing or may name a person. */
export function searchEvent(text: string): ShopEvent | undefined {
  const term = searchKey(text);
  return term === undefined ? undefined : { event: "search", search_term: term };
}

/** Their worth, added in whole kopiykas. */
export const goodsOf = (items: readonly Item[]): Goods => ({
  currency: "UAH",
  value: toHryvnias(sumKopiykas(items.map(({ price, quantity }) => timesPieces(fromHryvnias(price), quantity)))),
  items: items.slice(0, MOST_ITEMS),
});

const itemOfList = ({ id, name, products, from = 1 }: ShownList, at: number): Item => ({
  ...itemOfCard(products[at] as ProductCard),
  index: from + at,
  item_list_id: id,
  item_list_name: name,
});

const itemOfCard = (product: ProductCard): Item => ({
  ...basicsOf(product, product.productVariations[0]),
  price: product.price,
  ...discountOf(product.price, product.oldPrice),
  quantity: 1,
});

/** Feeds use the variation's id. */
const basicsOf = (
  product: Omit<ProductCard, "productVariations">,
  variation?: Pick<ProductCard["productVariations"][number], "id" | "id_1c">,
) => ({
  item_id: variation ? offerId(variation) : offerGroupId(product),
  item_group_id: offerGroupId(product),
  item_name: product.name,
  item_category: product.item_category,
});

export function discountOf(price: number, oldPrice: number | null): { discount?: number } {
  return oldPrice === null || oldPrice <= price ? {} : { discount: toHryvnias(kopiykas(fromHryvnias(oldPrice) - fromHryvnias(price))) };
}
