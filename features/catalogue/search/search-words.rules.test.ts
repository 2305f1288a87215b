import { expect, test } from "vitest";
import { pathInShop, plainSearch } from "./search-words.rules.ts";

test("a searched text is kept in small letters and single spaces", () => {
  expect(plainSearch("  Зимові   ЧОБОТИ ")).toBe("зимові чоботи");
  expect(plainSearch("а".repeat(100)).length).toBe(64);
});

test.each([
  ["/category/1820", "/category/1820"],
  ["https://semyriad.example/ru/category/1820?size=40", "/category/1820?size=40"],
  ["/ru", "/"],
  ["sale", "/sale"],
  ["/promo/winter", "/promo/winter"],
])("%s is %s in the shop", (address, path) => {
  expect(pathInShop(address)).toBe(path);
});

test.each([
  "",
  "/admin/orders",
  "/api/get-cart",
  "/cart",
  "/search?q=1",
  "javascript:alert(1)",
  "//evil.example",
  "\\\\evil",
  "https://x//evil",
])("%j leads nowhere in the shop", (address) => {
  expect(pathInShop(address)).toBeUndefined();
});
