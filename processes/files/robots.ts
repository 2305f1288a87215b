import { locales } from "../../platform/i18n.ts";
import { pathIn } from "../../client/locale/locale.ts";

const closed = ["/account", "/checkout", "/cart"];

/** Disallows back office, calls and personal pages. Filtered listings stay open, as robots must read their `noindex`. */
export function robots(origin: string): string {
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "Disallow: /price-list/",
    ...locales.flatMap((locale) => closed.map((path) => `Disallow: ${pathIn(locale, path)}`)),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join("\n")}\n`;
}
