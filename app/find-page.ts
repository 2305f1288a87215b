import { localeOfPath, pathIn, withoutLocale } from "../client/locale/locale.ts";
import { Outlet } from "../client/router/outlet.tsx";
import type { Locale } from "../platform/i18n.ts";
import type { FoundPage } from "../client/router/navigator.ts";
import { openTable, type Part } from "../client/router/screen-table.ts";
import { screens } from "./screens.ts";
import { ErrorBoundary } from "./storefront/pages/error-screen.tsx";

export const ROOT = "root";
/** Data of the root alone. */
const ROOT_DATA = "/_layout";

const root: Part = { id: ROOT, file: ROOT, load: async () => ({ default: Outlet, ErrorBoundary }) };
const find = openTable(screens);

export function findPage(pathname: string): FoundPage | undefined {
  const found = find(withoutLocale(pathname));
  if (!found) return undefined;
  const { screen, params, path } = found;
  const locale = localeOfPath(pathname);
  return {
    parts: [root, ...screen.layouts, screen],
    params,
    path: pathIn(locale, path),
    rootAddress: `${pathIn(locale, ROOT_DATA)}.data`,
  };
}

/** A browser has the code of one language: pages in the other are loaded whole. */
export const findPageIn =
  (locale: Locale) =>
  (pathname: string): FoundPage | undefined =>
    localeOfPath(pathname) === locale ? findPage(pathname) : undefined;

export const isRootData = (pathname: string): boolean => withoutLocale(pathname) === ROOT_DATA;
