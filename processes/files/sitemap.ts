import { pathIn } from "../../client/locale/locale.ts";
import { locales } from "../../platform/i18n.ts";
import { xmlText as xml } from "../../platform/text/xml-text.ts";
import type { SitePage } from "./site-pages.ts";

/** Search engines accept 50,000. */
export const ADDRESSES_A_FILE = 45_000;
const PAGES_A_FILE = ADDRESSES_A_FILE / locales.length;
const PIECE = 500;

export function countFiles(pages: Iterable<SitePage>): number {
  let count = 0;
  for (const _ of pages) count += 1;
  return Math.max(1, Math.ceil(count / PAGES_A_FILE));
}

export function sitemapIndex(files: number, origin: string): string {
  const entries = Array.from({ length: files }, (_, at) => `<sitemap><loc>${xml(`${origin}/sitemaps/${at + 1}.xml`)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** One file, counted from 1: each page in both languages with alternates. */
export function* sitemapFile(pages: Iterable<SitePage>, file: number, origin: string): Generator<string> {
  yield `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  let [at, piece] = [0, ""];
  for (const page of pages) {
    const isHere = Math.floor(at / PAGES_A_FILE) === file - 1;
    at += 1;
    if (!isHere) continue;
    piece += entriesOf(page, origin);
    if (at % PIECE > 0) continue;
    yield piece;
    piece = "";
  }
  yield `${piece}</urlset>\n`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

function entriesOf({ path, changedAt }: SitePage, origin: string): string {
  const [uk, ru] = [xml(`${origin}${pathIn("ua", path)}`), xml(`${origin}${pathIn("ru", path)}`)];
  const links = `<xhtml:link rel="alternate" hreflang="uk" href="${uk}"/><xhtml:link rel="alternate" hreflang="ru" href="${ru}"/><xhtml:link rel="alternate" hreflang="x-default" href="${uk}"/>`;
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  return [uk, ru].map((loc) => `<url><loc>${loc}</loc>${changed}${links}</url>\n`).join("");
}
