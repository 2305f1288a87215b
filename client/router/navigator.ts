import { isUnreached } from "./answers.ts";
import { dataAddress, type PageData } from "./data-address.ts";
import { makePage, withError, type LoadedPart } from "./make-page.ts";
import type { Page } from "./page.ts";
import type { PageLocation } from "./page-location.ts";
import type { Part, ScreenModule } from "./screen-table.ts";

/** Root first; `path`: the address as the table spells it. */
export type FoundPage = { parts: readonly Part[]; params: Record<string, string>; path: string; rootAddress: string };
export type NavigateOptions = { replace?: boolean | undefined; state?: unknown; preventScrollReset?: boolean | undefined };
export type Body = URLSearchParams | FormData;

export type Surroundings = {
  history: Pick<History, "go" | "pushState" | "replaceState">;
  here(): URL;
  leave(href: string): void;
  /** Rejects where the shop is not reached. */
  ask(address: string, init: { signal: AbortSignal; body?: Body }): Promise<PageData>;
  load(part: Part, href: string): Promise<ScreenModule>;
  keepPlace(key: string): void;
  newKey(): string;
};

export type Going = { state: "idle" | "loading" | "submitting"; location?: PageLocation };
export type Shown = { page: Page; going: Going; isRevalidating: boolean; preventScrollReset: boolean };

export type Navigator = ReturnType<typeof openNavigator>;

type Manner = { kind: "push" | "replace" | "pop"; state?: unknown; key: string; preventScrollReset: boolean };
type Trip = { url: URL; manner: Manner; body?: Body };

const IDLE: Going = { state: "idle" };

/** The last navigation wins; the address changes with the page. Data requested again meanwhile comes with the next page. */
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
      if (wanted) show({ going: { state: body ? "submitting" : "loading", location }, isRevalidating: false });
      const page = await follow(trip, { found, location, wanted, signal });
      if (page && !signal.aborted) arrive(page, trip);
    }, trip);
  }

  /** Undefined where the trip ends elsewhere. */
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
    const ownRoot = known === undefined ? around.ask(found.rootAddress, { signal }) : undefined;
    const sent = body ? sendThrough({ url, signal, body }, from) : around.ask(dataAddress(url), { signal });
    const [answer, anew] = await Promise.all([sent, ownRoot]);
    return { ...answer, data: { ...answer.data, [root]: anew?.data?.[root] ?? known } };
  }

  /** A screen's own action may answer without the shop. */
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
      if (signal.aborted) return;
      // A page that could not be refreshed stays, rather than an error in its place.
      if (isUnreached(page?.error?.cause) && !shown.page.error) show({ isRevalidating: false });
      else if (page) show({ page: { ...page, actionData: shown.page.actionData }, going: IDLE, isRevalidating: false });
    });
  }

  return {
    now: () => shown,
    listen(listener: (next: Shown) => void): void {
      tell = listener;
    },
    /** Ends when the page is there or another navigation has begun. */
    navigate(to: string | number, { replace = false, state = null, preventScrollReset = false }: NavigateOptions = {}): Promise<void> {
      if (typeof to === "number") return Promise.resolve(around.history.go(to));
      const url = new URL(hrefOf(to, shown.page.location), around.here());
      return travel({ url, manner: { kind: replace ? "replace" : "push", state, key: around.newKey(), preventScrollReset } });
    },
    submit(to: string, body: Body, { replace, preventScrollReset = false }: NavigateOptions = {}): Promise<void> {
      const url = new URL(hrefOf(to, shown.page.location), around.here());
      const { pathname, search } = shown.page.location;
      const isSame = url.pathname === pathname && url.search === search;
      const kind = (replace ?? isSame) ? "replace" : "push";
      return travel({ url, body, manner: { kind, state: null, key: around.newKey(), preventScrollReset } });
    },
    pop({ key, state }: { key: string; state: unknown }): Promise<void> {
      return travel({ url: around.here(), manner: { kind: "pop", key, state, preventScrollReset: false } });
    },
    /** The page stays. Rejects where the shop is not reached. */
    send(to: string, body: Body, signal: AbortSignal): Promise<PageData> {
      return around.ask(dataAddress(new URL(hrefOf(to, shown.page.location), around.here())), { signal, body });
    },
    revalidate(): Promise<void> {
      isStale = true;
      const trip = running?.trip;
      if (trip?.body) return running?.done ?? Promise.resolve();
      return trip ? travel(trip) : again();
    },
  };
}

type Step = { found: FoundPage; location: PageLocation; wanted: boolean; signal: AbortSignal };
type Question = { url: URL; found: FoundPage; from: Page; signal: AbortSignal; body?: Body };

/** `?…` keeps the path, `#…` the query too, `.` is the path alone. */
export function hrefOf(to: string, { pathname, search }: Pick<PageLocation, "pathname" | "search">): string {
  if (to === "" || to === "." || to === "?") return pathname;
  if (to.startsWith("?")) return pathname + to;
  return to.startsWith("#") ? pathname + search + to : to;
}

const locationOf = ({ pathname, search, hash }: URL, { state, key }: Manner): PageLocation => ({
  pathname,
  search,
  hash,
  state: state ?? null,
  key,
});

const isOtherPlaceOnly = (from: PageLocation, to: URL): boolean =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== "" && from.hash !== to.hash;

function isWanted({ location, matches, error }: Page, { parts, params }: FoundPage, nextUrl: URL, base: URL): boolean {
  const screen = matches.at(-1);
  if (error || screen?.id !== parts.at(-1)?.id || JSON.stringify(screen?.params) !== JSON.stringify(params)) return true;
  const currentUrl = new URL(location.pathname + location.search, base);
  return screen?.shouldRevalidate?.({ currentUrl, nextUrl, defaultShouldRevalidate: true }) ?? true;
}

const knownOf = ({ matches }: Page): PageData => ({
  data: Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData])),
});
