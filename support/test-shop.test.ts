import { expect, test } from "vitest";
import { readSettings, writeSettings } from "../features/settings/settings.server.ts";
import { addTestGoods } from "./test-goods.ts";
import { openTestShop } from "./test-shop.ts";

test("a changed setting is read anew", async () => {
  const shop = await openTestShop();
  expect((await readSettings(shop)).min_order).toBe(0);
  await writeSettings(shop, { min_order: 1500 });
  expect((await readSettings(shop)).min_order).toBe(1500);
  await addTestGoods(shop);
  await shop.close();
});

test("a plain query inside a transaction is refused at once instead of waiting for itself", async () => {
  const shop = await openTestShop();
  await expect(shop.db.write(() => shop.db.read.selectFrom("setting").selectAll().execute())).rejects.toThrow("use the transaction");
  await shop.close();
});
