import { changesHeard, productsChanged } from "../../../support/changes.ts";
import type { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoContent } from "../../../db/seed/content/demo-content.ts";
import { onCatalogueChange, openCatalogueModel } from "../../../features/catalogue/catalogue.server.ts";
import { onContentChange, seedContent } from "../../../features/content/content.server.ts";
import { openPageCache } from "../../../platform/http/pages/page-cache.ts";
import { buildApp } from "../../../processes/build-app.ts";
import { openHealth } from "../../../processes/edge/health.ts";
import { openPageServer } from "../../../processes/pages/page-server.ts";
import { pageHead } from "../../../support/pages/page-head.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import { openTestShop, type TestShop } from "../../../support/test-shop.ts";

let shop: TestShop;
let app: Hono;
beforeAll(async () => {
  shop = await openTestShop();
  shop.clock.set(new Date());
  await addTestGoods(shop, { idOf1c: "verba" });
  await addTestGoods(shop, { idOf1c: "lypa" });
  await shop.db.write((tx) => tx.insertInto("category").values({ id_1c: "bare", name_uk: "Порожня", name_ru: "Пустая" }).execute());
  await seedContent(shop, demoContent);
  await openCatalogueModel(shop);
  const cache = openPageCache({ bytes: 10_000_000 });
  onCatalogueChange(shop, ({ tags }) => cache.dropTagged(tags));
  onContentChange(shop, () => cache.dropTagged(["content"]));
  app = buildApp({ shop, health: openHealth(shop), pages: await openPageServer(), cache });
});
afterAll(() => shop.close());

const ask = async (path: string) => {
  const response = await app.request(path);
  return { status: response.status, to: response.headers.get("location"), html: await response.text() };
};
const redirect = (path: string, target: string) =>
  shop.db.write((tx) =>
    tx
      .insertInto("redirect")
      .values({ path, target, status: target ? 301 : 410 })
      .execute(),
  );

test("an address that moved leads on in its own language, a moment after it was written", async () => {
  expect((await ask("/product/old-verba")).status).toBe(404);
  expect((await ask("/promo/old")).status).toBe(404);
  await redirect("/product/old-verba", "/product/verba");
  await redirect("/promo/old", "/sale");
  await expect.poll(async () => await ask("/product/old-verba")).toMatchObject({ status: 301, to: "/product/verba" });
  expect(await ask("/ru/product/old-verba")).toMatchObject({ status: 301, to: "/ru/product/verba" });
  expect(await ask("/promo/old")).toMatchObject({ status: 301, to: "/sale" });
});

test("a link to an address that moved is led on too, by the data of its page", async () => {
  await redirect("/product/linked-verba", "/product/verba");
  await expect
    .poll(async () => await ask("/product/linked-verba.data"))
    .toMatchObject({ status: 202, html: '{"redirect":"/product/verba"}' });
});

test("an address without its id leads to goods in its own language; what staff say of it stands above that", async () => {
  expect(await ask("/category")).toMatchObject({ status: 302, to: "/new-items" });
  expect(await ask("/ru/product/")).toMatchObject({ status: 302, to: "/ru/new-items" });
  expect(await ask("/promo?sort=new")).toMatchObject({ status: 302, to: "/sale?sort=new" });
  await redirect("/category", "/best-sellers");
  await expect.poll(async () => await ask("/category")).toMatchObject({ status: 301, to: "/best-sellers" });
});

test("an address that is gone for good answers 410 with the shop's own page", async () => {
  await redirect("/old-page", "");
  await expect.poll(async () => (await ask("/old-page")).status).toBe(410);
  const { html } = await ask("/ru/old-page");
  expect(html).toContain("Этого в магазине больше нет");
  expect(pageHead(html).headings).toBe(1);
});

test("a page that lives is hidden by nothing", async () => {
  await redirect("/delivery", "/faq");
  expect((await ask("/delivery")).status).toBe(200);
});

test("a redirect leads nowhere but into the shop", async () => {
  for (const target of ["//evil.example", "https://evil.example", String.raw`/\evil.example`])
    await expect(redirect(`/to${target}`, target)).rejects.toThrow();
});

test("a product that 1C removed is gone, one that staff hide is missing, one that came back is shown", async () => {
  for (const path of ["/product/verba", "/product/lypa"]) expect((await ask(path)).status).toBe(200);
  await change("verba", { hidden: true, removed_in_1c: true });
  await change("lypa", { hidden: true, hidden_by_staff: true });
  expect((await ask("/product/verba")).status).toBe(410);
  expect((await app.request("/api/get-product/verba")).status).toBe(410);
  expect((await ask("/product/lypa")).status).toBe(404);
  await change("verba", { hidden: false, removed_in_1c: false });
  expect((await ask("/product/verba")).status).toBe(200);
});

test("an empty category is a page nobody has to keep, an unknown one is missing", async () => {
  const { status, html } = await ask("/category/bare");
  expect([status, pageHead(html).robots]).toEqual([200, "noindex, follow"]);
  expect((await ask("/category/unknown")).status).toBe(404);
});

async function change(id1c: string, product: { hidden: boolean; hidden_by_staff?: boolean; removed_in_1c?: boolean }): Promise<void> {
  const { id } = await shop.db.write((tx) =>
    tx.updateTable("product").set(product).where("id_1c", "=", id1c).returning("id").executeTakeFirstOrThrow(),
  );
  await productsChanged(shop, [id]);
  await changesHeard(shop);
}
