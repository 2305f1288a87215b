import { readFile } from "node:fs/promises";
import path from "node:path";
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from "react-router";
import type { Visit } from "../features/shop.ts";
import { refusalOf } from "../platform/http/refusal-of.ts";

type Contexts = { visitContext: RouterContext<Visit>; pageText: RouterContext<{ text?: string }> };
type ServerRoute = NonNullable<ServerBuild["routes"][string]>;

export type PageAnswer = { status: number; headers: Headers; text: string };

export type PageServer = {
  /** The build's name in cache keys. */
  buildId: string;
  render(request: Request, visit: Visit): Promise<PageAnswer>;
};

const buildFolder = path.join(import.meta.dirname, "../build");

export async function openPageServer(): Promise<PageServer> {
  const build = (await import(path.join(buildFolder, "server/index.js"))) as ServerBuild;
  return pageServer(build, (await readFile(path.join(buildFolder, ".built-from"), "utf8").catch(() => "unstamped")).slice(0, 16));
}

/** Wraps a build, also the development server's. */
export function pageServer(build: ServerBuild, buildId: string): PageServer {
  const { visitContext, pageText } = build.entry.module as unknown as Contexts;
  const troubles = new WeakMap<object, unknown>();
  const handle = createRequestHandler(
    withErrorsTold(build, (error, context) => troubles.set(context, error)),
    process.env["NODE_ENV"] === "development" ? "development" : "production",
  );
  return {
    buildId,
    async render(request, visit) {
      const context = new RouterContextProvider();
      const page: { text?: string } = {};
      context.set(visitContext, visit);
      context.set(pageText, page);
      const response = await handle(request, context);
      const answer = { status: response.status, headers: response.headers, text: page.text ?? (await response.text()) };
      return troubles.has(context) && !request.signal.aborted ? answerTrouble(answer, troubles.get(context), visit) : answer;
    },
  };
}

type Tell = (error: unknown, context: object) => void;

/** React Router answers 500 to every loader error; this turns a silent database into 503. */
function withErrorsTold(build: ServerBuild, tell: Tell): ServerBuild {
  const handleError = (error: unknown, { context }: { context: object }) => tell(error, context);
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && withBusyTold(route, tell)]);
  return {
    ...build,
    routes: Object.fromEntries(routes) as ServerBuild["routes"],
    entry: { ...build.entry, module: { ...build.entry.module, handleError } },
  };
}

function withBusyTold(route: ServerRoute, tell: Tell): ServerRoute {
  const { loader } = route.module;
  if (!loader) return route;
  const told: typeof loader = async (args) => {
    try {
      return await loader(args);
    } catch (error) {
      if (!(error instanceof Error) || refusalOf(error).status !== 503) throw error;
      tell(error, args.context);
      throw new Response(null, { status: 503 });
    }
  };
  return { ...route, module: { ...route.module, loader: told } };
}

function answerTrouble(answer: PageAnswer, trouble: unknown, visit: Visit): PageAnswer {
  visit.shop.log.error({ err: trouble, visit: visit.id }, "a page could not be rendered");
  const { status, retryAfterSeconds } = refusalOf(trouble);
  if (status !== 503) return answer;
  const headers = new Headers(answer.headers);
  headers.set("Retry-After", String(retryAfterSeconds));
  return { status, headers, text: answer.text };
}
