import { afterAll, beforeAll, expect, test } from "vitest";
import { kopiykas } from "../../../../platform/money/money.ts";
import { callSearch } from "../../../../support/call-search.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { openCatalogueModel } from "../model/keep-fresh.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addTestGoods(shop, { name: "Сукня «Верба»" });
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());

const wayOf = async (text: string) => (await callSearch(testVisit(shop), text)).redirect?.to;

test.each([
  ["доставка", "/delivery"],
  ["ДОСТАВКА И ОПЛАТА", "/delivery"],
  ["нова пошта", "/delivery"],
  ["ljcnfdrf", "/delivery"],
  ["повернення товару", "/warranty"],
  ["контакты", "/about"],
  ["новинки", "/new-items"],
  [" Доставка?", "/delivery"],
  ["yjdbyrb", "/new-items"],
  ["сукня", undefined],
  ["новинки сукня", undefined],
  ["сукня знижки", undefined],
])("«%s» leads to %s", async (text, to) => {
  expect(await wayOf(text)).toBe(to);
});

test("a list of the shop that is empty is no goal", async () => {
  expect(await wayOf("знижки")).toBeUndefined();
  await shop.db.write((tx) =>
    tx
      .updateTable("variation")
      .set({ old_price: kopiykas(20_000) })
      .execute(),
  );
  await openCatalogueModel(shop);
  expect(await wayOf("знижки")).toBe("/sale");
});
