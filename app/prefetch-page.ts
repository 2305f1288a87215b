import { localeOfPath } from "../client/locale/locale.ts";
import { dataAddress } from "../client/router/data-address.ts";
import { loadQuietly } from "./boot/load-quietly.ts";
import { findPage } from "./find-page.ts";

const fetched = new Set<string>();

/** Once, and only what is shown without loading a whole page. */
export function prefetchPage(href: string): void {
  const url = new URL(href, window.location.href);
  if (localeOfPath(url.pathname) !== localeOfPath(window.location.pathname)) return;
  const address = dataAddress(url);
  if (fetched.has(address)) return;
  fetched.add(address);
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", as: "fetch", href: address }));
  void Promise.allSettled((findPage(url.pathname)?.parts ?? []).map((part) => loadQuietly(part.load)));
}
