import { renderToReadableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";
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
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    signal: request.signal,
    // The page is sent whole: no part of it is left for a script to put in its place.
    progressiveChunkSize: Infinity,
    onError(error) {
      finalStatus = 500;
      console.error(error);
    },
  });
  await stream.allReady;
  return new Response(putOff(await new Response(stream).text()), { status: finalStatus, headers });
}
