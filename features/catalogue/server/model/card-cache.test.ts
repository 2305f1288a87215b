import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { openTestShop, type TestShop } from "../../../../support/test-shop.ts";
import { openCatalogueModel } from "../../catalogue.server.ts";
import { modelOf } from "./model.ts";

let shop: TestShop;
beforeAll(async () => (shop = await openTestShop()));
afterAll(() => shop.close());

test("the JSON of a card that is asked for often is kept, in no more memory than it takes", async () => {
  const { productId } = await addTestGoods(shop);
  await openCatalogueModel(shop);
  const model = modelOf(shop);
  const product = model.products.get(productId);
  if (!product) throw new Error("the product is not in the model");
  const json = () => model.cards.json(model, product, "ua", shop.clock.now());
  for (let turn = 0; turn < 10; turn += 1) json();
  expect(json()).toBe(json());
  expect(json().buffer.byteLength).toBe(json().byteLength);
});
