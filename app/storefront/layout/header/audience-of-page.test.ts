import { expect, test } from "vitest";
import { audienceOfPage } from "./audience-of-page.ts";

const page = { path: "/", search: "", loaded: undefined };

test("a page without an audience shows the visitor's last choice", () => {
  expect(audienceOfPage(page, "kids")).toBe("kids");
  expect(audienceOfPage({ ...page, path: "/new-items", loaded: { listing: { audiences: [] } } }, "home")).toBe("home");
  expect(audienceOfPage({ ...page, path: "/nothing-here", loaded: undefined }, "male")).toBe("male");
});

test("the page's own audience goes before the last choice", () => {
  expect(audienceOfPage({ ...page, path: "/male" }, "home")).toBe("male");
  expect(audienceOfPage({ ...page, path: "/retail/kids" }, "female")).toBe("kids");
  expect(audienceOfPage({ ...page, path: "/category/2110", loaded: { listing: { audiences: ["male"] } } }, "home")).toBe("male");
  expect(audienceOfPage({ ...page, path: "/product/verba", loaded: { audiences: ["female"] } }, "home")).toBe("female");
  expect(audienceOfPage({ ...page, path: "/sale", search: "?audience=kids" }, "home")).toBe("kids");
});

test("of several audiences the visitor's last choice is kept, else the first is shown", () => {
  const unisex = { ...page, path: "/category/9", loaded: { listing: { audiences: ["female", "male"] } } };
  expect([audienceOfPage(unisex, "male"), audienceOfPage(unisex, "home")]).toEqual(["male", "female"]);
});

test("what is no audience by that name shows none", () => {
  expect(audienceOfPage({ ...page, loaded: { audiences: [{ gender: "kids", picture: null }] } }, "home")).toBe("home");
});

test("strangers' words in the address are passed over", () => {
  expect(audienceOfPage({ ...page, path: "/sale", search: "?audience=<b>,cats" }, "male")).toBe("male");
});
