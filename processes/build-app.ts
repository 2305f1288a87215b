import { Hono, type Context } from "hono";
import { getConnInfo } from "@hono/node-server/conninfo";
import { filmResponse, pictureResponse } from "../features/catalogue/catalogue.server.ts";
import type { Shop, Visit } from "../features/shop.ts";
import { isRefusal, notFound, Refusal } from "../platform/contracts/errors.ts";
import { clientAddress } from "../platform/http/addresses/client-address.ts";
import type { Sender } from "../platform/http/input/large-bodies.ts";
import { mountApi } from "../platform/http/mount-api.ts";
import { networkOf } from "../platform/http/addresses/network-of.ts";
import type { PageCache } from "../platform/http/pages/page-cache.ts";
import { refusalOf } from "../platform/http/refusals/refusal-of.ts";
import { securityHeaders } from "../platform/http/pages/security-headers.ts";
import type { ClientFiles } from "./pages/client-files.ts";
import { localeFrom } from "../platform/i18n.ts";
import { api, documentedCalls } from "./calls/api.ts";
import { leadBackFromCards } from "./card-sandbox/lead-back-from-cards.ts";
import { serveCardSandbox } from "./card-sandbox/serve-card-sandbox.ts";
import { serveBackOffice } from "./pages/serve-back-office.ts";
import { streamStaffEvents } from "./calls/stream-staff-events.ts";
import { streamCartEvents } from "./calls/stream-cart-events.ts";
import { staffCalls } from "./calls/staff-calls.ts";
import type { Health } from "./edge/health.ts";
import { openVisit } from "./calls/open-visit.ts";
import { requireAccess } from "./calls/require-access.ts";
import { exchangeWith1c } from "./calls/exchange-with-1c.ts";
import { exchangeWithPrograms } from "./calls/exchange-with-programs.ts";
import { takePaymentCallbacks } from "./calls/take-payment-callbacks.ts";
import { takePolicyReports } from "./calls/take-policy-reports.ts";
import { openCallerQueues, type CallerQueues } from "./edge/caller-queues.ts";
import { openGate, type Gate } from "./edge/open-gate.ts";
import { edgeCounters, type EdgeCounters } from "./edge/edge-counters.ts";
import { isForeignHost } from "./edge/is-foreign-host.ts";
import { serveApiDocument } from "./files/serve-api-document.ts";
import { serveLabels } from "./files/serve-labels.ts";
import { serveContentPictures } from "./files/serve-content-pictures.ts";
import { serveVisitorPhotos } from "./files/serve-visitor-photos.ts";
import { serveReceipts } from "./files/serve-receipts.ts";
import { serveFeeds } from "./files/serve-feeds.ts";
import { serveStatement } from "./files/serve-statement.ts";
import { serveSiteFiles } from "./files/serve-site-files.ts";
import type { KeptAddresses } from "./pages/kept-addresses.ts";
import { isMalformedTarget } from "./pages/page-address.ts";
import type { PageServer } from "./pages/page-server.ts";
import { answerRefusal } from "./calls/answer-refusal.ts";
import { say } from "./say.ts";
import { answerWith, servePages } from "./pages/serve-pages.ts";
import { idOf } from "../platform/ids.ts";

export type AppParts = {
  shop: Shop;
  health: Health;
  pages?: PageServer;
  cache?: PageCache;
  kept?: KeptAddresses;
  files?: ClientFiles;
  /** Registers what must end before the process stops listening. */
  onDrain?: (end: () => void) => void;
  backOffice?: ClientFiles;
  counters?: EdgeCounters;
  gate?: Gate;
  queues?: CallerQueues;
};

