import { randomBytes } from "node:crypto";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { contentPolicy, hashesOfMarked } from "../platform/http/content-policy.ts";
import { pageText } from "./page-text.ts";
import { renderWhole } from "./render-whole.ts";
import { ScriptMark } from "./script-mark.ts";
import { putOff } from "./start-late.ts";

export { pageText } from "./page-text.ts";
export { visitContext } from "./visit-context.ts";

/** Renders the whole page before answering: pages are quick, and a whole page can be cached with its CSP hashes. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  let finalStatus = status;
  const mark = randomBytes(16).toString("base64url");
  const page = (
    <ScriptMark value={mark}>
      <ServerRouter context={routerContext} url={request.url} nonce={mark} />
    </ScriptMark>
  );
  const marked = await renderWhole(page, {
    nonce: mark,
    signal: request.signal,
    onError(error) {
      finalStatus = 500;
      console.error(error);
    },
  });
  headers.set("Content-Security-Policy", contentPolicy({ scriptHashes: hashesOfMarked(marked, mark) }));
  loadContext.get(pageText).text = putOff(marked.replaceAll(` nonce="${mark}"`, ""));
  return new Response(null, { status: finalStatus, headers });
}
