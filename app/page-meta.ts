import type { MetaDescriptor } from "react-router";
import { wordsFor } from "../platform/i18n.ts";
import { localeOfPath, pathIn, withoutLocale } from "./locale/locale.ts";
import { layoutMessages } from "./storefront/layout/layout.messages.ts";
import type { RootData } from "./storefront/layout/root-data.ts";

/** What the page's meta functions are given by the router, as far as it matters here. */
export type MetaArgs<Loaded> = {
  loaderData?: Loaded;
  location: { pathname: string; search: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

/** Title, description, canonical and hreflang links of a page. A filtered or second page is not indexed. */
export function pageMeta(
  { location, matches }: MetaArgs<unknown>,
  page: { title?: string; description?: string; image?: string | null },
): MetaDescriptor[] {
  const words = wordsFor(layoutMessages, localeOfPath(location.pathname));
  const origin = (matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined)?.origin ?? "";
  const path = withoutLocale(location.pathname);
  const title = page.title ? `${page.title} — ${words.siteName}` : `${words.siteName}: ${words.slogan}`;
  const description = page.description ?? words.description;
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...(page.image ? [{ property: "og:image", content: `${origin}${page.image}/1080.jpg` }] : []),
    ...(location.search ? [{ name: "robots", content: "noindex, follow" }] : []),
    { tagName: "link", rel: "canonical", href: `${origin}${location.pathname}` },
    { tagName: "link", rel: "alternate", hrefLang: "uk", href: `${origin}${path}` },
    { tagName: "link", rel: "alternate", hrefLang: "ru", href: `${origin}${pathIn("ru", path)}` },
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: `${origin}${path}` },
  ];
}
