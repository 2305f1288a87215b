import { unindexedNames } from "../app/findability/indexing.ts";
import { locales } from "../platform/i18n.ts";
import { pathIn } from "../app/locale/locale.ts";

const closed = ["/account", "/checkout", "/cart"];
/** In a product's address these choose a variation, and the feeds lead there. */
const choices = ["colour", "size"];

/** What robots may read: everything but the back office, calls, what belongs to one visitor, and filtered listings. */
export function robots(origin: string): string {
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    ...locales.flatMap((locale) => closed.map((path) => `Disallow: ${pathIn(locale, path)}`)),
    ...unindexedNames.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    ...locales.flatMap((locale) =>
      choices.flatMap((name) => ["?", "&"].map((sign) => `Allow: ${pathIn(locale, "/product/")}*${sign}${name}=`)),
    ),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join("\n")}\n`;
}
