import { describe, expect, test } from "vitest";
import { ADDRESSES_A_FILE, countFiles, sitemapFile, sitemapIndex } from "./sitemap.ts";

const ORIGIN = "https://shop.example";
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ path: `/product/${at}` }));
const file = (pages: { path: string; changedAt?: Date }[], number = 1) => [...sitemapFile(pages, number, ORIGIN)].join("");
const addresses = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe("the sitemap", () => {
  test("has every page in both languages, each naming both, with the day of its change", () => {
    expect(file([{ path: "/product/a&b", changedAt: new Date("2026-11-20T10:00:00Z") }])).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${["", "/ru"]
  .map(
    (language) =>
      `<url><loc>${ORIGIN}${language}/product/a&amp;b</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>` +
      `<xhtml:link rel="alternate" hreflang="uk" href="${ORIGIN}/product/a&amp;b"/>` +
      `<xhtml:link rel="alternate" hreflang="ru" href="${ORIGIN}/ru/product/a&amp;b"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/product/a&amp;b"/></url>`,
  )
  .join("\n")}
</urlset>
`,
    );
  });

  test("the first page is / and /ru", () => {
    expect(addresses(file([{ path: "/" }]))).toEqual([`${ORIGIN}/`, `${ORIGIN}/ru`]);
  });

  test.each([
    [0, 1],
    [1, 1],
    [22_500, 1],
    [22_501, 2],
    [45_001, 3],
  ])("%i pages fill %i files, none lost, none twice, none above the limit", (pages, files) => {
    expect(countFiles(many(pages))).toBe(files);
    expect(addresses(sitemapIndex(files, ORIGIN))).toHaveLength(files);
    const found = Array.from({ length: files }, (_, at) => addresses(file(many(pages), at + 1)));
    for (const one of found) expect(one.length).toBeLessThanOrEqual(ADDRESSES_A_FILE);
    expect(new Set(found.flat()).size).toBe(pages * 2);
    expect(found.flat()).toHaveLength(pages * 2);
  });
});
