import { dataAddress } from "../client/way/data-address.ts";
import { findPage } from "./find-page.ts";

const fetched = new Set<string>();
let running = 0;

/** Missing code nobody has asked for is no reason to reload. */
export const isPrefetching = (): boolean => running > 0;

/** Once. */
export function prefetchPage(href: string): void {
  const url = new URL(href, window.location.href);
  const address = dataAddress(url);
  if (fetched.has(address)) return;
  fetched.add(address);
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", as: "fetch", href: address }));
  running += 1;
  void Promise.allSettled((findPage(url.pathname)?.parts ?? []).map((part) => part.load())).then(() => (running -= 1));
}
