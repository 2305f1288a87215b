import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { openTestShop, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { getProducts, searchProduct } from "../../catalogue.contract.ts";
import { catalogueApi, openCatalogueModel, staffSearchApi, writeSearchMisses } from "../../catalogue.server.ts";
import { getSearchMisses } from "../../staff-search.contract.ts";
import { usualLimits } from "../../../../platform/limits/limits.ts";
import { forgetOldSearchMisses, MOST_TEXTS_A_MINUTE, PACE_OF_TEXTS, rememberMiss } from "./search-misses.ts";

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

  test("a network is heard once a day with a text and so far with others: nobody alone makes a text wanted or fills the table", async () => {
    const strict = { ...shop, config: { ...shop.config, limits: usualLimits } };
    const ask = (address: string, text: string) => rememberMiss({ shop: strict, address, now: shop.clock.now() }, text);
    for (let turn = 0; turn < 15; turn += 1) ask("192.0.2.1", "лайка");
    ask("192.0.2.1", "самокат");
    ask("192.0.2.2", "самокат");
    expect(await misses()).toEqual([
      ["самокат", 2],
      ["лайка", 1],
    ]);
    for (let at = 0; at < PACE_OF_TEXTS.burst * 2; at += 1) {
      ask("192.0.2.3", `ґґ${String.fromCodePoint(0x4e00 + at)}ъъ`);
      if (at % 50 === 0) await misses();
    }
    ask("192.0.2.4", "скейтборд");
    await misses();
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from search_miss`.execute(shop.db.read);
    expect(rows[0]?.count).toBe(PACE_OF_TEXTS.burst + 3);
    shop.clock.advanceSeconds(86_400);
    ask("192.0.2.1", "лайка");
    expect(await misses(1)).toEqual([["лайка", 1]]);
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
