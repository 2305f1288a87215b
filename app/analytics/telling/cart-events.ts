import { offerGroupId, offerId } from "../../../features/catalogue/words/offer-id.ts";
import type { CartItem } from "../../../features/cart/cart.contract.ts";
import { purchaseId } from "../../../features/conversions/event-id.rules.ts";
import { goodsOf, discountOf } from "./events.ts";
import type { Item, ShopEvent } from "./shop-event.ts";

type Lines = readonly CartItem[];

/** Pieces added to the cart, in the names of specification §7. */
export const addToCart = (line: CartItem, pieces: number): ShopEvent => ({
  event: "add_to_cart",
  name: line.name,
  id: line.id,
  price: line.variant.price,
  category: line.item_category,
  quantity: pieces,
  ecommerce: goodsOf([itemOf(line, pieces)]),
});

export const removeFromCart = (lines: readonly { line: CartItem; pieces: number }[]): ShopEvent => ({
  event: "remove_from_cart",
  ecommerce: goodsOf(lines.map(({ line, pieces }) => itemOf(line, pieces))),
});

export const viewCart = (lines: Lines): ShopEvent => ({ event: "view_cart", ecommerce: cartOf(lines) });

export const beginCheckout = (lines: Lines): ShopEvent => ({ event: "begin_checkout", ecommerce: cartOf(lines) });

export const addShippingInfo = (lines: Lines, tier: string): ShopEvent => ({
  event: "add_shipping_info",
  ecommerce: { ...cartOf(lines), shipping_tier: tier },
});

export const addPaymentInfo = (lines: Lines, type: string): ShopEvent => ({
  event: "add_payment_info",
  ecommerce: { ...cartOf(lines), payment_type: type },
});

export type Placed = { number: number; companionNumber: number | null };

/** One event for each order, as the server tells them: goods made to order are a purchase of their own. */
export function purchases(lines: Lines, { number, companionNumber }: Placed): ShopEvent[] {
  if (companionNumber === null) return [purchase(lines, number)];
  return [
    purchase(
      lines.filter((line) => !line.suborder),
      number,
    ),
    purchase(
      lines.filter((line) => line.suborder),
      companionNumber,
    ),
  ];
}

const purchase = (lines: Lines, number: number): ShopEvent => ({
  event: "purchase",
  event_id: purchaseId(number),
  ecommerce: { ...cartOf(lines), transaction_id: String(number) },
});

const cartOf = (lines: Lines) => goodsOf(lines.map((line) => itemOf(line)));

function itemOf({ id, id_1c, name, item_category, variant, quantity }: CartItem, pieces = quantity): Item {
  const chosen = [variant.size, variant.colour].filter(Boolean).join(" / ");
  return {
    item_id: offerId(variant),
    item_group_id: offerGroupId({ id, id_1c }),
    item_name: name,
    item_category,
    ...(chosen ? { item_variant: chosen } : {}),
    price: variant.price,
    ...discountOf(variant.price, variant.oldPrice),
    quantity: pieces,
  };
}
