import { localeOfPath, pathIn, withoutLocale } from "../client/locale/locale.ts";
import { Outlet } from "../client/way/outlet.tsx";
import type { FoundPage } from "../client/way/navigator.ts";
import { openTable, type Part } from "../client/way/screen-table.ts";
import { screens } from "./screens.ts";
import { ErrorBoundary } from "./storefront/pages/error-screen.tsx";

export const ROOT = "root";
/** Data of the root alone. */
const ROOT_DATA = "/_layout";

const root: Part = { id: ROOT, file: ROOT, load: async () => ({ default: Outlet, ErrorBoundary }) };
const find = openTable(screens);

/** Parts are named by language, so that switching it renders them again. */
export function findPage(pathname: string): FoundPage | undefined {
  const locale = localeOfPath(pathname);
  const found = find(withoutLocale(pathname));
  if (!found) return undefined;
  const { screen, params } = found;
  const parts = [...screen.layouts, screen].map(({ id, file, load }): Part => ({ id: `${id}___${locale}`, file, load }));
  return { parts: [root, ...parts], params, rootAddress: `${pathIn(locale, ROOT_DATA)}.data` };
}

export const isRootData = (pathname: string): boolean => withoutLocale(pathname) === ROOT_DATA;
