import type { Visit } from "../../features/shop.ts";
import { isPageRefusal } from "../../client/router/answers.ts";
import { pathOfData, type PageData } from "../../client/router/data-address.ts";
import { headOf, type MetaDescriptor } from "./head-tags.server.tsx";
import type { FoundPage } from "../../client/router/navigator.ts";
import type { Part } from "../../client/router/screen-table.ts";
import { refusalOf } from "../../platform/http/refusals/refusal-of.ts";
import type { LoaderFunctionArgs } from "../loader-args.ts";
import type { PartServer } from "../screen-servers.server.ts";
import type { RootData } from "../storefront/layout/root-data.ts";

/** The body is UTF-8. */
export type PageAnswer = { status: number; headers: Headers; body: Buffer };

const NOTHING = Buffer.alloc(0);

/** `trouble`: an error nobody expected. */
type Outcome = { status: number; headers: Headers; data: PageData; trouble?: unknown };

export type WrittenPage = { html: Buffer; policy?: string; isWhole: boolean };

export type PageParts = {
  find: (path: string) => FoundPage | undefined;
  isRootData: (path: string) => boolean;
  serverOf: (file: string) => PartServer;
  write: (
    found: FoundPage,
    data: PageData,
    asked: { url: URL; signal: AbortSignal; visit: Visit; tags: readonly MetaDescriptor[] },
  ) => Promise<WrittenPage>;
};

/** `….data` answers the data alone. An address in another spelling leads to its own. A busy database answers 503 with Retry-After. */
export function openAnswering(pages: PageParts): (request: Request, visit: Visit) => Promise<PageAnswer> {
  return async (request, visit) => {
    const url = new URL(request.url);
    const path = pathOfData(url.pathname);
    if (path !== undefined) url.pathname = path;
    const found = pages.find(url.pathname);
    if (!found) return { status: 404, headers: new Headers(), body: NOTHING };
    const args = { request, url, params: found.params, context: { visit } };
    const [root, ...below] = found.parts;
    const parts = path === undefined ? found.parts : pages.isRootData(url.pathname) && root ? [root] : below;
    // What is private and what is paced is known by its one spelling (security.md S33, S40).
    const outcome = found.path === url.pathname ? await actAndLoad(parts, pages.serverOf, args) : movedTo(`${found.path}${url.search}`);
    if (outcome.trouble !== undefined && !request.signal.aborted)
      visit.shop.log.error({ err: outcome.trouble, visit: visit.id }, "a page could not be made");
    if (path === undefined && outcome.data.redirect !== undefined) return asRedirect(outcome, outcome.data.redirect);
    const tags = tagsOf(found, outcome.data, { serverOf: pages.serverOf, url, visit });
    return path === undefined ? asDocument(outcome, found, { pages, request, url, visit, tags }) : asData(outcome, tags);
  };
}

/** The head's tags of a page; an error screen renders its own title. */
function tagsOf(
  { parts }: FoundPage,
  { data = {}, error, redirect }: PageData,
  { serverOf, url, visit: { origin } }: Pick<PageParts, "serverOf"> & { url: URL; visit: Visit },
): MetaDescriptor[] {
  const { id = "", file = "" } = parts.at(-1) ?? {};
  const { meta } = serverOf(file);
  if (!meta || error || redirect !== undefined) return [];
  return meta({ loaderData: data[id] as never, location: url, origin, root: data["root"] as RootData | undefined });
}

function asData({ status, headers, data: answer }: Outcome, tags: readonly MetaDescriptor[]): PageAnswer {
  const data: PageData = tags.length > 0 ? { ...answer, head: headOf(tags) } : answer;
  headers.set("Content-Type", "application/json");
  // Browsers would follow and caches keep a plain redirect.
  return { status: data.redirect === undefined ? status : 202, headers, body: Buffer.from(JSON.stringify(data)) };
}

