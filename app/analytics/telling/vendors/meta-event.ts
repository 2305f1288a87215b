import type { Goods, ShopEvent } from "../shop-event.ts";

export type MetaEvent = { call: "track" | "trackCustom"; name: string; values: object };

/** A list is shortened: a call is one address, whose length is limited. */
const MOST_IDS = 10;
const ofGoods = {
  view_item: "ViewContent",
  add_to_cart: "AddToCart",
  add_to_wishlist: "AddToWishlist",
  begin_checkout: "InitiateCheckout",
  add_payment_info: "AddPaymentInfo",
  purchase: "Purchase",
} as const;

/** Meta's name and values of an event; undefined where it has none. Ids are those of feeds and server. */
export function metaEvent(event: ShopEvent): MetaEvent | undefined {
  switch (event.event) {
    case "page_view":
      return track("PageView", {});
    case "search":
      return track("Search", { search_string: event.search_term });
    case "sign_up":
      return track("CompleteRegistration", {});
    case "view_item_list": {
      const { items, item_list_name: name } = event.ecommerce;
      const values = { content_ids: items.slice(0, MOST_IDS).map((item) => item.item_id), content_category: name };
      return { call: "trackCustom", name: "ViewCategory", values };
    }
    case "purchase":
      return track(ofGoods.purchase, { ...valuesOf(event.ecommerce), order_id: event.ecommerce.transaction_id });
    case "view_item":
    case "add_to_cart":
    case "add_to_wishlist":
    case "begin_checkout":
    case "add_payment_info":
      return track(ofGoods[event.event], valuesOf(event.ecommerce));
    default:
      return undefined;
  }
}

const track = (name: string, values: object): MetaEvent => ({ call: "track", name, values });

const valuesOf = ({ currency, value, items }: Goods) => ({
  currency,
  value,
  content_type: "product",
  content_ids: items.map((item) => item.item_id),
  contents: items.map((item) => ({ id: item.item_id, quantity: item.quantity, item_price: item.price })),
  num_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
  ...(items.length === 1 ? { content_name: items[0]?.item_name } : {}),
});
