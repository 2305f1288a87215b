import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { getProducts, searchProduct } from "../../catalogue.contract.ts";
import { catalogueApi, openCatalogueModel, staffSearchApi, writeSearchMisses } from "../../catalogue.server.ts";
import { getSearchMisses } from "../../staff-search.contract.ts";
import { forgetOldSearchMisses, MOST_TEXTS_A_MINUTE } from "./search-misses.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addTestGoods(shop, { name: "Сукня «Верба»" });
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await writeSearchMisses(shop);
  await shop.db.write((tx) => tx.deleteFrom("search_miss").execute());
});

const visit = () => testVisit(shop, { guest: "g" });
const look = (search: string) => callEndpoint(catalogueApi, searchProduct, visit(), { search });
const list = (query: Parameters<typeof callEndpoint<typeof getProducts>>[3]) => callEndpoint(catalogueApi, getProducts, visit(), query);
const misses = async (days = 30) => {
  await writeSearchMisses(shop);
  return (await callEndpoint(staffSearchApi, getSearchMisses, visit(), { days })).body.misses.map(({ text, times }) => [text, times]);
};

describe("searches that found nothing", () => {
  test("are counted by their text, however they were written and wherever they were asked", async () => {
    await look("самокат");
    await look(" САМОКАТ ");
    await list({ search: "самокат" });
    await look("скейтборд");
    expect(await misses()).toEqual([
      ["самокат", 3],
      ["скейтборд", 1],
    ]);
  });

  test("what was found is not among them, nor what only a filter left empty, nor a phone, nor a text too short", async () => {
    await look("сукня");
    await list({ search: "сукня", price_min: "9999" });
    await look("067 123 45 67");
    await look("ъъ");
    expect(await misses()).toEqual([]);
  });

  test("a flood of made-up texts is heard only so far", async () => {
    for (let at = 0; at < MOST_TEXTS_A_MINUTE + 50; at += 1) await look(`ґґ${String.fromCodePoint(0x4e00 + at)}ъъ`);
    await misses();
    const { count } = await shop.db.read
      .selectFrom("search_miss")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBe(MOST_TEXTS_A_MINUTE);
  });

  test("nobody waits for the writing: until it comes nothing is in the database", async () => {
    await look("самокат");
    expect(await shop.db.read.selectFrom("search_miss").selectAll().execute()).toEqual([]);
  });

  test("are told for the days asked, and forgotten after ninety", async () => {
    await look("самокат");
    expect(await misses(1)).toEqual([["самокат", 1]]);
    shop.clock.advanceSeconds(86_400);
    expect(await misses(1)).toEqual([]);
    expect(await misses(2)).toEqual([["самокат", 1]]);
    shop.clock.advanceSeconds(91 * 86_400);
    await forgetOldSearchMisses(shop);
    expect(await shop.db.read.selectFrom("search_miss").selectAll().execute()).toEqual([]);
  });
});
