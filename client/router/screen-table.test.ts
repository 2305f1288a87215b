import { expect, test } from "vitest";
import { openTable, type Screen } from "./screen-table.ts";

const screen = (path: string): Screen => ({ id: path, file: path, path, layouts: [], load: async () => ({ default: () => null }) });
const find = openTable(["", "sale", "product/:id", "account/orders/:number", "account/orders", "*"].map(screen));

test.each([
  ["/", "", {}, "/"],
  ["/sale", "sale", {}, "/sale"],
  ["/Sale/", "sale", {}, "/sale"],
  ["/product/a%20b", "product/:id", { id: "a b" }, "/product/a%20b"],
  ["/Product/Verba", "product/:id", { id: "Verba" }, "/product/Verba"],
  ["/account/orders", "account/orders", {}, "/account/orders"],
  ["/account/ORDERS/7/", "account/orders/:number", { number: "7" }, "/account/orders/7"],
  ["/product", "*", {}, "/product"],
  ["/Product/a/b/", "*", {}, "/Product/a/b/"],
  ["/product/%E0", "*", {}, "/product/%E0"],
])("%s is the screen %j, spelled as the table has it", (asked, id, params, path) => {
  const found = find(asked);
  expect([found?.screen.id, found?.params, found?.path]).toEqual([id, params, path]);
});

test("whatever an address is called, its own spelling leads to itself", () => {
  for (const asked of ["/", "/Sale/", "/Product/A%2fB", "/ACCOUNT/orders/$&/", "/nowhere/"]) {
    const path = find(asked)?.path ?? "";
    expect(find(path)?.path).toBe(path);
  }
});

test("without a screen for everything else a path may have none", () => {
  expect(openTable([screen("sale")])("/cart")).toBeUndefined();
});
