import { expect, test } from "vitest";
import { api } from "../calls/api.ts";
import { openRoutes } from "./route-of.ts";
import { staffCalls } from "../calls/staff-calls.ts";

const routeOf = openRoutes([...api, ...staffCalls].map(({ endpoint }) => endpoint));

test.each([
  ["GET", "/api/get-products?category=1110&page=2", "GET /api/get-products"],
  ["GET", "/api/get-product/planted-stock-50", "GET /api/get-product/{id}"],
  ["POST", "/api/admin/orders/7/status", "POST /api/admin/orders/{id}/status"],
  ["GET", "/api/admin/orders/7", "GET /api/admin/orders/{id}"],
  ["POST", "/api/get-products", undefined],
  ["GET", "/api/get-product/a/b", undefined],
  ["GET", "/api/nothing", undefined],
  ["GET", "/category/1110", undefined],
])("%s %s", (method, url, expected) => expect(routeOf(method, url)).toBe(expected));

test("every call has a route of its own", () => {
  for (const { endpoint } of [...api, ...staffCalls])
    expect(routeOf(endpoint.method, endpoint.path.replaceAll(/\{\w+\}/g, "7"))).toBe(`${endpoint.method} ${endpoint.path}`);
});