/** Without `pages` the API alone. */
export function buildApp({
  shop,
  health,
  pages,
  cache,
  kept,
  files,
  backOffice,
  onDrain,
  counters = edgeCounters(),
  gate = openGate(shop.config, { counters }),
  queues = openCallerQueues(),
}: AppParts): Hono {
  const app = new Hono();
  const everyHeader = Object.entries(securityHeaders({ https: isHttps(shop) }));
  app.use(async (c, next) => {
    const url = new URL(c.req.url);
    requests.set(c.req.raw, { address: socketAddressOf(c), path: url.pathname });
    if (isMalformedTarget(url.pathname + url.search)) c.res = answerRefusal(c, new Refusal(400, "refusal.badRequest"));
    else if (isForeignHost(shop.config, url)) c.res = refuseForeignHost(c);
    else {
      const busy = gate.judge(c);
      if (busy) c.res = busy;
      else await next();
    }
    const { headers } = c.res;
    for (const [name, value] of everyHeader) if (!headers.has(name)) headers.set(name, value);
  });
  const refuseForeignHost = (c: Context) => {
    counters.foreignHosts.add({});
    return answerRefusal(c, new Refusal(421, "refusal.foreignHost"));
  };
  const clientOf = (request: Request) =>
    clientAddress({
      socketAddress: addressOf(request),
      forwardedFor: request.headers.get("x-forwarded-for"),
      trustedProxies: shop.config.trustedProxies,
    });
  const queueOf = (request: Request) => {
    const known = knownOf(request);
    return (known.queue ??= queues.of({ ...credentialsOf(request), address: clientOf(request) }));
  };
  const inTurn = <Done>(request: Request, work: () => Promise<Done>) =>
    gate.answerCall({ method: request.method, path: knownOf(request).path, signal: () => request.signal, from: queueOf(request) }, work);
  const openKnownVisit = async (request: Request) => {
    const visit = await openVisit(shop, request, { socketAddress: addressOf(request) });
    queues.remember(credentialsOf(request), visit, queueOf(request));
    return visit;
  };
  /** Where the request is no call, only finding out who asks waits for its turn. */
  const visitInTurn = (request: Request) => inTurn(request, () => openKnownVisit(request));
  takePolicyReports(app, shop, counters);
  takePaymentCallbacks(app, shop);
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    const wrong = await health.whatIsWrong();
    return wrong.length === 0 ? c.text("ready") : c.text(wrong.join("\n"), 503);
  });
  serveApiDocument(app, shop, { calls: documentedCalls, inTurn });
  const events = streamCartEvents(app, shop, visitInTurn);
  onDrain?.(events.end);
  onDrain?.(streamStaffEvents(app, shop, visitInTurn).end);
  serveVisitorPhotos(app, shop, visitInTurn);
  exchangeWith1c(app, shop, { addressOf: ({ req }) => clientOf(req.raw), inTurn, counters });
  exchangeWithPrograms(app, shop, { addressOf: ({ req }) => clientOf(req.raw), inTurn });
  const askerOf = ({ req }: Context) => {
    return { accept: req.header("accept"), signal: req.raw.signal, from: networkOf(clientOf(req.raw)) };
  };
  serveContentPictures(app, shop, {
    visitOf: visitInTurn,
    askerOf,
  });
  serveReceipts(app, visitInTurn);
  serveStatement(app, visitInTurn);
  serveLabels(app, shop, visitInTurn);
  mountApi(app, [...api, ...staffCalls], {
    requireAccess,
    senderOf,
    inTurn,
    openVisit: openKnownVisit,
    say: (visit, key, request) => say(visit?.locale ?? localeFrom(request.headers.get("accept-language")), key),
    onUnexpected: (error, visit) => shop.log.error({ err: error, visit: visit?.id }, "unexpected error"),
  });
  app.get("/pictures/*", async (c) => (await pictureResponse(shop, c.req.path, askerOf(c))) ?? c.notFound());
  app.get(
    "/videos/:id{[0-9]{1,12}}",
    async (c) => (await filmResponse(shop, idOf<"picture">(Number(c.req.param("id"))), c.req.raw)) ?? c.notFound(),
  );
  if (backOffice) serveBackOffice(app, backOffice, { https: isHttps(shop) });
  leadBackFromCards(app, shop);
  serveCardSandbox(app, shop);
  serveSiteFiles(app, shop, inTurn);
  serveFeeds(app, shop, inTurn);
  if (files) {
    app.get("*", async (c, next) => {
      const file = await files.find(c.req.path);
      return file ? answerWith(c.req.raw, file) : next();
    });
  }
  if (pages && cache)
    servePages(app, shop, { pages, cache, remember: kept?.remember, addressOf, clientOf: ({ req }) => clientOf(req.raw), queueOf, gate });
  app.onError((error, c) => {
    if (!isRefusal(error)) shop.log.error({ err: error }, "unexpected error");
    return answerRefusal(c, refusalOf(error));
  });
  app.notFound((c) => answerRefusal(c, notFound()));
  return app;
}

const senderOf = ({ customer, staff, address }: Visit): Sender =>
  customer || staff
    ? { room: "known", name: customer ? `account ${customer.id}` : `staff ${staff?.id}` }
    : { room: "strangers", name: networkOf(address) };

const credentialsOf = ({ headers }: Request) => ({ authorization: headers.get("authorization"), cookie: headers.get("cookie") });

/** Facts of a request that are computed once and asked for in several places. */
type Known = { address: string; path: string; queue?: string };
const requests = new WeakMap<Request, Known>();
const knownOf = (request: Request): Known => requests.get(request) ?? { address: "", path: new URL(request.url).pathname };
const addressOf = (request: Request): string => knownOf(request).address;
/** Tests call the app without a socket. */
function socketAddressOf(c: Context): string {
  return "incoming" in ((c.env as object) ?? {}) ? (getConnInfo(c).remote.address ?? "") : "";
}

export const isHttps = (shop: Shop): boolean => shop.config.publicUrl?.startsWith("https:") ?? false;
