import { dataAddress, type PageData } from "./data-address.ts";
import { makePage, withError, type LoadedPart } from "./make-page.ts";
import type { Page } from "./page.ts";
import type { WayLocation } from "./way-location.ts";
import type { Part, ScreenModule } from "./screen-table.ts";

/** The parts of a page, root first; `rootAddress` is where the data of the root stands in this language. */
export type FoundPage = { parts: readonly Part[]; params: Record<string, string>; rootAddress: string };
export type NavigateOptions = { replace?: boolean | undefined; state?: unknown; preventScrollReset?: boolean | undefined };
export type Body = URLSearchParams | FormData;

/** What of the browser a way to another page needs. */
export type Surroundings = {
  history: Pick<History, "go" | "pushState" | "replaceState">;
  /** The address shown now. */
  here(): URL;
  /** Loads a page whole. */
  leave(href: string): void;
  /** Asks for a page's data; a `body` is sent. Rejects where the shop is not reached. */
  ask(address: string, init: { signal: AbortSignal; body?: Body }): Promise<PageData>;
  /** The code of a part; `href` is where the visitor is going. */
  load(part: Part, href: string): Promise<ScreenModule>;
  /** Before the page of this history key is left. */
  keepPlace(key: string): void;
  newKey(): string;
};

export type Going = { state: "idle" | "loading" | "submitting"; location?: WayLocation };
export type Shown = { page: Page; going: Going; isRevalidating: boolean; preventScrollReset: boolean };

export type Navigator = ReturnType<typeof openNavigator>;

type Manner = { kind: "push" | "replace" | "pop"; state?: unknown; key: string; preventScrollReset: boolean };
type Trip = { url: URL; manner: Manner; body?: Body };

const IDLE: Going = { state: "idle" };

/**
 * The ways between pages. One goes on at a time and the last one begun wins; the address changes when the page is there. What
 * was asked to be read anew while a way went on, or was cut by one, is read with the next page.
 */
