import type { LoaderFunctionArgs } from "./loader-args.ts";
import { data, redirect } from "../client/router/answers.ts";
import { findMoved } from "../features/content/content.server.ts";
import { isRefusal } from "../platform/contracts/errors.ts";
import { localeOfPath, pathIn, withoutLocale } from "../client/locale/locale.ts";
import { pageWithoutId } from "./page-without-id.ts";
import { visitOf } from "./visit-context.ts";

/** Refusals become the page's status (404, 410 …) and the error screen. */
export async function load<T>(work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error)) throw data(null, { status: error.status });
    throw error;
  }
}

/** Before a page counts as missing, moved addresses are checked: 301 in the same language, or 410; an address without its id is 302. */
export async function loadPublic<T>({ url: { pathname, search }, context }: LoaderFunctionArgs, work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.status !== 404) throw data(null, { status: error.status });
    const [locale, path] = [localeOfPath(pathname), withoutLocale(pathname)];
    const moved = await findMoved(visitOf(context), path);
    if (moved === "gone") throw data(null, { status: 410 });
    if (moved) throw redirect(pathIn(locale, moved.target), 301);
    const fitting = pageWithoutId(path);
    if (fitting) throw redirect(`${pathIn(locale, fitting)}${search}`);
    throw data(null, { status: error.status });
  }
}
