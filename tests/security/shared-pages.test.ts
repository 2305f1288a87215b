import { randomBytes } from "node:crypto";
import type { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPageCache } from "../../platform/http/pages/page-cache.ts";
import { buildApp } from "../../processes/build-app.ts";
import { openHealth } from "../../processes/edge/health.ts";
import type { PageServer } from "../../processes/pages/page-server.ts";
import { addTestCustomer, openTestShop, type TestShop } from "../../support/test-shop.ts";
import { tokenOf } from "../../support/test-sign-in.ts";

let shop: TestShop;
let app: Hono;
let rendered = 0;
/** A page that shows everything a page could show of its visitor. */
const pages: PageServer = {
  buildId: "test",
  async render(request, { cookies, headers, customer, address, guestHash, userAgent, locale }) {
    rendered += 1;
    const seen = { url: request.url, cookies: [...cookies], headers: [...headers], customer, address, guestHash, userAgent, locale };
    return { status: 200, headers: new Headers({ "Content-Type": "text/html" }), body: Buffer.from(JSON.stringify(seen)) };
  },
};
beforeAll(async () => {
  shop = await openTestShop();
  app = buildApp({ shop, health: openHealth(shop), pages, cache: openPageCache({ bytes: 1e7 }) });
});
afterAll(() => shop.close());

const noise = () => randomBytes(9).toString("base64url");
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const headerNames = [
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-Original-URL",
  "X-Rewrite-URL",
  "Forwarded",
  "Accept-Language",
  "User-Agent",
];
const frameworkNames = ["X-Remix-Response", "X-Guest-Key", "X-Device", "Referer", "Origin", "X-HTTP-Method-Override", "Via", "Range"];
const cookieNames = ["guest", "device", "signed_in", "locale", "favorites", "viewed", "utm", "__Host-staff", "staff"];
const queryNames = ["utm_source", "fbclid", "_data", "callback", "locale", "token", "phone", "redirect"];

test("S40 two hundred mutations of headers, cookies and query leave the shared page as it was", async () => {
  const first = await (await app.request("/sale?page=2")).text();
  for (let time = 0; time < 200; time += 1) {
    const query = Math.random() < 0.5 ? `&${pick(queryNames)}=${noise()}` : "";
    const headers = {
      [pick([...headerNames, ...frameworkNames])]: noise(),
      Cookie: `${pick(cookieNames)}=${noise()}; ${pick(cookieNames)}=${noise()}`,
    };
    const answer = await app.request(`/sale?page=2${query}`, { headers });
    const text = JSON.stringify({ query, headers });
    expect(await answer.text(), text).toBe(first);
    expect(answer.headers.get("set-cookie"), text).toBeNull();
  }
  expect(rendered).toBe(1);
});

const people: Record<string, string>[] = [{ Authorization: "Bearer x" }, { Cookie: "token=x" }, { Cookie: "token=" }];

test("S40 a person gets the page that was made for nobody, and nothing between keeps the answer", async () => {
  const shared = await (await app.request("/sale?page=2")).text();
  for (const headers of people) {
    for (const address of ["/sale?page=2", "/sale?page=2&utm_source=letter"]) {
      const answer = await app.request(address, { headers: { ...headers, "If-None-Match": "*" } });
      expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("etag")]).toEqual([200, "private, no-store", null]);
      expect(await answer.text()).toBe(shared);
    }
  }
  expect((await app.request("/sale?page=2")).headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
});

test("S40 a page first asked for by a person is made of nothing that is theirs", async () => {
  const asked = { Cookie: "token=x; guest=y; utm=z; gender=male", Referer: "https://letters.example", "X-Forwarded-For": "203.0.113.7" };
  const theirs = await (await app.request("/product/one", { headers: asked })).text();
  const before = rendered;
  expect(await (await app.request("/product/one", { headers: { Cookie: "gender=male" } })).text()).toBe(theirs);
  expect(rendered).toBe(before);
  expect(theirs).not.toMatch(/token|guest=|utm|letters\.example|203\.0\.113\.7/);
});

test.each([
  "/account",
  "/ru/cart",
  "/checkout",
  "/favorites.data",
  "/viewed",
  "/list/one",
  "/notices/leave/x",
  "/sign-in",
  "/ru/sign-in.data",
])("S40 %s is made for each person and kept for nobody", async (path) => {
  const before = rendered;
  for (const headers of people) {
    const answer = await app.request(path, { headers });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  }
  expect(rendered).toBe(before + people.length);
});

test("S39 a page of another site cannot act with a customer's cookies, nor can whoever says nothing of where it stands", async () => {
  const token = await tokenOf(shop, await addTestCustomer(shop));
  const logOut = async (headers: Record<string, string>) =>
    (await app.request("/api/logout", { method: "POST", body: "{}", headers: { "Content-Type": "application/json", ...headers } })).status;
  const cookie = { Cookie: `token=${token}` };
  for (const from of foreign) expect(await logOut({ ...cookie, ...from }), JSON.stringify(from)).toBe(401);
  expect(await logOut({ ...cookie, "Sec-Fetch-Site": "same-origin", "Content-Type": "text/plain" })).toBeGreaterThanOrEqual(400);
  expect(await logOut({ ...cookie, "Sec-Fetch-Site": "same-origin" })).toBe(200);
});

const foreign: Record<string, string>[] = [
  {},
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
  { "Sec-Fetch-Site": "none" },
  { Origin: "https://evil.example" },
  { Origin: "null" },
];
