import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { demoContent } from "../../../db/seed/content/demo-content.ts";
import type { Locale } from "../../../platform/i18n.ts";
import { getProducts } from "../../catalogue/catalogue.contract.ts";
import { getBanners, getPages, getPromotion, getStories } from "../content.contract.ts";
import { contentApi, onContentChange, seedContent } from "../content.server.ts";
import { sanitise } from "../../../platform/html/sanitise.ts";
import { writeSettings } from "../../settings/settings.server.ts";
import { contentTopic } from "../../topics.ts";
import type { Endpoint, InputOf } from "../../../platform/contracts/endpoint.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

const call = async <E extends Endpoint>(endpoint: E, locale: Locale = "ua") =>
  (await callEndpoint(contentApi, endpoint, testVisit(shop, { locale }), {} as InputOf<E>)).body;

test("a shop without a word yet answers in the right shape", async () => {
  expect(await call(getStories)).toEqual([]);
  expect(await call(getBanners)).toEqual([]);
  expect(Object.values(await call(getPages))).toEqual(Array.from({ length: 6 }, () => ({ title: "", body: "", updatedAt: "" })));
});

test("the demo's content is seen at once, in order and in both languages; writing it again changes nothing", async () => {
  await seedContent(shop, demoContent);
  await seedContent(shop, demoContent);
  const always = demoContent.stories.filter(({ shown_when }) => shown_when === "");
  await expect.poll(async () => (await call(getStories)).length).toBe(always.length);
  expect((await call(getStories)).map(({ title }) => title)).toEqual(always.map((story) => story.title_uk));
  expect((await call(getStories, "ru")).map(({ slides }) => slides.length)).toEqual(always.map(({ slides }) => slides.length));
  expect((await call(getBanners)).map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(demoContent.promotions.filter(({ shown_when }) => shown_when === "").map(({ slug }) => slug)),
  );
  expect((await call(getPages, "ru")).warranty.title).toBe(demoContent.pages.find(({ slug }) => slug === "warranty")?.title_ru);
});

test("a promotion with goods says what get-products is to be asked; one without is no page", async () => {
  const ask = async (slug: string) => (await callEndpoint(contentApi, getPromotion, testVisit(shop, { locale: "ru" }), { slug })).body;
  const told = await ask("warm-row");
  expect(told.title).toBe(demoContent.promotions.find(({ slug }) => slug === "warm-row")?.title_ru);
  expect(getProducts.input.safeParse(told.goods).success).toBe(true);
  expect(told.goods).toEqual({ category: "1310" });
  for (const slug of ["nothing", "tile-delivery"]) await expect(ask(slug)).rejects.toMatchObject({ status: 404 });
});

test("cleaning takes nothing from the demo's texts", async () => {
  for (const { body_uk: written } of demoContent.pages) {
    const kept = sanitise(written);
    expect(wordsOf(kept)).toEqual(wordsOf(written));
    expect(kept.match(/<[a-z0-9]+/g)).toEqual(written.match(/<[a-z0-9]+/g));
  }
});

test("what visitors read is filled, and says nothing of what the shop does not do", async () => {
  await writeSettings(shop, {
    services: ["np_branch", "cod"],
    min_order: 1500,
    phone: "+380670000701",
    email_admin: "office@semyriad.example",
  });
  const texts = JSON.stringify([await call(getPages), await call(getBanners), await call(getStories)]);
  expect(texts).not.toMatch(/\{[a-z_]+\}|data-when/);
  expect(texts).not.toMatch(/кешбек|укрпошт|поштомат|курʼєр|карткою на сайті|\bчат|безкоштовно доставляємо|Понад 20/i);
  expect((await call(getPages)).warranty.body, "who reads it on a phone calls by a press").toContain(
    '<a href="tel:+380670000701">+380 (67) 000-07-01</a>, <a href="mailto:office@semyriad.example">office@semyriad.example</a>',
  );
  expect(texts, "as the titles of goods by the piece promise").toContain("«Поштучно» мінімуму немає");
  expect((await call(getPages, "ru")).questions_and_answers.body).toContain("от 1\u00a0500\u00a0грн");
});

test("with a payment and a carrier switched off nothing is said of them, in either language", async () => {
  const said = async () => JSON.stringify([await call(getPages), await call(getPages, "ru")]);
  expect(await said()).toMatch(/Післяплата.*Наложенный платёж/s);
  await writeSettings(shop, { services: [] });
  await expect.poll(said).not.toMatch(/Оплачуєте замовлення у відділенні|Оплачиваете заказ в отделении|Нова пошта|Новая почта/);
  expect(await said()).toMatch(/тимчасово не приймаємо.*временно не принимаем/s);
  await writeSettings(shop, { services: ["np_branch", "cod"] });
  await expect.poll(said).toMatch(/Нова пошта, відділення/);
});

test("whom visitors who agreed are told to stands in the privacy policy while the shop tells them, in either language", async () => {
  const said = async () => [await call(getPages), await call(getPages, "ru")].map(({ privacy_policy: { body } }) => body);
  for (const body of await said()) expect(body).not.toMatch(/Google|Meta|_ga|_fbp/);
  await writeSettings(shop, { ga4_measurement_id: "G-ABCDE12345" });
  for (const language of [0, 1]) await expect.poll(async () => (await said())[language]).toMatch(/Google Analytics.*_ga/s);
  for (const body of await said()) expect(body).not.toMatch(/Meta|_fbp/);
  await writeSettings(shop, { meta_pixel_id: "1234567890" });
  for (const language of [0, 1]) await expect.poll(async () => (await said())[language]).toMatch(/Meta \(Facebook, Instagram\).*_fbp/s);
});

test("a promotion and a story come and go with what they speak of", async () => {
  const hidden = demoContent.promotions.filter(({ shown_when }) => shown_when === "link_telegram").map(({ slug }) => slug);
  const shown = async () => (await call(getBanners)).map(({ slug }) => slug);
  expect(hidden).toHaveLength(1);
  expect(await shown()).not.toContain(hidden[0]);
  await writeSettings(shop, { link_telegram: "https://t.me/semyriad_example" });
  await expect.poll(shown).toContain(hidden[0]);
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
  await shop.db.changes.tell([{ topic: contentTopic, keys: ["content"], by: "" }]);
  await expect.poll(async () => (await call(getPages)).warranty.body).toBe("<p>Так</p>");
  expect((await call(getBanners)).filter(({ link }) => link.includes("script"))).toEqual([]);
});

test("a change is told to whoever keeps pages made from it", async () => {
  let told = 0;
  onContentChange(shop, () => (told += 1));
  await shop.db.changes.tell([{ topic: contentTopic, keys: ["content"], by: "" }]);
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
  const broken: TestShop = {
    ...shop,
    memory: new Map(),
    db: { ...shop.db, changes: { ...shop.db.changes, on: () => Promise.reject(new Error("no connection")) } },
  };
  await expect(callEndpoint(contentApi, getStories, testVisit(broken), {})).rejects.toThrow("no connection");
  broken.db = shop.db;
  expect((await callEndpoint(contentApi, getStories, testVisit(broken), {})).body).not.toEqual([]);
});

const wordsOf = (html: string): string[] =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&")
    .split(/\s+/)
    .filter(Boolean);
