import { expect, test } from "vitest";
import { ensureTestPostgres } from "../../support/postgres-cluster.ts";
import { openTestShop } from "../../support/test-shop.ts";
import { warnOfLocale } from "./warn-of-locale.ts";

test.each([
  ["C", 1],
  ["C.UTF-8", 0],
])("a shop on a database of locale %s", async (locale, warnings) => {
  const shop = await openTestShop({ databaseUrl: await ensureTestPostgres({ locale }), places: "none" });
  const said: unknown[] = [];
  shop.log.warn = (...words: unknown[]) => void said.push(words);
  await warnOfLocale(shop);
  await shop.close();
  expect(said).toHaveLength(warnings);
});

test("the embedded database knows them", async () => {
  const shop = await openTestShop({ database: "embedded", places: "none" });
  const said: unknown[] = [];
  shop.log.warn = (...words: unknown[]) => void said.push(words);
  await warnOfLocale(shop);
  await shop.close();
  expect(said).toEqual([]);
});
