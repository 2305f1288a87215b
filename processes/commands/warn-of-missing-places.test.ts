import { afterAll, beforeAll, expect, test } from "vitest";
import { loadDirectory } from "../../features/delivery/delivery.server.ts";
import { demoDirectory } from "../../support/stand-ins/demo-directory.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";
import { warnOfMissingPlaces } from "./warn-of-missing-places.ts";

let shop: TestShop;
const said: unknown[] = [];
beforeAll(async () => {
  shop = await openTestShop({ places: "none" });
  shop.log.warn = (...words: unknown[]) => void said.push(words);
});
afterAll(() => shop.close());

test("a shop says which carrier's places are missing, and nothing once they are loaded", async () => {
  await warnOfMissingPlaces(shop);
  expect(said).toEqual([[{ carrier: "nova-poshta" }, expect.stringContaining("not loaded")]]);
  await loadDirectory(shop, "nova-poshta", demoDirectory);
  said.length = 0;
  await expect.poll(async () => (await warnOfMissingPlaces(shop), said.splice(0))).toEqual([]);
});

test("a shop that does not say where it sends from is told that customers see no price", async () => {
  shop.integrations.vendors = new Map([["nova-poshta", { directory: demoDirectory }]]);
  await warnOfMissingPlaces(shop);
  expect(said.splice(0)).toEqual([[{ carrier: "nova-poshta" }, expect.stringContaining("no price")]]);
});
