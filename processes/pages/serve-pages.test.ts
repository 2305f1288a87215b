import type { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoContent } from "../../db/seed/content/demo-content.ts";
import { onContentChange, seedContent, viewStories } from "../../features/content/content.server.ts";
import { openPageCache, type PageCache } from "../../platform/http/pages/page-cache.ts";
import { openTestShop, testVisit, type TestShop } from "../../support/test-shop.ts";
import { buildApp } from "../build-app.ts";
import { openHealth } from "../edge/health.ts";
import type { PageServer } from "./page-server.ts";

let shop: TestShop;
let cache: PageCache;
let app: Hono;
/** A page that shows the number of stories and can be held between reading and answering. */
let [read, answer]: PromiseWithResolvers<void>[] = [];
const pages: PageServer = {
  buildId: "test",
  async render(_, visit) {
    const { length } = await viewStories(visit);
    read?.resolve();
    await answer?.promise;
    return { status: 200, headers: new Headers({ "Content-Type": "text/html" }), body: Buffer.from(`${length} stories`) };
  },
};
beforeAll(async () => {
  shop = await openTestShop();
  cache = openPageCache({ bytes: 1_000_000 });
  onContentChange(shop, () => cache.dropTagged(["content"]));
  app = buildApp({ shop, health: openHealth(shop), pages, cache });
});
afterAll(() => shop.close());

const page = async () => (await app.request("/")).text();

test("a page made from what changed while it was being rendered is answered once and not kept", async () => {
  [read, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = page();
  await read.promise;
  const told = Promise.withResolvers<void>();
  onContentChange(shop, told.resolve);
  await seedContent(shop, demoContent);
  await told.promise;
  answer.resolve();

  expect(await first).toBe("0 stories");
  expect(cache.size).toBe(0);
  const { length } = await viewStories(testVisit(shop));
  expect(length).toBeGreaterThan(0);
  expect(await page()).toBe(`${length} stories`);
});

test("somebody signed in gets what guests share packed as they do, and pages of their own unpacked", async () => {
  const encodingOf = async (path: string, accept?: string) => {
    const headers = { cookie: "token=any", ...(accept ? { "accept-encoding": accept } : {}) };
    const response = await app.request(path, { headers });
    return [response.headers.get("content-encoding"), response.headers.get("vary"), response.headers.get("cache-control")];
  };
  const personal = "private, no-store";
  expect(await encodingOf("/product/one", "gzip, br")).toEqual(["br", "Accept-Encoding, Cookie", personal]);
  expect(await encodingOf("/product/one", "gzip")).toEqual(["gzip", "Accept-Encoding, Cookie", personal]);
  expect(await encodingOf("/product/one")).toEqual([null, "Accept-Encoding, Cookie", personal]);
  expect(await encodingOf("/account/personal", "gzip, br")).toEqual([null, null, personal]);
});

test("a page that nothing touched meanwhile is kept, whatever else changed", async () => {
  [read, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  cache.dropTagged(["content"]);
  const held = page();
  await read.promise;
  cache.dropTagged(["reviews:verba", "product:verba"]);
  answer.resolve();
  await held;
  expect(cache.size).toBe(1);
});
