import { createHash } from "node:crypto";
import { SaxesParser } from "saxes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageHead, type PageHead } from "../../../support/pages/page-head.ts";
import { publicAddresses } from "../../../support/pages/public-addresses.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, shop.url), { redirect: "manual", ...init });
const headOf = async (path: string) => pageHead(await (await ask(path)).text());
const inRussian = (path: string) => (path === "/" ? "/ru" : `/ru${path}`);

describe("every public page in both languages", () => {
  let heads: Map<string, PageHead>;
  beforeAll(async () => {
    heads = new Map();
    for (const path of publicAddresses.flatMap((one) => [one, inRussian(one)])) heads.set(path, await headOf(path));
  });

  test("says what it is: language, title, description, one main heading, a picture", () => {
    for (const [path, head] of heads) {
      expect(head.language, path).toBe(/^\/ru(\/|$)/.test(path) ? "ru" : "uk");
      expect(head.title, path).toMatch(/Семиряд/);
      expect(head.description.length, path).toBeGreaterThan(30);
      expect(head.description.length, path).toBeLessThanOrEqual(160);
      expect(head.headings, path).toBe(1);
      expect(head.openGraph, path).toMatchObject({ "og:title": head.title, "og:url": head.canonical });
      expect(head.openGraph["og:image"], path).toMatch(/^http.*\.(jpg|png)$/);
    }
  });

  test("is named like no other page of its language, in title and description; an order or a filter has no name", () => {
    const named = [...heads].filter(([path]) => !path.includes("sort="));
    for (const field of ["title", "description"] as const) {
      const seen = Map.groupBy(named, ([, head]) => `${head.language} ${head[field]}`);
      expect([...seen.values()].filter((same) => same.length > 1).map((same) => same.map(([path]) => path))).toEqual([]);
    }
  });

  test("stands for its own address, and the two languages point at each other", () => {
    for (const path of publicAddresses) {
      const [uk, ru] = [path, inRussian(path)].map((one) => heads.get(one));
      expect(uk?.alternates, path).toEqual({ uk: uk?.canonical, ru: ru?.canonical, "x-default": uk?.canonical });
      expect(ru?.alternates, path).toEqual(uk?.alternates);
      expect(new URL(uk?.canonical ?? "").pathname, path).toBe(new URL(path, shop.url).pathname);
    }
  });

  test("is closed to search engines exactly where it is filtered, empty or one visitor's own", () => {
    const closed = publicAddresses.filter((path) => heads.get(path)?.robots.includes("noindex"));
    expect(closed).toEqual(
      publicAddresses.filter((path) => /^\/(search|favorites|viewed|cart|subscribe|sign-in)|[?&](size|sort|price_)/.test(path)),
    );
  });

  test("tells in JSON-LD the way to it, and each its own: the shop, a product with its offers, questions", () => {
    for (const [path, { jsonLd }] of heads) {
      const types = jsonLd.map((one) => one["@type"]);
      const own = path.replace(/^\/ru(?=\/|$)/, "") || "/";
      if (own === "/") expect(types).toEqual(["Organization", "WebSite"]);
      else if (!/^\/(favorites|viewed|cart|subscribe|sign-in)/.test(own)) expect(types, path).toContain("BreadcrumbList");
      if (own === "/faq") expect(types).toContain("FAQPage");
      const offers = jsonLd.find((one) => one["@type"] === "Product")?.["offers"];
      if (!own.startsWith("/product/")) expect(offers, path).toBeUndefined();
      else expect(JSON.stringify(offers), path).toContain('"priceCurrency":"UAH"');
    }
  });

  test("S37 its policy allows the scripts that run and nothing else; JSON-LD and the page's own data cannot end their scripts", async () => {
    const response = await ask("/product/planted-stock-50");
    const html = await response.text();
    const allowed = [...(response.headers.get("content-security-policy") ?? "").matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash);
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
    const isData = (attributes: string) => /application\/(ld\+)?json/.test(attributes);
    const running = inline.filter(([, attributes = ""]) => !isData(attributes));
    expect(allowed).toEqual(running.map(([, , text = ""]) => createHash("sha256").update(text).digest("base64")));
    const data = inline.filter(([, attributes = ""]) => isData(attributes));
    expect(data).toHaveLength(3);
    for (const [, , text = ""] of data) expect(text).not.toMatch(/[<>]/);
    expect(html).not.toMatch(/\snonce=/);
  });
});

