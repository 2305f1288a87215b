import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from "workbox-strategies";
import { cacheNames, keptWhere, type Kept } from "./kept-where.ts";
import { offlinePage } from "./offline-page.ts";
import { showPushes, type PushScope } from "./show-push.ts";
import { textOf } from "./text-of.ts";

/** Parts of a worker's scope used here; the compiler's own types contradict those of a page. */
type Scope = PushScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  skipWaiting(): Promise<void>;
  addEventListener(type: "message", listen: (event: MessageEvent & { ports: readonly MessagePort[] }) => void): void;
};
declare const self: Scope;

const DAY = 86_400;
/** After this many seconds the cached page is shown. */
const SLOW_SECONDS = 6;

const bounded = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true });
/** Refusals and errors are not kept. */
const onlyWhole = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (response.status === 200 && !response.redirected ? response : null),
};

/** When the cached answer given last for an address had left the shop. */
const servedFromCache = new Map<string, string>();
const remembersKept = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response | undefined }) => {
    if (cachedResponse) servedFromCache.set(request.url, cachedResponse.headers.get("date") ?? "");
    return cachedResponse;
  },
  fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) => {
    servedFromCache.delete(request.url);
    return response;
  },
};

/** Pages vary by visitor, and a browser's cache has one. */
const anyVariant = { ignoreVary: true };

const strategies = {
  pages: new NetworkFirst({
    matchOptions: anyVariant,
    cacheName: cacheNames.pages,
    networkTimeoutSeconds: SLOW_SECONDS,
    plugins: [onlyWhole, remembersKept, bounded(60, 14)],
  }),
  personal: new NetworkFirst({
    matchOptions: anyVariant,
    cacheName: cacheNames.personal,
    plugins: [onlyWhole, remembersKept, bounded(40, 14)],
  }),
  assets: new CacheFirst({ cacheName: cacheNames.assets, plugins: [onlyWhole, bounded(200, 60)] }),
  pictures: new StaleWhileRevalidate({ cacheName: cacheNames.pictures, plugins: [onlyWhole, bounded(200, 30)] }),
} satisfies Record<Kept, unknown>;

showPushes(self);
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

for (const kept of Object.keys(strategies) as Kept[])
  registerRoute(({ url, sameOrigin }) => sameOrigin && keptWhere(url.pathname) === kept, strategies[kept]);

// Pages with money are never kept, but without a connection they say so in the shop's words.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === "navigate" && keptWhere(url.pathname) === undefined && !url.pathname.startsWith("/admin"),
  new NetworkOnly(),
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== "navigate") return Response.error();
  const { pathname } = new URL(request.url);
  const page = offlinePage(/^\/ru(\/|$)/.test(pathname) ? "ru" : "uk", await savedPages());
  return new Response(page, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
});

async function savedPages(): Promise<{ path: string; title: string }[]> {
  const cache = await caches.open(cacheNames.pages);
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const html = await cache.match(request, anyVariant).then((response) => response?.text());
      const title = /<title>([^<]*)<\/title>/.exec(html ?? "")?.[1];
      return title ? [{ path: pathname + search, title: textOf(title) }] : [];
    }),
  );
  return found.flat().slice(-12).toReversed();
}

self.addEventListener("message", (event) => {
  const { data, ports } = event;
  if (data === "take over") void self.skipWaiting();
  // The page asks whether it came from the cache, and how old it is.
  if (typeof data === "object" && data !== null && "shownOf" in data) ports[0]?.postMessage(servedFromCache.get(String(data.shownOf)));
});
