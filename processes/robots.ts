import { locales } from "../platform/i18n.ts";
import { pathIn } from "../client/locale/locale.ts";

const closed = ["/account", "/checkout", "/cart"];

/**
 * What robots may read: everything but the back office, calls and what belongs to one visitor. Filtered listings are open
 * to them, since each says `noindex` itself, which only whoever may read it learns.
 */
export function robots(origin: string): string {
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    ...locales.flatMap((locale) => closed.map((path) => `Disallow: ${pathIn(locale, path)}`)),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join("\n")}\n`;
}
