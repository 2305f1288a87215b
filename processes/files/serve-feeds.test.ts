import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import type { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openCatalogueModel } from "../../features/catalogue/catalogue.server.ts";
import { feedsApi, priceListApi } from "../../features/feeds/feeds.server.ts";
import { switchFeed } from "../../features/feeds/feeds.contract.ts";
import { savePriceList } from "../../features/feeds/price-list.contract.ts";
import { callEndpoint } from "../../support/call-endpoint.ts";
import { addTestGoods } from "../../support/test-goods.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../support/test-shop.ts";
import { addFirstOwner } from "../../support/test-staff.ts";
import { buildApp } from "../build-app.ts";
import { openHealth } from "../edge/health.ts";

let shop: TestShop;
let app: Hono;
let dataDir: string;
let token = "";
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "semyriad-feeds-"));
  shop = await openTestShop({ config: { dataDir } });
  // So much text that it is not unpacked at once.
  for (let at = 0; at < 3; at += 1) await addTestGoods(shop, { name: `Сукня ${at}` });
  const noise = Array.from({ length: 200_000 }, () => Math.random().toString(36)).join("");
  const products = await shop.db.read.updateTable("product").set({ description_uk: noise }).returning("id").execute();
  await shop.db.read
    .insertInto("picture")
    .values(products.map(({ id }) => ({ product_id: id, position: 1, source: "drawn:dress" })))
    .execute();
  await openCatalogueModel(shop);
  app = buildApp({ shop, health: openHealth(shop) });
  const { staff } = await addFirstOwner(shop);
  await callEndpoint(feedsApi, switchFeed, testVisit(shop, { staff }), { id: "prom", isOn: true });
  const customer = await addTestCustomer(shop);
  const terms = { percent: 0, rounding: "kopiyka" as const, prefersRecommended: false, onlyInStock: false, audiences: [] };
  const { body } = await callEndpoint(priceListApi, savePriceList, testVisit(shop, { customer }), terms);
  token = body.priceList?.token ?? "";
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

const ask = async (address: string, headers: Record<string, string> = {}, method = "GET") => app.request(address, { headers, method });

test.each([
  "/feeds/google.xml",
  "/feeds/prom.csv",
  "/feeds/prom.xml.gz",
  "/feeds/..%2Fprom.xml",
  "/feeds/",
  "/price-list/short.xml",
  `/price-list/${"x".repeat(43)}.xml`,
  `/price-list/${"x".repeat(43)}`,
  `/price-list/${"x".repeat(5_000)}.xml`,
  "/price-list/..%2F..%2Fetc%2Fpasswd",
])("%s is not there", async (address) => {
  expect([400, 404]).toContain((await ask(address)).status);
});

test("the files of a price list say what they are, to be kept by nobody and found by no robot", async () => {
  const headers = async (ending: string) => (await ask(`/price-list/${token}.${ending}`, {}, "HEAD")).headers;
  const [xlsx, csv, xml] = [await headers("xlsx"), await headers("csv"), await headers("xml")];
  expect(xlsx.get("content-type")).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
  expect(csv.get("content-disposition")).toBe('attachment; filename="price-list.csv"');
  for (const one of [xlsx, csv, xml]) {
    expect([one.get("cache-control"), one.get("x-robots-tag"), one.get("referrer-policy")]).toEqual([
      "private, no-cache",
      "noindex",
      "no-referrer",
    ]);
  }
  expect((await ask(`/price-list/${token}.pdf`)).status).toBe(404);
});

test("a feed is sent packed to who takes it, as it is to others, and not again to who has it", async () => {
  const packed = await ask("/feeds/prom.xml", { "accept-encoding": "br, gzip" });
  expect([packed.status, packed.headers.get("content-encoding"), packed.headers.get("cache-control")]).toEqual([
    200,
    "gzip",
    "public, max-age=900",
  ]);
  const text = gunzipSync(Buffer.from(await packed.arrayBuffer())).toString();
  const plain = await ask("/feeds/prom.xml");
  expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, text]);
  const again = await ask("/feeds/prom.xml", { "if-none-match": packed.headers.get("etag") ?? "" });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("S58 a crowd that takes no gzip is asked to come later; who leaves makes room", async () => {
  const crowd = await Promise.all(Array.from({ length: 20 }, () => ask("/feeds/prom.xml")));
  const served = crowd.filter(({ status }) => status === 200);
  const later = crowd.filter(({ status }) => status === 503);
  expect([served.length, later.length, later[0]?.headers.get("retry-after")]).toEqual([2, 18, "60"]);
  expect((await ask("/feeds/prom.xml", { "accept-encoding": "gzip" })).status).toBe(200);
  for (const one of served) await one.body?.cancel();
  await expect.poll(async () => (await ask("/feeds/prom.xml")).status).toBe(200);
});
