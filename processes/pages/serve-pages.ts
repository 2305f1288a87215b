import type { IncomingMessage } from "node:http";
import type { Context, Hono } from "hono";
import { genders } from "../../features/catalogue/words/genders.ts";
import { NOBODY, type Shop, type Visit } from "../../features/shop.ts";
import { forbidden, isRefusal, Refusal } from "../../platform/contracts/errors.ts";
import { securityHeaders } from "../../platform/http/pages/security-headers.ts";
import { encodingFor, packPage, type CachedPage, type PageCache } from "../../platform/http/pages/page-cache.ts";
import { withFormRead } from "../../platform/http/input/with-form-read.ts";
import type { Gate } from "../edge/open-gate.ts";
import { parseCookies } from "../../platform/http/cookies.ts";
import { isFromAnotherSite, isPersonal, openVisit, originOf } from "../calls/open-visit.ts";
import { turnAway } from "../edge/turn-away.ts";
import { paceSearches } from "./pace-searches.ts";
import { isForGuestsAlone, isPressedInLetters, isShareablePath, localeOf, sharedAddress } from "./page-address.ts";
import type { PageAnswer, PageServer } from "./page-server.ts";

type Serving = {
  pages: PageServer;
  cache: PageCache;
  addressOf: (request: Request) => string;
  /** Behind proxies the client's. */
  clientOf: (c: Context) => string;
  /** The queue a page waits in to be made. */
  queueOf: (request: Request) => string;
  gate: Gate;
  remember?: ((request: IncomingMessage, key: string) => void) | undefined;
};

const PRIVATE = "private, no-store";
/** Others have no page; of some, as TRACE, no request can even be made to read. */
const methods = new Set(["GET", "HEAD", "POST"]);
const methodNotAllowed = () => new Refusal(405, "refusal.badRequest");

/** Pages that say nothing of who asks come from the shared cache, also to who is signed in (decision 0073). */
export function servePages(app: Hono, shop: Shop, { pages, cache, remember, addressOf, clientOf, queueOf, gate }: Serving): void {
  const rendering = new Map<string, Promise<CachedPage | Response>>();
  app.all("*", async (c) => {
    if (!methods.has(c.req.raw.method)) return turnAway(c, methodNotAllowed());
    // This page is answered without cookies, and a form answer would even replace them (S39).
    if (isFromAnotherSite(c.req.raw, originOf(shop, c.req.raw)) && !isPressedInLetters(c.req.path)) return turnAway(c, forbidden());
    const key = sharedKey(c.req.raw, pages.buildId, shop.config.publicUrl);
    if (!key) {
      const request = await withFormRead(c.req.raw);
      return gate.makePage(c, queueOf(c.req.raw), () => renderForVisitor(request, addressOf(c.req.raw), shop, pages), request.signal);
    }
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
    if (incoming) remember?.(incoming, key);
    const found = cache.find(key);
    if (found) return answerInTurn(c, found);
    try {
      paceSearches(shop, new URL(c.req.url), clientOf(c));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return turnAway(c, error);
    }
    const running =
      rendering.get(key) ??
      gate.makePage(c, queueOf(c.req.raw), () => renderShared(c, shop, pages, cache, key)).finally(() => rendering.delete(key));
    rendering.set(key, running);
    const page = await running;
    return page instanceof Response ? page.clone() : answerInTurn(c, page);
  });

  function answerInTurn(c: Context, page: CachedPage): Response | Promise<Response> {
    const answer = () => answerPage(c.req.raw, page);
    return encodingFor(c.req.header("accept-encoding")) === "identity" ? gate.unpackPage(c, queueOf(c.req.raw), answer) : answer();
  }
}

/** The cache key, or undefined for what is made for one visitor (S40). */
export function sharedKey(request: Request, buildId: string, publicUrl: string | undefined): string | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const url = new URL(request.url);
  if (!isShareablePath(url.pathname) || (isForGuestsAlone(url.pathname) && isPersonal(request))) return undefined;
  const { host, pathname, search } = sharedAddress(url, publicUrl);
  return `${buildId} ${chosenIn(request)} ${host} ${pathname}${search}`;
}

