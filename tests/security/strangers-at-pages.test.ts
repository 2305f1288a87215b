import type { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listProducts, openCatalogueModel } from "../../features/catalogue/catalogue.server.ts";
import { isRefusal } from "../../platform/contracts/errors.ts";
import { openPageCache } from "../../platform/http/pages/page-cache.ts";
import { usualLimits } from "../../platform/limits/limits.ts";
import { buildApp } from "../../processes/build-app.ts";
import { openHealth } from "../../processes/edge/health.ts";
import type { PageServer } from "../../processes/pages/page-server.ts";
import { withGuestKey } from "../../features/cart/cart.server.ts";
import { addTestGoods } from "../../support/test-goods.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";

let shop: TestShop;
let app: Hono;
let rendered: string[] = [];
/** Searches as the page of results does, and gives guests a key as the form of the cart does. */
const pages: PageServer = {
  buildId: "test",
  async render({ method, url }, visit) {
    const { pathname, searchParams } = new URL(url);
    rendered.push(`${method} ${pathname}`);
    const headers = new Headers({ "Content-Type": "text/html" });
    if (method === "POST") for (const cookie of withGuestKey(visit).setCookies) headers.append("Set-Cookie", cookie);
    const search = searchParams.get("q");
    try {
      const found = search === null ? undefined : await listProducts(visit, { search });
      return { status: 200, headers, body: Buffer.from(`found ${found?.total ?? 0}`) };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return { status: error.status, headers, body: Buffer.alloc(0) };
    }
  },
};
beforeAll(async () => {
  shop = await openTestShop({ config: { limits: usualLimits, trustedProxies: 1 } });
  await addTestGoods(shop, { name: "Сукня «Верба»" });
  await openCatalogueModel(shop);
  app = buildApp({ shop, health: openHealth(shop), pages, cache: openPageCache({ bytes: 1e7 }) });
});
afterAll(() => shop.close());
beforeEach(() => void (rendered = []));

test("S33 who searches without end on pages waits alone: everybody else finds, and what was found before is shown to all", async () => {
  const find = (q: string, from: string, path = "/search") =>
    app.request(`${path}?q=${encodeURIComponent(q)}`, { headers: { "X-Forwarded-For": from } });
  expect(await (await find("верба", "203.0.113.7")).text()).toBe("found 1");
  const statuses: number[] = [];
  for (let time = 0; time < 200; time += 1) statuses.push((await find(`сукня ${time}`, "203.0.113.7")).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(119);

  const refused = await find("щось інше", "203.0.113.7", "/ru/search");
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([
    429,
    "1",
    "private, no-store",
  ]);
  expect(await refused.text()).toContain("Слишком много попыток");
  expect((await app.request("/api/search-product?search=верба", { headers: { "X-Forwarded-For": "203.0.113.7" } })).status).toBe(429);

  expect(await (await find("верба", "203.0.113.7")).text()).toBe("found 1");
  for (const other of ["198.51.100.1", "198.51.100.2"]) expect(await (await find(`верба ${other}`, other)).text()).toMatch(/^found/);
});

test("S39 a form of another site neither acts nor replaces the guest's key; ours does, and the button of a letter is pressed from anywhere", async () => {
  const send = (path: string, headers: Record<string, string>) =>
    app.request(path, { method: "POST", headers: { ...headers, "Content-Type": "application/x-www-form-urlencoded" }, body: "intent=add" });
  const foreign: Record<string, string>[] = [
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { Origin: "https://evil.example" },
    { Origin: "null" },
  ];
  const guest = { Cookie: `guest=${"g".repeat(43)}` };
  for (const from of foreign) {
    for (const path of ["/cart", "/ru/cart", "/sign-in", "/cart.data"]) {
      const answer = await send(path, { ...guest, ...from });
      expect([answer.status, answer.headers.getSetCookie()], `${path} ${JSON.stringify(from)}`).toEqual([403, []]);
    }
    expect((await send("/notices/leave/token", from)).status).toBe(200);
    expect((await send("/ru/subscription/token", from)).status).toBe(200);
  }
  expect(rendered).toEqual(foreign.flatMap(() => ["POST /notices/leave/token", "POST /ru/subscription/token"]));
  for (const own of [{ "Sec-Fetch-Site": "same-origin" }, { Origin: "http://localhost:3000" }, {}]) {
    const answer = await send("/cart", { ...guest, ...(own as Record<string, string>) });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  }
});

test("S40 S59 asking for the head of a page makes it no more often than asking for the page", async () => {
  for (let time = 0; time < 20; time += 1) {
    const head = await app.request("/about", { method: "HEAD" });
    expect([head.status, await head.text(), head.headers.get("etag") !== null]).toEqual([200, "", true]);
  }
  expect(await (await app.request("/about")).text()).toBe("found 0");
  expect(rendered).toEqual(["GET /about"]);
});

test("S59 a form of thousands of fields is refused before a page is made of it: it would tell of each what is wrong", async () => {
  const send = (fields: number, type: string) => {
    const names = Array.from({ length: fields }, (_, at) => `f${at}`);
    const parts = names.map((name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`);
    const body = type.startsWith("multipart") ? `${parts.join("")}--x--\r\n` : names.map((name) => `${name}=1`).join("&");
    return app.request("/get-offer", { method: "POST", headers: { "Content-Type": type }, body });
  };
  for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
    expect((await send(200, type)).status).toBe(200);
    expect((await send(201, type)).status).toBe(422);
  }
  expect((await send(7_000, "application/x-www-form-urlencoded")).status).toBe(422);
  expect(rendered).toEqual(["POST /get-offer", "POST /get-offer"]);
});

test("S59 two hundred of one network that take a kept page unpacked wait among themselves", async () => {
  await app.request("/warranty");
  let answered = 0;
  const crowd = Array.from({ length: 200 }, async () => {
    const { status } = await app.request("/warranty", { headers: { "X-Forwarded-For": "203.0.113.7" } });
    if (status === 200) answered += 1;
  });
  const one = await app.request("/warranty", { headers: { "X-Forwarded-For": "198.51.100.1" } });
  expect([one.status, await one.text(), answered < 50]).toEqual([200, "found 0", true]);
  await Promise.all(crowd);
  expect(rendered).toEqual(["GET /warranty"]);
});
