import { expect, test } from "vitest";
import { exampleCart, type CartItem } from "../../../features/cart/cart.contract.ts";
import { addPaymentInfo, addShippingInfo, addToCart, beginCheckout, purchases, removeFromCart, viewCart } from "./cart-events.ts";

const [line] = exampleCart.products as CartItem[];
if (!line) throw new Error("the example has no line");
const toOrder: CartItem = { ...line, suborder: true, quantity: 3, variant: { ...line.variant, id_1c: "to-order", price: 0.1 } };

test("specification §7 a piece that was added is told with name, id, price, category and quantity, beside GA4's own", () => {
  expect(addToCart(line, 4)).toEqual({
    event: "add_to_cart",
    name: line.name,
    id: 17,
    price: 640,
    category: "1110",
    quantity: 4,
    ecommerce: {
      currency: "UAH",
      value: 2_560,
      items: [
        {
          item_id: line.variant.id_1c,
          item_group_id: line.id_1c,
          item_name: line.name,
          item_category: "1110",
          item_variant: "46 / бордовий",
          price: 640,
          discount: 190,
          quantity: 4,
        },
      ],
    },
  });
});

test("what is taken away is told by the pieces that went", () => {
  const event = removeFromCart([
    { line, pieces: 4 },
    { line: toOrder, pieces: 1 },
  ]);
  expect(event).toMatchObject({ event: "remove_from_cart", ecommerce: { value: 2_560.1, items: [{ quantity: 4 }, { quantity: 1 }] } });
});

test("the cart and the steps to an order carry all its lines; the worth is added in whole kopiykas", () => {
  const lines = [line, toOrder];
  for (const event of [viewCart(lines), beginCheckout(lines)])
    expect(event).toMatchObject({ ecommerce: { currency: "UAH", value: 2_560.3, items: [{ quantity: 4 }, { quantity: 3 }] } });
  expect(addShippingInfo(lines, "nova-poshta: branch")).toMatchObject({ ecommerce: { shipping_tier: "nova-poshta: branch" } });
  expect(addPaymentInfo(lines, "cod")).toMatchObject({ ecommerce: { payment_type: "cod", value: 2_560.3 } });
});

test("a purchase has the name that the server tells it by; goods made to order beside others are one of their own", () => {
  expect(purchases([line], { number: 100_234, companionNumber: null })).toMatchObject([
    { event: "purchase", event_id: "purchase-100234", ecommerce: { transaction_id: "100234", value: 2_560 } },
  ]);
  expect(purchases([toOrder, line], { number: 1, companionNumber: 2 })).toMatchObject([
    { event_id: "purchase-1", ecommerce: { transaction_id: "1", value: 2_560, items: [{ item_id: line.variant.id_1c }] } },
    { event_id: "purchase-2", ecommerce: { transaction_id: "2", value: 0.3, items: [{ item_id: "to-order" }] } },
  ]);
});