/** Signed-in visitors get it without the headers that let others cache it. */
function answerPage(request: Request, page: CachedPage): Response {
  if (!isPersonal(request)) return answerWith(request, page);
  const acceptEncoding = request.headers.get("accept-encoding") ?? undefined;
  const { status, headers, body } = answerOf(page, { acceptEncoding, etag: undefined });
  const { ETag: _, ...kept } = headers;
  return new Response(body ? bytesOf(body) : null, { status, headers: { ...kept, "Cache-Control": PRIVATE } });
}

export function answerWith(request: Request, page: CachedPage): Response {
  const { headers: asked } = request;
  const { status, headers, body } = answerOf(page, {
    acceptEncoding: asked.get("accept-encoding") ?? undefined,
    etag: asked.get("if-none-match") ?? undefined,
  });
  return new Response(body ? bytesOf(body) : null, { status, headers });
}

export function answerOf(
  page: CachedPage,
  { acceptEncoding, etag }: { acceptEncoding: string | undefined; etag: string | undefined },
): { status: number; headers: Record<string, string>; body?: Buffer } {
  const headers: Record<string, string> = { ...page.headers, ETag: page.etag, Vary: "Accept-Encoding, Cookie" };
  if (etag === page.etag) return { status: 304, headers };
  const { body, encoding } = page.bodyIn(encodingFor(acceptEncoding));
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  return { status: page.status, headers, body };
}

async function renderShared(c: Context, shop: Shop, pages: PageServer, cache: PageCache, key: string): Promise<CachedPage | Response> {
  const address = sharedAddress(new URL(c.req.url), shop.config.publicUrl);
  const anyone = new Request(address, {
    headers: { accept: c.req.header("accept") ?? "text/html", cookie: `gender=${chosenIn(c.req.raw)}` },
  });
  const begun = cache.beginRendering();
  const visit = await openVisit(shop, anyone, { socketAddress: NOBODY, locale: localeOf(address) });
  const rendered = await pages.render(anyone, visit);
  const { status, body } = rendered;
  const page = await packPage({ status, headers: headersOf(rendered, visit), body, tags: visit.pageTags });
  const mayBeKept = (status === 200 || status === 404) && !rendered.headers.has("set-cookie");
  if (!mayBeKept) return new Response(bytesOf(body), { status, headers: { ...page.headers, "Cache-Control": PRIVATE } });
  const shared = { ...page, headers: { ...page.headers, "Cache-Control": "public, max-age=0, must-revalidate" } };
  cache.keep(key, shared, { begun });
  return shared;
}

async function renderForVisitor(request: Request, socketAddress: string, shop: Shop, pages: PageServer): Promise<Response> {
  const visit = await openVisit(shop, request, { socketAddress, locale: localeOf(new URL(request.url)) });
  const rendered = await pages.render(request, visit);
  const { status } = rendered;
  const headers = new Headers(headersOf(rendered, visit));
  headers.set("Cache-Control", PRIVATE);
  for (const cookie of rendered.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
  // Not compressed, since a page that echoes its address would reveal contents by its length.
  return new Response(status === 304 || status === 204 ? null : bytesOf(rendered.body), { status, headers });
}

/** The page's own policy wins. */
function headersOf(rendered: PageAnswer, visit: Visit): Record<string, string> {
  const all = new Headers(securityHeaders({ https: visit.origin.startsWith("https:") }));
  for (const [name, value] of rendered.headers) if (name !== "set-cookie" && name !== "content-length") all.set(name, value);
  return Object.fromEntries(all);
}

export const genderOf = (chosen: string | undefined): string => genders.find((known) => known === chosen) ?? "female";

const chosenIn = (request: Request): string => genderOf(parseCookies(request.headers.get("cookie")).get("gender"));

/** A Buffer as the body of an answer; only the type of its memory is in the way. */
const bytesOf = (body: Buffer): Uint8Array<ArrayBuffer> => body as Uint8Array<ArrayBuffer>;
