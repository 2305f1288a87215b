import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { demoContent } from "../../../db/seed/content/demo-content.ts";
import type { Locale } from "../../../platform/i18n.ts";
import { getBanners, getPages, getStories } from "../content.contract.ts";
import { contentApi, onContentChange, seedContent } from "../content.server.ts";
import { announceContent } from "./read-content.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

const call = async <E extends Parameters<typeof callEndpoint>[1]>(endpoint: E, locale: Locale = "ua") =>
  (await callEndpoint(contentApi, endpoint, testVisit(shop, { locale }), {} as never)).body;

test("a shop without a word yet answers in the right shape", async () => {
  expect(await call(getStories)).toEqual([]);
  expect(await call(getBanners)).toEqual([]);
  expect(Object.values(await call(getPages))).toEqual(Array.from({ length: 6 }, () => ({ title: "", body: "", updatedAt: "" })));
});

test("the demo's content is seen at once, in order and in both languages; writing it again changes nothing", async () => {
  await seedContent(shop, demoContent);
  await seedContent(shop, demoContent);
  await expect.poll(async () => (await call(getStories)).length).toBe(demoContent.stories.length);
  expect((await call(getStories)).map(({ title }) => title)).toEqual(demoContent.stories.map((story) => story.title_uk));
  expect((await call(getStories, "ru")).map(({ slides }) => slides.length)).toEqual(demoContent.stories.map(({ slides }) => slides.length));
  expect(await call(getBanners)).toHaveLength(demoContent.promotions.length);
  expect((await call(getPages, "ru")).warranty.title).toBe(demoContent.pages.find(({ slug }) => slug === "warranty")?.title_ru);
});

test("cleaning takes nothing from the demo's texts", async () => {
  const { body } = (await call(getPages)).payment_and_delivery;
  const written = demoContent.pages.find(({ slug }) => slug === "payment_and_delivery")?.body_uk ?? "";
  expect(wordsOf(body)).toEqual(wordsOf(written));
  expect(body.match(/<[a-z0-9]+/g)).toEqual(written.match(/<[a-z0-9]+/g));
});

test("what was written past the shop is cleaned when it is shown", async () => {
  await shop.db.write(async (tx) => {
    await tx
      .updateTable("page_text")
      .set({ body_uk: '<p onclick="x()">Так</p><script>x()</script>' })
      .where("slug", "=", "warranty")
      .execute();
    await tx.updateTable("promotion").set({ link: "javascript:x()" }).where("position", "=", 1).where("place", "=", "carousel").execute();
  });
  await announceContent(shop);
  await expect.poll(async () => (await call(getPages)).warranty.body).toBe("<p>Так</p>");
  expect((await call(getBanners)).filter(({ link }) => link.includes("script"))).toEqual([]);
});

test("a change is told to whoever keeps pages made from it", async () => {
  let told = 0;
  onContentChange(shop, () => (told += 1));
  await announceContent(shop);
  await expect.poll(() => told).toBe(1);
});

test("a link that may not stand on a page is not even written", async () => {
  const [promotion] = demoContent.promotions;
  if (!promotion) throw new Error("the demo has no promotions");
  await expect(
    seedContent(shop, { pages: [], stories: [], promotions: [{ ...promotion, slug: "bad", link: "javascript:x()" }] }),
  ).rejects.toThrow("may not stand on a page");
  expect((await call(getBanners)).some(({ slug }) => slug === "bad")).toBe(false);
});

test("a reading that failed is not kept", async () => {
  const broken: TestShop = { ...shop, memory: new Map(), db: { ...shop.db, listen: () => Promise.reject(new Error("no connection")) } };
  await expect(callEndpoint(contentApi, getStories, testVisit(broken), {})).rejects.toThrow("no connection");
  broken.db = shop.db;
  expect((await callEndpoint(contentApi, getStories, testVisit(broken), {})).body).toHaveLength(demoContent.stories.length);
});

const wordsOf = (html: string): string[] =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&")
    .split(/\s+/)
    .filter(Boolean);
