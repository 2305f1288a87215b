import { expect, test } from "vitest";
import { crawlLinks, type Crawl } from "./crawl-links.ts";

const origin = "http://shop.test";
const pages: Record<string, string> = {
  "/": `<a href="/delivery#when">Доставка</a><a href="/gone">Бонуси</a><a href="/delivery#nowhere">…</a><img src="/lost.jpg">
    <a href="tel:+380671234567">1</a><a href="tel:зателефонуйте">2</a><a href="mailto:{email}">3</a><a href="https://t.me/x">4</a>`,
  "/delivery": `<h2 id="when">Коли</h2><a href="/account">Кабінет</a><a href="/moved">Стара</a><form action="/no-form"></form>`,
  "/deep": `<a href="/deeper">…</a>`,
};
const crawl: Crawl = {
  origin,
  from: ["/", "/deep"],
  isFollowed: (path) => path !== "/deep",
  mayRedirect: (path) => path === "/account",
  ask: async (path) => {
    if (path === "/account") return { status: 302, location: "/", html: "" };
    if (path === "/moved") return { status: 301, location: `${origin}/delivery`, html: "" };
    return { status: path in pages ? 200 : 404, html: pages[path] ?? "" };
  },
};

test("a dead page, picture or form, a place that is not on its page, a redirect nobody meant and a malformed link are found", async () => {
  const { problems, asked } = await crawlLinks(crawl);
  expect(problems).toEqual([
    "/delivery has no #nowhere, linked on /",
    "/gone answers 404, linked on /",
    "/lost.jpg answers 404, linked on /",
    "/moved leads to http://shop.test/delivery, linked on /delivery",
    "/no-form answers 404, linked on /delivery",
    "mailto:{email} is no address, linked on /",
    "tel:зателефонуйте is no address, linked on /",
  ]);
  expect(asked.has("/deeper")).toBe(false);
});
