import type { MetaDescriptor } from "./answering/head-tags.server.tsx";
import { languageOf, wordsFor } from "../platform/i18n.ts";
import { findabilityMessages } from "./findability/findability.messages.ts";
import { indexingOf, knownPath } from "./findability/indexing.ts";
import { breadcrumbList, type JsonLd } from "./findability/json-ld.ts";
import { shortText } from "./findability/short-text.ts";
import { localeOfPath, pathIn, withoutLocale } from "../client/locale/locale.ts";
import { homeMessages } from "./storefront/home/home.messages.ts";
import { layoutMessages } from "./storefront/layout/layout.messages.ts";
import type { RootData } from "./storefront/layout/root-data.ts";

export type MetaArgs<Loaded> = {
  loaderData?: Loaded;
  location: { pathname: string; search: string };
  origin: string;
  /** Undefined where the data of a page is asked for alone. */
  root: RootData | undefined;
};

/** Paths are without language. */
export type PageWords = {
  title?: string;
  description?: string;
  image?: string | null;
  kind?: "website" | "product";
  /** From the audience down; the shop's first page is added before them. */
  crumbs?: readonly { name: string; path: string }[];
  jsonLd?: () => readonly JsonLd[];
  /** Search engines should not index it. */
  isEmpty?: boolean;
  pages?: { current: number; last: number };
};

const GOODS_PICTURE = { file: "1080.jpg", width: "1080", height: "1350" };
const SHOP_PICTURE = { path: "/icons/share.png", width: "1200", height: "630" };

/** Title, description, addresses in both languages, picture, JSON-LD. */
export function pageMeta(args: MetaArgs<unknown>, page: PageWords): MetaDescriptor[] {
  const { pathname, search } = args.location;
  const locale = localeOfPath(pathname);
  const words = wordsFor(layoutMessages, locale);
  const { origin } = args;
  const path = knownPath(withoutLocale(pathname));
  const { query, isIndexed } = indexingOf(path, search);
  const at = (to: string, language = locale) => `${origin}${pathIn(language, to)}`;
  const title = page.title ? `${page.title} — ${words.siteName}` : `${words.siteName}: ${wordsFor(homeMessages, locale).slogan}`;
  const description = shortText(
    page.description || [page.title, wordsFor(findabilityMessages, locale).description].filter(Boolean).join(". "),
  );
  const canonical = `${at(path)}${query}`;
  return [
    { title },
    { name: "description", content: description },
    ...(isIndexed && !page.isEmpty ? [] : [{ name: "robots", content: "noindex, follow" }]),
    { tagName: "link", rel: "canonical", href: canonical },
    { tagName: "link", rel: "alternate", hrefLang: "uk", href: `${at(path, "ua")}${query}` },
    { tagName: "link", rel: "alternate", hrefLang: "ru", href: `${at(path, "ru")}${query}` },
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: `${at(path, "ua")}${query}` },
    ...neighbours(page.pages, (number) => `${at(path)}${indexingOf(path, withPage(search, number)).query}`),
    { property: "og:site_name", content: words.siteName },
    { property: "og:type", content: page.kind ?? "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:locale", content: locales[languageOf(locale)] },
    { property: "og:locale:alternate", content: locales[locale === "ua" ? "ru" : "uk"] },
    ...picture(page.image, origin),
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": () => [...crumbsOf(page.crumbs, { home: words.siteName, at }), ...(page.jsonLd?.() ?? [])] },
  ];
}

const locales = { uk: "uk_UA", ru: "ru_UA" } as const;

const crumbsOf = (crumbs: PageWords["crumbs"], { home, at }: { home: string; at: (path: string) => string }): JsonLd[] =>
  crumbs ? [breadcrumbList([{ name: home, path: "/" }, ...crumbs].map(({ name, path }) => ({ name, url: at(path) })))] : [];

function picture(image: string | null | undefined, origin: string): MetaDescriptor[] {
  const { url, width, height } = image
    ? { url: `${origin}${image}/${GOODS_PICTURE.file}`, ...GOODS_PICTURE }
    : { url: `${origin}${SHOP_PICTURE.path}`, ...SHOP_PICTURE };
  return [
    { property: "og:image", content: url },
    { property: "og:image:width", content: width },
    { property: "og:image:height", content: height },
  ];
}

function neighbours(pages: PageWords["pages"], addressOf: (page: number) => string): MetaDescriptor[] {
  const { current, last } = pages ?? { current: 1, last: 1 };
  return [
    ...(current > 1 ? [{ tagName: "link", rel: "prev", href: addressOf(current - 1) }] : []),
    ...(current < last ? [{ tagName: "link", rel: "next", href: addressOf(current + 1) }] : []),
  ] as MetaDescriptor[];
}

function withPage(search: string, page: number): string {
  const query = new URLSearchParams(search);
  query.set("page", String(page));
  return `?${query}`;
}
