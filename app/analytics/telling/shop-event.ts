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

/** `value`: hryvnias of all items, without delivery. */
export type Goods = { currency: "UAH"; value: number; items: readonly Item[] };

type What =
  | { event: "page_view"; page_location: string }
  | { event: "search"; search_term: string }
  | { event: "login" | "sign_up"; method: "phone" }
  | { event: "view_item_list" | "select_item"; ecommerce: { item_list_id: string; item_list_name: string; items: readonly Item[] } }
  | { event: "view_item" | "add_to_wishlist" | "remove_from_cart" | "view_cart" | "begin_checkout"; ecommerce: Goods }
  | { event: "add_to_cart"; ecommerce: Goods; name: string; id: number; price: number; category: string; quantity: number }
  | { event: "add_shipping_info"; ecommerce: Goods & { shipping_tier: string } }
  | { event: "add_payment_info"; ecommerce: Goods & { payment_type: string } }
  | { event: "purchase"; ecommerce: Goods & { transaction_id: string } };

/** `event_id`: unique, unless the server tells the same event under that name. */
export type ShopEvent = What & { event_id?: string };