describe("pages of a listing", () => {
  test("stand for themselves under their own titles and name their neighbours; marks of campaigns are dropped", async () => {
    const html = await (await ask("/sale?page=2&utm_source=fb")).text();
    const head = pageHead(html);
    expect(head.canonical).toBe(`${shop.url}/sale?page=2`);
    expect(head.robots).toBe("");
    expect(head.title).toContain("сторінка 2");
    expect(html).toContain(`<link rel="prev" href="${shop.url}/sale"/>`);
    const first = await fetch(`${shop.url}/sale?page=1&sort=cheaper`, { redirect: "manual" });
    expect([first.status, first.headers.get("location")]).toEqual([301, "/sale?sort=cheaper"]);
    const odd = await fetch(`${shop.url}/ru/sale?sort=price_asc&size=46`, { redirect: "manual" });
    expect([odd.status, odd.headers.get("location")]).toEqual([301, "/ru/sale?size=46"]);
  });

  test.each([
    ["/new-items?audience=female", "Новинки для жінок"],
    ["/best-sellers?audience=kids", "Топ продажів для дітей"],
    ["/ru/sale?audience=home", "Распродажа для дома"],
  ])("%s is named for its one audience", async (path, name) => {
    expect(await (await ask(path)).text()).toMatch(new RegExp(`<h1[^>]*>${name}`));
  });

  test("a product stands for all its colours and sizes, and is kept under each address the feeds lead to", async () => {
    const head = await headOf("/product/planted-twelve-colours?size=46&colour=red");
    expect([head.canonical, head.robots]).toEqual([`${shop.url}/product/planted-twelve-colours`, ""]);
  });

  test.each(["/category/nothing", "/new-items?page=999", "/promo/nothing", "/retail/nobody", "/product/nothing", "/nothing"])(
    "%s is a 404, not an empty page",
    async (path) => expect((await ask(path)).status).toBe(404),
  );
});

describe("what a site is asked for by name", () => {
  test("robots.txt leads to the sitemap; every address of it answers 200 and stands for itself", async () => {
    const [, sitemap = ""] = /^Sitemap: (.*)$/m.exec(await (await ask("/robots.txt")).text()) ?? [];
    const files = locations(await (await fetch(sitemap)).text());
    const texts = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
    const addresses = texts.flatMap(locations);
    expect(addresses.length).toBeGreaterThan(400);
    expect(new Set(addresses).size).toBe(addresses.length);
    const wrong: string[] = [];
    const walk = async () => {
      for (let address = addresses.pop(); address !== undefined; address = addresses.pop()) {
        const response = await fetch(address, { redirect: "manual" });
        const { canonical, robots } = pageHead(await response.text());
        if (response.status !== 200 || canonical !== address || robots) wrong.push(`${response.status} ${address} ${canonical} ${robots}`);
      }
    };
    await Promise.all([walk(), walk(), walk(), walk()]);
    expect(wrong).toEqual([]);
  });

  test("the sitemap is the same packed or not, first or second time, and is not sent twice to who has it", async () => {
    const packed = async () => (await ask("/sitemaps/1.xml", { headers: { "accept-encoding": "gzip" } })).text();
    const plain = await (await ask("/sitemaps/1.xml", { headers: { "accept-encoding": "identity" } })).text();
    expect(await packed()).toBe(plain);
    expect(await packed()).toBe(plain);
    const etag = (await ask("/sitemaps/1.xml")).headers.get("etag") ?? "";
    expect((await ask("/sitemaps/1.xml", { headers: { "if-none-match": etag } })).status).toBe(304);
    expect((await ask("/sitemaps/2.xml")).status).toBe(404);
  });

  test("the manifest names icons that are there in the size it says", async () => {
    const response = await ask("/manifest.webmanifest");
    expect(response.headers.get("content-type")).toBe("application/manifest+json");
    const { icons } = (await response.json()) as { icons: { src: string; sizes: string; type: string }[] };
    for (const { src, sizes, type } of [...icons, { src: "/icons/share.png", sizes: "1200x630", type: "image/png" }]) {
      const icon = await ask(src);
      expect([icon.status, icon.headers.get("content-type")], src).toEqual([200, type]);
      if (type !== "image/png") continue;
      const bytes = Buffer.from(await icon.arrayBuffer());
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
    }
    expect((await ask("/icons/1.png")).status).toBe(404);
  });
});

/** The addresses of a sitemap; throws when it is not well-formed. */
function locations(text: string): string[] {
  const found: string[] = [];
  const parser = new SaxesParser();
  let isHere = false;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => (isHere = name === "loc"));
  parser.on("text", (part) => isHere && part.trim() && found.push(part));
  parser.write(text).close();
  return found;
}
