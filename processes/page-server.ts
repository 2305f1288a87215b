import { readFile } from "node:fs/promises";
import path from "node:path";
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from "react-router";
import type { Visit } from "../features/shop.ts";

/** Renders one page or one page's data for a visit. */
export type PageServer = {
  /** Names the build, so that a page of another build is never taken from a cache. */
  buildId: string;
  render(request: Request, visit: Visit): Promise<Response>;
};

const buildFolder = path.join(import.meta.dirname, "../build");

/** Loads the built pages. */
export async function openPageServer(): Promise<PageServer> {
  const build = (await import(path.join(buildFolder, "server/index.js"))) as ServerBuild;
  return pageServer(build, (await readFile(path.join(buildFolder, ".built-from"), "utf8").catch(() => "unstamped")).slice(0, 16));
}

/** The same over a build given by the development server. */
export function pageServer(build: ServerBuild, buildId: string): PageServer {
  const handle = createRequestHandler(build, process.env["NODE_ENV"] === "development" ? "development" : "production");
  const { visitContext } = build.entry.module as unknown as { visitContext: RouterContext<Visit> };
  return {
    buildId,
    render(request, visit) {
      const context = new RouterContextProvider();
      context.set(visitContext, visit);
      return handle(request, context);
    },
  };
}
