import { byteRangeOf } from "../../../platform/http/byte-range.ts";
import type { Shop } from "../../shop.ts";

const types = { webm: "video/webm", mp4: "video/mp4" } as const;

const FOR_GOOD = "public, max-age=31536000, immutable";

export const filmType = (source: string): string => types[source.toLowerCase().endsWith(".mp4") ? "mp4" : "webm"];

/** All or the asked range, streamed; 304 when known, undefined without its file. No part of an address becomes a path (security.md S45). */
export async function answerFilm(
  shop: Shop,
  source: string,
  { request, type = filmType(source), cache = FOR_GOOD }: { request: Request; type?: string; cache?: string },
): Promise<Response | undefined> {
  const film = await shop.integrations.files.measure(source);
  if (!film) return undefined;
  const { length } = film;
  const etag = `"${length.toString(36)}-${film.changedAt.getTime().toString(36)}"`;
  const headers = {
    "Accept-Ranges": "bytes",
    ETag: etag,
    "Cache-Control": cache,
    "Content-Security-Policy": "sandbox",
  };
  if (isKnown(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  const asked = byteRangeOf(rangeAsked(request, etag), length);
  if (asked === "impossible") return new Response(null, { status: 416, headers: { ...headers, "Content-Range": `bytes */${length}` } });
  const { from, to } = asked === "whole" ? { from: 0, to: length - 1 } : asked;
  const body = length === 0 ? null : shop.integrations.files.readPart(source, { from, to });
  const described = { ...headers, "Content-Type": type, "Content-Length": String(to - from + 1) };
  if (asked === "whole") return new Response(body, { headers: described });
  return new Response(body, { status: 206, headers: { ...described, "Content-Range": `bytes ${from}-${to}/${length}` } });
}

const isKnown = (header: string | null, etag: string): boolean =>
  header?.split(",").some((one) => [etag, `W/${etag}`, "*"].includes(one.trim())) ?? false;

/** A range works only for GET, and only for an unchanged film (RFC 9110 §13.1.5). */
function rangeAsked({ method, headers }: Request, etag: string): string | null {
  const goesOnFrom = headers.get("if-range");
  return method === "GET" && (goesOnFrom === null || goesOnFrom === etag) ? headers.get("range") : null;
}
