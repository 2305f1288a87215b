import type { LoaderFunctionArgs } from "./loader-args.ts";
import { data, redirect } from "../client/way/answers.ts";
import { findMoved } from "../features/content/content.server.ts";
import { isRefusal } from "../platform/contracts/errors.ts";
import { localeOfPath, pathIn, withoutLocale } from "../client/locale/locale.ts";
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

/** Before a page counts as missing, moved addresses are checked: 301 in the same language, or 410. */
export async function loadPublic<T>({ url: { pathname }, context }: LoaderFunctionArgs, work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const moved = error.status === 404 ? await findMoved(visitOf(context), withoutLocale(pathname)) : undefined;
    if (moved === "gone") throw data(null, { status: 410 });
    if (moved) throw redirect(pathIn(localeOfPath(pathname), moved.target), 301);
    throw data(null, { status: error.status });
  }
}
