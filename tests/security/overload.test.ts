import type { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openCatalogueModel } from "../../features/catalogue/catalogue.server.ts";
import { noQueueing, type Queueing } from "../../platform/limits/overload.ts";
import { openPageCache } from "../../platform/http/pages/page-cache.ts";
import { buildApp } from "../../processes/build-app.ts";
import { edgeCounters } from "../../processes/edge/edge-counters.ts";
import { openHealth } from "../../processes/edge/health.ts";
import { openGate } from "../../processes/edge/open-gate.ts";
import type { PageServer } from "../../processes/pages/page-server.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";
import { relaxedLimits, usualLimits } from "../../platform/limits/limits.ts";

let shop: TestShop;
let app: Hono;
let queueing: Queueing;
let rendered = 0;
/** Pages are not ready until this is. */
let ready: Promise<void> = Promise.resolve();
const pages: PageServer = {
  buildId: "test",
  async render() {
    rendered += 1;
    await ready;
    return { status: 200, headers: new Headers({ "Content-Type": "text/html" }), body: Buffer.from("a page") };
  },
};

beforeAll(async () => {
  shop = await openTestShop({ config: { limits: usualLimits } });
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());
const counters = edgeCounters();
beforeEach(() => {
  queueing = noQueueing;
  ready = Promise.resolve();
  rendered = 0;
  app = appOf(shop);
});
const appOf = (its: TestShop) =>
  buildApp({
    shop: its,
    health: openHealth(its),
    pages,
    cache: openPageCache({ bytes: 1e7 }),
    counters,
    gate: openGate(its.config, { counters, queueing: () => queueing }),
  });

const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const post = (path: string, body: object = {}) =>
  app.request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Guest-Key": "g".repeat(43) },
    body: JSON.stringify(body),
  });

/** One request of each priority; 503 where it was not begun. */
async function turnedAway(): Promise<string[]> {
  const asked: [what: string, answer: Response][] = [
    ["a page made anew", await get("/sale")],
    ["its data", await get("/sale.data")],
    ["somebody's own page", await get("/account", { Authorization: "Bearer x" })],
    ["a listing by call", await get("/api/get-products")],
    ["a cart change", await post("/api/basket-add-product", { productId: 1, variationId: 1, productAdd: true })],
    ["asking for a code", await post("/api/v2/via-phone-number", { phone: "380671234567" })],
    ["a placing", await post("/api/place-order")],
    ["a code that was sent", await post("/api/sms-code-check", { phone: "380671234567", code: "1234" })],
    ["the checkout", await get("/checkout")],
    ["health", await get("/healthz")],
  ];
  return asked.filter(([, { status }]) => status === 503).map(([what]) => what);
}

describe("S58 the more everything waits, the more is not begun", () => {
  const pageWork = ["a page made anew", "its data"];
  const reads = [...pageWork, "somebody's own page", "a listing by call"];
  const changes = [...reads, "a cart change", "asking for a code"];
  test.each([
    [0, []],
    [600, pageWork],
    [1_600, reads],
    [5_000, changes],
    [600_000, changes],
  ])("%i ms", async (waitMs, expected) => {
    for (const of of ["processMs", "databaseMs"] as const) {
      app = appOf(shop);
      queueing = { ...noQueueing, [of]: waitMs };
      expect(await turnedAway(), of).toEqual(expected);
    }
  });

  test("kept pages go on, whatever waits", async () => {
    expect((await get("/sale")).status).toBe(200);
    queueing = { processMs: 600_000, databaseMs: 600_000 };
    const kept = await get("/sale");
    expect([kept.status, await kept.text(), rendered]).toEqual([200, "a page", 1]);
  });

  test("it is told by a small page and by JSON, in the visitor's language, never kept, with a moment to come back", async () => {
    queueing = { processMs: 5_000, databaseMs: 0 };
    const page = await get("/ru/sale");
    expect([page.status, page.headers.get("cache-control"), page.headers.get("content-type")]).toEqual([
      503,
      "private, no-store",
      "text/html; charset=utf-8",
    ]);
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThanOrEqual(2);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    const html = await page.text();
    expect(html).toContain("Не успеваем ответить");
    expect(html.length).toBeLessThan(1_000);
    const call = await get("/api/get-products");
    expect(await call.json()).toEqual({ message: "Не встигаємо відповісти. Спробуйте ще раз за кілька секунд", code: "unavailable" });
    expect(counters.turnedAway.read()).toContainEqual(expect.objectContaining({ labels: { worth: "read" } }));
  });

  test("with relaxed limits everybody waits", async () => {
    app = appOf({ ...shop, config: { ...shop.config, limits: relaxedLimits } });
    queueing = { processMs: 600_000, databaseMs: 0 };
    expect(await turnedAway()).toEqual([]);
  });
});

describe("S59 pages wait in a queue that has a bound", () => {
  test("two are made at once; who would wait too long is turned away at once, checkouts wait", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    ready = promise;
    const asked = Array.from({ length: 200 }, (_, at) => get(`/category/${at}`));
    const checkout = get("/checkout");
    const late = await Promise.all(asked.slice(100).map(async (one) => (await one).status));
    expect(new Set(late)).toEqual(new Set([503]));
    expect(rendered).toBe(2);
    resolve();
    const statuses = await Promise.all(asked.map(async (one) => (await one).status));
    const answered = statuses.filter((status) => status === 200).length;
    expect(answered).toBeGreaterThan(30);
    expect(statuses.slice(0, answered)).toEqual(Array.from({ length: answered }, () => 200));
    expect((await checkout).status).toBe(200);
    expect((await get("/category/999")).status).toBe(200);
  });

  test("one network's crowd fills its own line: its checkouts, however many, shut no page for anybody else", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    ready = promise;
    app = appOf({ ...shop, config: { ...shop.config, trustedProxies: 1 } });
    const from = (address: string) => ({ "X-Forwarded-For": address });
    const crowd = Array.from({ length: 300 }, (_, at) =>
      get(at % 2 ? `/category/${at}` : "/checkout", { ...from("203.0.113.7"), Cookie: "signed_in=1" }),
    );
    const others = Array.from({ length: 8 }, (_, at) => get(`/sale?page=${at}`, from(`198.51.100.${at}`)));
    await new Promise((done) => setImmediate(done));
    resolve();
    expect(await Promise.all(others.map(async (one) => (await one).status))).toEqual(others.map(() => 200));
    const pagesOfCrowd = await Promise.all(crowd.filter((_, at) => at % 2).map(async (one) => (await one).status));
    expect(pagesOfCrowd).toContain(503);
    await Promise.all(crowd);
  });

  test("two pages that wait for a bank keep nobody from another page", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    ready = promise;
    const payers = ["1", "2"].map((number) => get(`/checkout/success?number=${number}`, { Authorization: "Bearer x" }));
    await expect.poll(() => rendered).toBe(2);
    ready = Promise.resolve();
    expect((await get("/sale?page=3")).status).toBe(200);
    resolve();
    for (const payer of payers) expect((await payer).status).toBe(200);
  });

  test("a crowd that wants one page is one in the queue", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    ready = promise;
    const crowd = Array.from({ length: 300 }, () => get("/new-items"));
    await new Promise((done) => setImmediate(done));
    resolve();
    expect(new Set(await Promise.all(crowd.map(async (one) => (await one).status)))).toEqual(new Set([200]));
    expect(rendered).toBe(1);
  });
});
