import { expect, test } from "vitest";
import { openTable, type Screen } from "./screen-table.ts";

const screen = (path: string): Screen => ({ id: path, file: path, path, layouts: [], load: async () => ({ default: () => null }) });
const find = openTable(["", "sale", "product/:id", "account/orders/:number", "account/orders", "*"].map(screen));

test.each([
  ["/", "", {}],
  ["/sale", "sale", {}],
  ["/Sale/", "sale", {}],
  ["/product/a%20b", "product/:id", { id: "a b" }],
  ["/product/Verba", "product/:id", { id: "Verba" }],
  ["/account/orders", "account/orders", {}],
  ["/account/orders/7", "account/orders/:number", { number: "7" }],
  ["/product", "*", {}],
  ["/product/a/b", "*", {}],
  ["/product/%E0", "*", {}],
])("%s is the screen %j", (path, id, params) => {
  const found = find(path);
  expect([found?.screen.id, found?.params]).toEqual([id, params]);
});

test("without a screen for everything else a path may have none", () => {
  expect(openTable([screen("sale")])("/cart")).toBeUndefined();
});
