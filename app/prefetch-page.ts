import { dataAddress } from "../client/way/data-address.ts";
import { findPage } from "./find-page.ts";

const fetched = new Set<string>();

/** Fetches the code and the data of a page somebody is about to go to, once. */
export function prefetchPage(href: string): void {
  const url = new URL(href, window.location.href);
  const address = dataAddress(url);
  if (fetched.has(address)) return;
  fetched.add(address);
  const link = Object.assign(document.createElement("link"), { rel: "prefetch", as: "fetch", href: address });
  document.head.append(link);
  for (const part of findPage(url.pathname)?.parts ?? []) void part.load();
}
