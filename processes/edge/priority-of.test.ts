import { expect, test } from "vitest";
import { api } from "../calls/api.ts";
import { priorityOf } from "./priority-of.ts";

test.each([
  ["page", "GET", "/"],
  ["page", "GET", "/ru/category/1110"],
  ["page", "GET", "/category/1110.data"],
  ["page", "HEAD", "/sale"],
  ["page", "GET", "/feeds/google.xml"],
  ["page", "GET", "/price-list/secret.xlsx"],
  ["read", "GET", "/account/orders"],
  ["read", "GET", "/ru/favorites.data"],
  ["read", "GET", "/api/get-products"],
  ["read", "GET", "/api/search-product"],
  ["read", "GET", "/api/cart-events"],
  ["change", "POST", "/api/basket-add-product"],
  ["change", "POST", "/api/v2/via-phone-number"],
  ["change", "POST", "/cart"],
  ["change", "GET", "/api/admin/orders"],
  ["always", "POST", "/api/place-order"],
  ["always", "POST", "/api/order-validation"],
  ["always", "POST", "/api/sms-code-check"],
  ["always", "POST", "/api/v2/via-pin-code"],
  ["always", "GET", "/checkout"],
  ["always", "POST", "/ru/checkout.data"],
  ["always", "GET", "/api/get-cart"],
  ["always", "GET", "/healthz"],
  ["always", "GET", "/assets/entry-1.js"],
  ["always", "GET", "/pictures/1/240.webp"],
])("S58 %s: %s %s", (expected, method, path) => expect(priorityOf(method, path)).toBe(expected));

test("every call named as begun is one of the API", () => {
  const paths = new Set(api.map(({ endpoint }) => endpoint.path));
  for (const path of [
    "/api/order-validation",
    "/api/place-order",
    "/api/cancel-order",
    "/api/sms-code-check",
    "/api/v2/via-pin-code",
    "/api/v2/create-pin-code",
    "/api/logout",
    "/api/get-cart",
    "/api/get-settlements",
    "/api/get-departments",
    "/api/get-profile",
  ])
    expect([...paths], path).toContain(path);
});
