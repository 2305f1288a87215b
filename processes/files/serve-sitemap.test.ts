import { afterAll, beforeAll, expect, test } from "vitest";
import { viewPromotion } from "../../features/content/content.server.ts";
import { contentTopic } from "../../features/topics.ts";
import { changesHeard } from "../../support/changes.ts";
import { openTestShop, testVisit, type TestShop } from "../../support/test-shop.ts";
import { sitemapResponse } from "./serve-sitemap.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

const ask = async (headers: Record<string, string> = {}) => {
  const response = await sitemapResponse(shop, new Request("https://shop.example/sitemaps/1.xml", { headers }), 1);
  if (!response) throw new Error("no sitemap");
  return response;
};
const packed = { "Accept-Encoding": "gzip" };
const promotions = async () => [...(await (await ask()).text()).matchAll(/<loc>[^<]*\/promo\/([^<]*)<\/loc>/g)].map(([, slug]) => slug);

test("it names a promotion as long as its page is there: not before it begins, and not after its end", async () => {
  const words = { text_uk: "", text_ru: "", button_uk: "Так", button_ru: "Да", link: "", tint: 1, title_uk: "Знижки", title_ru: "Скидки" };
  shop.clock.set("2026-11-21T10:00:00Z");
  expect(await promotions()).toEqual([]);
  await shop.db.write(async (tx) => {
    const times = { shown_from: new Date("2026-11-21T12:00:00Z"), shown_until: new Date("2026-11-21T14:00:00Z") };
    const promotion = { ...words, ...times, slug: "noon", place: "carousel" as const, position: 1 };
    await tx
      .insertInto("promotion")
      .values({ ...promotion, rule: JSON.stringify({ category: "1310" }) })
      .execute();
    tx.changed(contentTopic, ["content"]);
  });
  await changesHeard(shop);
  for (const [at, isThere] of [
    ["11:59:59", false],
    ["12:00:00", true],
    ["13:59:59", true],
    ["14:00:00", false],
  ] as const) {
    const { etag } = Object.fromEntries((await ask(packed)).headers);
    shop.clock.set(`2026-11-21T${at}Z`);
    expect((await viewPromotion(testVisit(shop), "noon")) !== undefined).toBe(isThere);
    expect(await promotions()).toEqual(isThere ? ["noon", "noon"] : []);
    if (at !== "13:59:59" && at !== "11:59:59") expect((await ask({ ...packed, "If-None-Match": etag ?? "" })).status).toBe(200);
  }
});

test("S59 two at once are unpacked for who takes no gzip, the next are asked to come later; who asks for the head alone holds no place", async () => {
  const address = "https://shop.example/sitemaps/1.xml";
  for (let time = 0; time < 5; time += 1) await sitemapResponse(shop, new Request(address, { method: "HEAD" }), 1);
  const crowd = await Promise.all(Array.from({ length: 6 }, () => ask().catch((error: { status: number }) => error)));
  expect(crowd.map(({ status }) => status).toSorted()).toEqual([200, 200, 503, 503, 503, 503]);
  expect((await ask(packed)).status).toBe(200);
  for (const one of crowd) if (one instanceof Response) await one.text();
  await expect.poll(async () => (await ask().catch((error: { status: number }) => error)).status).toBe(200);
});
