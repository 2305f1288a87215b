import { expect, test } from "vitest";
import { exampleCart, type CartItem } from "../../../../features/cart/cart.contract.ts";
import { addPaymentInfo, addToCart, beginCheckout, purchases, viewCart } from "../cart-events.ts";
import type { Item, ShopEvent } from "../shop-event.ts";
import { googleValues } from "./google.ts";
import { metaEvent } from "./meta-event.ts";

const lines = exampleCart.products as CartItem[];
const [line] = lines;
if (!line) throw new Error("the example has no line");
const [purchase] = purchases(lines, { number: 7, companionNumber: null });
if (!purchase) throw new Error("nothing was bought");
const items: Item[] = Array.from({ length: 30 }, (_, at) => ({
  item_id: `v${at}`,
  item_group_id: "p",
  item_name: "Сукня",
  item_category: "1110",
  price: 10,
  quantity: 1,
}));

test("Google hears the event's own values, its sums and items, under the event's id", () => {
  expect(googleValues(purchase)).toMatchObject({ event_id: "purchase-7", transaction_id: "7", currency: "UAH", value: 2_560, items: [{}] });
  expect(googleValues({ event: "search", search_term: "сукня", event_id: "1" })).toEqual({ search_term: "сукня", event_id: "1" });
});

test("each event has Meta's own name, or none", () => {
  const named = (event: ShopEvent) => metaEvent(event)?.name;
  const goods = { currency: "UAH" as const, value: 10, items: items.slice(0, 1) };
  expect(named({ event: "page_view", page_location: "https://shop.ua/" })).toBe("PageView");
  expect(named({ event: "search", search_term: "сукня" })).toBe("Search");
  expect(named({ event: "sign_up", method: "phone" })).toBe("CompleteRegistration");
  expect(named({ event: "login", method: "phone" })).toBeUndefined();
  expect(named({ event: "view_item", ecommerce: goods })).toBe("ViewContent");
  expect(named({ event: "add_to_wishlist", ecommerce: goods })).toBe("AddToWishlist");
  expect(named(addToCart(line, 4))).toBe("AddToCart");
  expect(named(viewCart(lines))).toBeUndefined();
  expect(named(beginCheckout(lines))).toBe("InitiateCheckout");
  expect(named(addPaymentInfo(lines, "cod"))).toBe("AddPaymentInfo");
  expect(named(purchase)).toBe("Purchase");
});

test("a list is told by its first ten goods, as an event of the shop's own", () => {
  const list = { item_list_id: "sale", item_list_name: "Розпродаж", items };
  expect(metaEvent({ event: "view_item_list", ecommerce: list })).toEqual({
    call: "trackCustom",
    name: "ViewCategory",
    values: { content_category: "Розпродаж", content_ids: items.slice(0, 10).map(({ item_id }) => item_id) },
  });
});

test("a purchase has the values that the server tells (integrations/meta/meta-body.ts), so that Meta counts one of both", () => {
  expect(metaEvent(purchase)).toEqual({
    call: "track",
    name: "Purchase",
    values: {
      currency: "UAH",
      value: 2_560,
      order_id: "7",
      content_type: "product",
      content_ids: [line.variant.id_1c],
      contents: [{ id: line.variant.id_1c, quantity: 4, item_price: 640 }],
      num_items: 4,
      content_name: line.name,
    },
  });
});
