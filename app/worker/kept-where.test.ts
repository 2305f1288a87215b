import { expect, test } from "vitest";
import { keptWhere } from "./kept-where.ts";

test.each([
  ["/", "pages"],
  ["/ru", "pages"],
  ["/category/dresses", "pages"],
  ["/product/7d0c2b3a-1110", "pages"],
  ["/product/7d0c2b3a-1110.data", "pages"],
  ["/_root.data", "pages"],
  ["/faq", "pages"],
  ["/cart", "personal"],
  ["/favorites", "personal"],
  ["/ru/account/orders/100234", "personal"],
  ["/account.data", "personal"],
  ["/api/get-cart", "personal"],
  ["/api/get-chat", "personal"],
  ["/assets/shop-abc123.js", "assets"],
  ["/pictures/812", "pictures"],
  ["/icons/192.png", "pictures"],
])("%s is kept with %s", (address, where) => {
  expect(keptWhere(address)).toBe(where);
});

test.each([
  "/checkout",
  "/ru/checkout/success",
  "/checkout.data",
  "/admin",
  "/admin/orders",
  "/card-sandbox/12",
  "/sign-in",
  "/api/place-order",
  "/api/get-products",
  "/api/cart-events",
  "/api/get-payment",
  "/account/return-photos/0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11/small.jpg",
  "/account/chat-photos/0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11/small.jpg",
  "/account/balance/statement.xlsx",
  "/sitemap.xml",
  "/feeds/google.xml",
  "/price-list/secret.xlsx",
  "/sw.js",
  "/readyz",
])("%s comes from the shop each time", (address) => {
  expect(keptWhere(address)).toBeUndefined();
});
