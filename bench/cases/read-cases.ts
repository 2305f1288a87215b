import type { RunningShop } from "../../support/running-shop.ts";

/** The addresses of a case; with `paths` every connection goes through all of them, in an order of its own. */
export type Address = { name: string; path: string; paths?: readonly string[]; headers?: Record<string, string> };
const packed = { "accept-encoding": "br" };

/** Addresses by case: pages come from the guests' cache, calls are made anew each time. */
export const readCases = {
  listing: async (_: RunningShop): Promise<Address[]> => [
    { name: "page", path: "/category/1110", headers: packed },
    { name: "call, three facets", path: "/api/get-products?category=1100&size=44,46&colour=burgundy,navy&season=%D0%9B%D1%96%D1%82%D0%BE" },
    { name: "call, whole section", path: "/api/get-products?gender=female" },
    { name: "call, deep page", path: "/api/get-products?gender=female&page=40" },
  ],
  product: async (_: RunningShop): Promise<Address[]> => [
    { name: "page", path: "/product/planted-stock-50", headers: packed },
    { name: "call", path: "/api/get-product/planted-stock-50" },
  ],
  search: async (_: RunningShop): Promise<Address[]> => [
    { name: "one word", path: `/api/search-product?search=${encodeURIComponent("сукня")}` },
    { name: "two words", path: `/api/search-product?search=${encodeURIComponent("чорна сукня")}` },
    { name: "other layout", path: "/api/search-product?search=rhjcsdrb" },
  ],
  home: async (_: RunningShop): Promise<Address[]> => [{ name: "page", path: "/", headers: packed }],
};
