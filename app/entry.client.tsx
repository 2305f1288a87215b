import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { localeOfPath } from "../client/locale/locale.ts";
import { data, UNREACHED } from "../client/router/answers.ts";
import { isPageData, pathOfData, type PageData } from "../client/router/data-address.ts";
import { makePage } from "../client/router/make-page.ts";
import { openNavigator, type Surroundings } from "../client/router/navigator.ts";
import { Router } from "../client/router/router.tsx";
import { Document, DocumentParts, leftAsWritten, PAGE_DATA, type Assets } from "./document.tsx";
import { findPageIn } from "./find-page.ts";
import { loadScreen } from "./load-part.ts";
import { prefetchPage } from "./prefetch-page.ts";
import { leavePressesToReact } from "./boot/early-input.ts";
import { isLoadingQuietly } from "./boot/load-quietly.ts";
import { reloadOnce } from "./boot/reload-once.ts";
import { openScrollPlaces } from "./boot/scroll-places.ts";

let goingTo = (): string | undefined => undefined;

// Fired by every failed import of later code.
window.addEventListener("vite:preloadError", () => {
  if (!isLoadingQuietly()) void reloadOnce(goingTo());
});

const newKey = () => Math.random().toString(32).slice(2);
const entryOfHistory = () => {
  const { key, usr } = (history.state ?? {}) as { key?: string; usr?: unknown };
  return { key: key ?? "default", state: usr ?? null };
};

/** Offline, the service worker may have the whole page, though not its data. */
function loadWhole(address: string): Promise<never> {
  const { pathname, search } = new URL(address, window.location.href);
  window.location.assign((pathOfData(pathname) ?? pathname) + search);
  return new Promise(() => undefined);
}

const ask: Surroundings["ask"] = async (address, { signal, body }) => {
  const response = await fetch(address, { signal, ...(body ? { method: "POST", body } : {}) }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    if (body || !navigator.serviceWorker?.controller) throw data(null, { status: UNREACHED });
    return loadWhole(address);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  return isPageData(answer) ? answer : { data: {}, error: { id: "", status: response.ok ? 500 : response.status } };
};

async function start(): Promise<void> {
  const { pathname, search, hash } = window.location;
  const find = findPageIn(localeOfPath(pathname));
  const found = find(pathname);
  const { assets, ...answer } = JSON.parse(document.getElementById(PAGE_DATA)?.textContent ?? "{}") as PageData & { assets: Assets };
  if (!found) return;
  // Unlike later screens, a first page whose code is gone stays as the server wrote it.
  const parts = await Promise.all(found.parts.map(async (part) => ({ part, module: await part.load() })));
  const first = makePage(parts, { location: { pathname, search, hash, ...entryOfHistory() }, params: found.params, answer });
  const places = openScrollPlaces();
  const navigator = openNavigator({
    first,
    find,
    around: {
      history,
      here: () => new URL(window.location.href),
      leave: (href) => window.location.assign(href),
      ask,
      load: loadScreen,
      keepPlace: places.keep,
      newKey,
    },
  });
  goingTo = () => {
    const { location } = navigator.now().going;
    return location && location.pathname + location.search + location.hash;
  };
  history.scrollRestoration = "manual";
  window.addEventListener("popstate", () => void navigator.pop(entryOfHistory()));
  window.addEventListener("pageshow", () => (history.scrollRestoration = "manual"));
  window.addEventListener("pagehide", () => {
    places.keep(navigator.now().page.location.key);
    places.save();
    history.scrollRestoration = "auto";
  });
  const tools = { ...navigator, prefetch: prefetchPage };
  startTransition(() => {
    leavePressesToReact();
    hydrateRoot(
      document,
      <StrictMode>
        <DocumentParts value={{ ...leftAsWritten, assets }}>
          <Router navigator={navigator} tools={tools} placeOf={places.placeOf} Frame={Document} />
        </DocumentParts>
      </StrictMode>,
    );
  });
}

void start();
