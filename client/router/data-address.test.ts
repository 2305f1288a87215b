import { expect, test } from "vitest";
import { dataAddress, isPageData, pathOfData } from "./data-address.ts";

test.each([
  ["/", "/_root.data"],
  ["/ru", "/ru.data"],
  ["/ru/", "/ru.data"],
  ["/sale", "/sale.data"],
])("the data of %s stands at %s", (pathname, address) => {
  expect(dataAddress({ pathname, search: "?page=2" })).toBe(`${address}?page=2`);
  expect(pathOfData(address)).toBe(pathname.replace(/(.)\/$/, "$1"));
});

test("a page's address is not that of data", () => {
  expect(pathOfData("/sale")).toBeUndefined();
});

test("a refusal made before any page is not a page's data", () => {
  expect([{ message: "busy" }, undefined, "data", { data: {} }, { redirect: "/" }].map(isPageData)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});
