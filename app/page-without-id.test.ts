import { expect, test } from "vitest";
import { findPage } from "./find-page.ts";
import { pageWithoutId } from "./page-without-id.ts";

test("an address that lost its id leads to goods, with a slash at the end and in capitals too", () => {
  const addresses = ["/category", "/category/", "/Product", "/product/", "/promo", "/promo//"];
  expect(addresses.map(pageWithoutId)).toEqual(["/new-items", "/new-items", "/new-items", "/new-items", "/sale", "/sale"]);
});

test("no other address does, and none of them is a page", () => {
  expect(["/", "", "/category/1110", "/products", "/sale", "/ru/category"].map(pageWithoutId)).toEqual(Array(6).fill(undefined));
  for (const path of ["/category", "/product/", "/ru/promo"]) expect(findPage(path)?.parts.at(-1)?.id).toMatch(/^not-found/);
});