export function openNavigator({
  first,
  find,
  around,
}: {
  first: Page;
  find: (path: string) => FoundPage | undefined;
  around: Surroundings;
}) {
  let shown: Shown = { page: first, going: IDLE, isRevalidating: false, preventScrollReset: false };
  let tell: (next: Shown) => void = () => undefined;
  let running: { cut: AbortController; trip?: Trip; done: Promise<void> } | undefined;
  let isStale = false;

  const show = (change: Partial<Shown>) => tell((shown = { ...shown, ...change }));

  /** Cuts what goes on and begins `work`, which is told when it is cut itself. */
  function begin(work: (signal: AbortSignal) => Promise<void>, trip?: Trip): Promise<void> {
    running?.cut.abort();
    const cut = new AbortController();
    const mine: NonNullable<typeof running> = { cut, done: Promise.resolve(), ...(trip ? { trip } : {}) };
    running = mine;
    mine.done = work(cut.signal).finally(() => {
      if (running === mine) running = undefined;
    });
    return mine.done;
  }

  function travel(trip: Trip): Promise<void> {
    const { url, manner, body } = trip;
    const from = shown.page;
    around.keepPlace(from.location.key);
    const location = locationOf(url, manner);
    if (!body && !isStale && isOtherPlaceOnly(from.location, url)) return begin(async () => arrive({ ...from, location }, trip));
    const found = find(url.pathname);
    if (!found) return Promise.resolve(around.leave(url.href));
    return begin(async (signal) => {
      const wanted = isStale || body !== undefined || isWanted(from, found, url, around.here());
      // Nothing is waited for, so nothing is said to go on.
      if (wanted) show({ going: { state: body ? "submitting" : "loading", location }, isRevalidating: false });
      const page = await follow(trip, { found, location, wanted, signal });
      if (page && !signal.aborted) arrive(page, trip);
    }, trip);
  }

  /** The page at the end of a trip; undefined where the trip ends elsewhere. */
  async function follow(trip: Trip, { found, location, wanted, signal }: Step): Promise<Page | undefined> {
    const { url, manner, body } = trip;
    const from = shown.page;
    try {
      const [parts, answer] = await Promise.all([
        loadAll(found, url.href),
        wanted ? askFor({ url, found, from, signal, ...(body ? { body } : {}) }) : knownOf(from),
      ]);
      if (signal.aborted) return undefined;
      if (answer.redirect === undefined) {
        isStale = false;
        return makePage(parts, { location, params: found.params, answer });
      }
      lead(answer.redirect, manner);
      return undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      // Not reached: said in the place of the screen, with the ways on around it.
      const parts = await loadAll(found, url.href);
      const answer: PageData = { data: { root: from.matches[0]?.loaderData } };
      return withError(makePage(parts, { location, params: found.params, answer }), found.parts.at(-1)?.id ?? "", error);
    }
  }

  function lead(to: string, { kind, preventScrollReset }: Manner): void {
    const url = new URL(to, around.here());
    if (url.origin !== around.here().origin) return around.leave(url.href);
    void travel({ url, manner: { kind: kind === "push" ? "push" : "replace", key: around.newKey(), preventScrollReset } });
  }

  async function askFor({ url, found, from, signal, body }: Question): Promise<PageData> {
    const root = found.parts[0]?.id ?? "";
    const known = from.matches[0]?.loaderData;
    const isOther = known === undefined || find(from.location.pathname)?.rootAddress !== found.rootAddress;
    const ownRoot = isOther ? around.ask(found.rootAddress, { signal }) : undefined;
    const sent = body ? sendThrough({ url, signal, body }, from) : around.ask(dataAddress(url), { signal });
    const [answer, anew] = await Promise.all([sent, ownRoot]);
    return { ...answer, data: { ...answer.data, [root]: anew?.data?.[root] ?? known } };
  }

  /** A form is sent by its screen's own action where it has one, which may answer without the shop. */
  async function sendThrough({ url, signal, body }: Omit<Question, "found" | "from">, from: Page): Promise<PageData> {
    const send = () => around.ask(dataAddress(url), { signal, body });
    const { clientAction } = from.matches.at(-1) ?? {};
    if (!clientAction || url.pathname !== from.location.pathname) return send();
    let answer = knownOf(from);
    const value = await clientAction({
      async serverAction<Answer>() {
        answer = await send();
        return answer.action?.value as Answer;
      },
    });
    return answer.redirect === undefined && !answer.error ? { ...answer, action: { value } } : answer;
  }

  const loadAll = ({ parts }: FoundPage, href: string): Promise<LoadedPart[]> =>
    Promise.all(parts.map(async (part) => ({ part, module: await around.load(part, href) })));

  function arrive(page: Page, { url, manner: { kind, key, state, preventScrollReset } }: Trip): void {
    const entry = { key, usr: state };
    if (kind === "push") around.history.pushState(entry, "", url.href);
    if (kind === "replace") around.history.replaceState(entry, "", url.href);
    show({ page, going: IDLE, isRevalidating: false, preventScrollReset });
  }

  function again(): Promise<void> {
    const { location } = shown.page;
    const url = new URL(location.pathname + location.search + location.hash, around.here());
    const found = find(location.pathname);
    if (!found) return Promise.resolve(around.leave(url.href));
    return begin(async (signal) => {
      show({ isRevalidating: true });
      const manner: Manner = { kind: "pop", key: location.key, state: location.state, preventScrollReset: true };
      const page = await follow({ url, manner }, { found, location, wanted: true, signal });
      if (page && !signal.aborted) show({ page: { ...page, actionData: shown.page.actionData }, going: IDLE, isRevalidating: false });
    });
  }

  return {
    now: () => shown,
    /** Who is told of every change. */
    listen(listener: (next: Shown) => void): void {
      tell = listener;
    },
    /** Leads to an address, or so many entries of the history on; ends when the page is there or another way has begun. */
    navigate(to: string | number, { replace = false, state = null, preventScrollReset = false }: NavigateOptions = {}): Promise<void> {
      if (typeof to === "number") return Promise.resolve(around.history.go(to));
      const url = new URL(hrefOf(to, shown.page.location), around.here());
      return travel({ url, manner: { kind: replace ? "replace" : "push", state, key: around.newKey(), preventScrollReset } });
    },
    /** Sends a form to a page's action; the page that follows has its answer. */
    submit(to: string, body: Body, { replace, preventScrollReset = false }: NavigateOptions = {}): Promise<void> {
      const url = new URL(hrefOf(to, shown.page.location), around.here());
      const { pathname, search } = shown.page.location;
      const isSame = url.pathname === pathname && url.search === search;
      const kind = (replace ?? isSame) ? "replace" : "push";
      return travel({ url, body, manner: { kind, state: null, key: around.newKey(), preventScrollReset } });
    },
    /** The browser has gone to another entry of its history. */
    pop({ key, state }: { key: string; state: unknown }): Promise<void> {
      return travel({ url: around.here(), manner: { kind: "pop", key, state, preventScrollReset: false } });
    },
    /** Sends a form to the action of another page, which stays where it is. Rejects where the shop is not reached. */
    send(to: string, body: Body, signal: AbortSignal): Promise<PageData> {
      return around.ask(dataAddress(new URL(hrefOf(to, shown.page.location), around.here())), { signal, body });
    },
    /** Reads the data of the page anew; a way that goes on reads it with its page. */
    revalidate(): Promise<void> {
      isStale = true;
      const trip = running?.trip;
      if (trip?.body) return running?.done ?? Promise.resolve();
      return trip ? travel(trip) : again();
    },
  };
}

type Step = { found: FoundPage; location: WayLocation; wanted: boolean; signal: AbortSignal };
type Question = { url: URL; found: FoundPage; from: Page; signal: AbortSignal; body?: Body };

/** The address a link means on this page: `?…` keeps the path, `#…` the query too, `.` is the path alone. */
export function hrefOf(to: string, { pathname, search }: Pick<WayLocation, "pathname" | "search">): string {
  if (to === "" || to === "." || to === "?") return pathname;
  if (to.startsWith("?")) return pathname + to;
  return to.startsWith("#") ? pathname + search + to : to;
}

const locationOf = ({ pathname, search, hash }: URL, { state, key }: Manner): WayLocation => ({
  pathname,
  search,
  hash,
  state: state ?? null,
  key,
});

/** A place of the same page. */
const isOtherPlaceOnly = (from: WayLocation, to: URL): boolean =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== "" && from.hash !== to.hash;

/** A screen may know that it has what the next address needs; an error is always asked for anew. */
function isWanted({ location, matches, error }: Page, { parts, params }: FoundPage, nextUrl: URL, base: URL): boolean {
  const screen = matches.at(-1);
  if (error || screen?.id !== parts.at(-1)?.id || JSON.stringify(screen?.params) !== JSON.stringify(params)) return true;
  const currentUrl = new URL(location.pathname + location.search, base);
  return screen?.shouldRevalidate?.({ currentUrl, nextUrl, defaultShouldRevalidate: true }) ?? true;
}

const knownOf = ({ matches }: Page): PageData => ({
  data: Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData])),
});
