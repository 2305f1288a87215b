import { randomBytes } from "node:crypto";
import { renderToReadableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";
import { contentPolicy, hashesOfMarked } from "../platform/http/content-policy.ts";
import { ScriptMark } from "./script-mark.ts";
import { putOff } from "./start-late.ts";

export { visitContext } from "./visit-context.ts";

/** Renders the whole page before answering: pages are quick, and a whole page can be cached with its CSP hashes. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
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
  const stream = await renderToReadableStream(page, {
    nonce: mark,
    signal: request.signal,
    // The page is sent whole: no part of it is left for a script to put in its place.
    progressiveChunkSize: Infinity,
    onError(error) {
      finalStatus = 500;
      console.error(error);
    },
  });
  await stream.allReady;
  const marked = await new Response(stream).text();
  headers.set("Content-Security-Policy", contentPolicy({ scriptHashes: hashesOfMarked(marked, mark) }));
  return new Response(putOff(marked.replaceAll(` nonce="${mark}"`, "")), { status: finalStatus, headers });
}