/** 308 keeps a form with its method. */
const movedTo = (redirect: string): Outcome => ({ status: 308, headers: new Headers(), data: { redirect } });

function asRedirect({ status, headers }: Outcome, to: string): PageAnswer {
  headers.set("Location", to);
  return { status, headers, body: NOTHING };
}

type Asked = { pages: PageParts; request: Request; url: URL; visit: Visit; tags: readonly MetaDescriptor[] };

async function asDocument(
  { status, headers, data }: Outcome,
  found: FoundPage,
  { pages, request, url, visit, tags }: Asked,
): Promise<PageAnswer> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return { status, headers, body: NOTHING };
  const { html, policy, isWhole } = await pages.write(found, data, { url, signal: request.signal, visit, tags });
  if (policy) headers.set("Content-Security-Policy", policy);
  return { status: isWhole ? status : 500, headers, body: html };
}

/** Loads all parts at one moment. */
async function actAndLoad(parts: readonly Part[], serverOf: PageParts["serverOf"], args: LoaderFunctionArgs): Promise<Outcome> {
  const { method } = args.request;
  const isRead = method === "GET" || method === "HEAD";
  const { action } = serverOf(parts.at(-1)?.file ?? "");
  const sent = isRead ? undefined : method === "POST" && action ? await settle(() => action(args)) : refused(405);
  // A failed form is shown within its outer parts, which need their data.
  const loading = sent?.redirect !== undefined ? [] : sent?.error ? parts.slice(0, -1) : parts;
  const loaded = await Promise.all(loading.map(({ file }) => settle(() => serverOf(file).loader?.(args))));
  const all = [...(sent ? [sent] : []), ...loaded];
  const headers = new Headers();
  for (const one of all) for (const [name, value] of one.headers ?? []) headers.append(name, value);
  const led = all.find(({ redirect }) => redirect !== undefined);
  if (led?.redirect !== undefined) return { status: led.status, headers, data: { redirect: led.redirect } };
  const failed = loaded.findIndex(({ error }) => error);
  const wrong = loaded[failed] ?? (sent?.error ? sent : undefined);
  const trouble = wrong?.trouble;
  if (wrong?.retryAfterSeconds !== undefined) headers.set("Retry-After", String(wrong.retryAfterSeconds));
  const data: PageData = {
    data: Object.fromEntries(parts.flatMap(({ id }, at) => (loaded[at] && !loaded[at].error ? [[id, loaded[at].value]] : []))),
    ...(sent && !sent.error ? { action: { value: sent.value } } : {}),
    ...(wrong ? { error: { id: parts.at(failed)?.id ?? "", status: wrong.status } } : {}),
  };
  return { status: wrong?.status ?? sent?.status ?? 200, headers, data, ...(trouble === undefined ? {} : { trouble }) };
}

type Settled = {
  status: number;
  headers?: Headers | undefined;
  value?: unknown;
  redirect?: string;
  error?: true;
  trouble?: unknown;
  retryAfterSeconds?: number | undefined;
};

const refused = (status: number): Settled => ({ status, error: true });

async function settle(work: () => unknown): Promise<Settled> {
  try {
    const value = await work();
    if (value instanceof Response) return ledBy(value);
    return isPageRefusal(value) ? { status: value.status, headers: value.headers, value: value.data } : { status: 200, value };
  } catch (error) {
    if (error instanceof Response) return ledBy(error);
    if (isPageRefusal(error)) return { ...refused(error.status), headers: error.headers };
    const { status, retryAfterSeconds } = refusalOf(error);
    return { ...refused(status), trouble: error, retryAfterSeconds };
  }
}

/** One redirect is followed; its address comes apart from the parts' headers. */
function ledBy(answer: Response): Settled {
  const headers = new Headers(answer.headers);
  headers.delete("Location");
  return { status: answer.status, headers, redirect: answer.headers.get("Location") ?? "/" };
}
