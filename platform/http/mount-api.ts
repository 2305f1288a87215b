import type { Context, Hono } from "hono";
import type { Endpoint, Handler } from "../contracts/endpoint.ts";
import { fieldErrorsOf } from "./refusals/field-errors-of.ts";
import { invalid, isRefusal, notFound } from "../contracts/errors.ts";
import { mayBeLarge, openLargeBodies, type Sender } from "./input/large-bodies.ts";
import { requireShortBody } from "./input/read-body.ts";
import { inputOf, readText } from "./input/read-input.ts";
import { jsonWithList } from "./json-with-list.ts";
import { refusalBody, retryAfterHeader } from "./refusals/refusal-body.ts";
import { refusalOf } from "./refusals/refusal-of.ts";

type AnyVisit = { id: string };

export type InTurn = <Done>(request: Request, work: () => Promise<Done>) => Promise<Done>;

export type ApiHost<V extends AnyVisit> = {
  /** Runs work in the caller's turn (S59), once a short body has been read, so that slow ones hold no place. */
  inTurn: InTurn;
  openVisit: (request: Request) => Promise<V>;
  requireAccess: (endpoint: Endpoint, visit: V) => void;
  senderOf: (visit: V) => Sender;
  say: (visit: V | undefined, key: string, request: Request) => string;
  onUnexpected: (error: unknown, visit: V | undefined, request: Request) => void;
};

/** Serves all endpoints: access, parsing, status, JSON errors (S30–S32, S55). */
export function mountApi<V extends AnyVisit>(app: Hono, handlers: readonly Handler<V>[], host: ApiHost<V>): void {
  const largeBodies = openLargeBodies();
  for (const handler of handlers) {
    const path = handler.endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1");
    app.on(handler.endpoint.method, path, (c) => serve(c, handler, host, largeBodies));
  }
  app.all("/api/*", (c) => refuse(c, notFound(), undefined, host));
}

async function serve<V extends AnyVisit>(
  c: Context,
  handler: Handler<V>,
  host: ApiHost<V>,
  largeBodies: ReturnType<typeof openLargeBodies>,
): Promise<Response> {
  const { endpoint } = handler;
  const request = c.req.raw;
  let visit: V | undefined;
  try {
    if (endpoint.method !== "GET") requireShortBody(request, endpoint.largestBody);
    const short = mayBeLarge(request, endpoint.largestBody) ? undefined : await readText(c, endpoint);
    return await host.inTurn(request, async () => {
      const opened = await host.openVisit(request);
      visit = opened;
      host.requireAccess(endpoint, opened);
      if (short !== undefined) return answerTo(c, short, handler, opened);
      return largeBodies.answer(
        { request, largest: endpoint.largestBody, sender: host.senderOf(opened) },
        () => readText(c, endpoint),
        (text) => answerTo(c, text, handler, opened),
      );
    });
  } catch (error) {
    return refuse(c, error, visit, host);
  }
}

async function answerTo<V extends AnyVisit>(c: Context, text: string, { endpoint, answer }: Handler<V>, visit: V): Promise<Response> {
  const input = inputOf(c, endpoint, text);
  const parsed = endpoint.input.safeParse(input);
  if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error, input));
  const { body, list, setCookies = [], status = 200, headers = {} } = await answer(visit, parsed.data);
  const response = new Response(list ? jsonWithList(body, list) : JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json", "Cache-Control": "private, no-store", ...headers },
  });
  for (const cookie of setCookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

function refuse<V extends AnyVisit>(c: Context, error: unknown, visit: V | undefined, host: ApiHost<V>): Response {
  const refusal = refusalOf(error);
  if (!isRefusal(error)) host.onUnexpected(error, visit, c.req.raw);
  const { carried } = refusal;
  const headers = { "Cache-Control": "private, no-store", ...carried.headers, ...retryAfterHeader(refusal) };
  const body = { ...refusalBody(refusal, (key) => host.say(visit, key, c.req.raw)), ...(visit ? { visit: visit.id } : {}) };
  const response = c.json(body, refusal.status as 422, headers);
  for (const cookie of carried.setCookies ?? []) response.headers.append("Set-Cookie", cookie);
  return response;
}
